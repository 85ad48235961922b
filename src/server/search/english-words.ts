import dictionary from 'dictionary-en'

const ENDINGS: [RegExp, string][] = [
  [/s$/, ''],
  [/(?<=[sxzo]|[cs]h)es$/, ''],
  [/ies$/, 'y'],
  [/e?d$/, ''],
  [/d$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/er$/, ''],
  [/r$/, ''],
]

let words: ReadonlyMap<string, string> | undefined

/** Whether a word in lower case is English, in its plural or a regular form of a verb, too: then it is no mistyping of another. */
export function isEnglishWord(word: string): boolean {
  const known = englishWords()
  return (
    known.has(word) ||
    ENDINGS.some(([ending, base]) => ending.test(word) && known.has(word.replace(ending, base)))
  )
}

/** Whether a word in lower case names something in English, and is no adjective besides: "crab", "polish", not "purple". */
export function isEnglishNoun(word: string): boolean {
  const known = englishWords()
  return [
    word,
    ...PLURALS.flatMap(([ending, base]) => (ending.test(word) ? [word.replace(ending, base)] : [])),
  ].some((each) => {
    const forms = known.get(each) ?? ''
    return forms.includes(OF_ITS) && !ADJECTIVES.test(forms)
  })
}

/** The marks of the word list: "crab's"; "purplest", "stately", "fullness". */
const OF_ITS = 'M'
const ADJECTIVES = /[PTY]/
const PLURALS = ENDINGS.slice(0, 3)

const englishWords = (): ReadonlyMap<string, string> => {
  words ??= readWords()
  return words
}

/** Without names and abbreviations, which are mistypings as often as not. */
function readWords(): ReadonlyMap<string, string> {
  const lines = Buffer.from(dictionary.dic).toString().split('\n').slice(1)
  return new Map(
    lines.flatMap((line) => {
      const [word = '', forms = ''] = line.split('/')
      return /^[a-z]{3,}$/.test(word) ? [[word, forms] as const] : []
    }),
  )
}

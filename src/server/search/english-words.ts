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

let words: ReadonlySet<string> | undefined

/** Whether a word in lower case is English, in its plural or a regular form of a verb, too: then it is no mistyping of another. */
export function isEnglishWord(word: string): boolean {
  const known = englishWords()
  return (
    known.has(word) ||
    ENDINGS.some(([ending, base]) => ending.test(word) && known.has(word.replace(ending, base)))
  )
}

const englishWords = (): ReadonlySet<string> => {
  words ??= readWords()
  return words
}

/** Without names and abbreviations, which are mistypings as often as not. */
function readWords(): ReadonlySet<string> {
  const lines = Buffer.from(dictionary.dic).toString().split('\n').slice(1)
  return new Set(
    lines.flatMap((line) => {
      const [word = ''] = line.split('/')
      return /^[a-z]{3,}$/.test(word) ? [word] : []
    }),
  )
}

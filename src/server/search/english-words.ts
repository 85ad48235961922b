import dictionary from 'dictionary-en'

/** The list's flag of verbs that somebody does: "paint" has a painter, "plume" no plumer. */
const DOER = 'R'

/** What ends a regular form, what its word ends with, and the flag that such a word has, where not every word has the form. */
const ENDINGS: [ending: RegExp, base: string, flag?: string][] = [
  [/s$/, ''],
  [/(?<=[sxzo]|[cs]h)es$/, ''],
  [/ies$/, 'y'],
  [/e?d$/, ''],
  [/d$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/er$/, '', DOER],
  [/r$/, '', DOER],
]

let words: ReadonlyMap<string, string> | undefined

/** Whether a word in lower case is English, in its plural or a regular form of a verb, too: then it is no mistyping of another. */
export function isEnglishWord(word: string): boolean {
  const known = englishWords()
  return (
    known.has(word) ||
    ENDINGS.some(
      ([ending, base, flag = '']) =>
        ending.test(word) && known.get(word.replace(ending, base))?.includes(flag),
    )
  )
}

/** All of them, each with its flags. */
export const englishWords = (): ReadonlyMap<string, string> => {
  words ??= readWords()
  return words
}

/** With their flags, without names and abbreviations, which are mistypings as often as not. */
function readWords(): ReadonlyMap<string, string> {
  const lines = Buffer.from(dictionary.dic).toString().split('\n').slice(1)
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [word = '', flags = ''] = line.split('/')
      return /^[a-z]{3,}$/.test(word) ? [[word, flags]] : []
    }),
  )
}

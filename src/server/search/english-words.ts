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

let words: Set<string> | undefined

/** Whether a word in lower case is English, in its plural or a regular form of a verb, too: then it is no mistyping of another. */
export function isEnglishWord(word: string): boolean {
  words ??= readWords()
  return (
    words.has(word) ||
    ENDINGS.some(([ending, base]) => ending.test(word) && words?.has(word.replace(ending, base)))
  )
}

/** Without names and abbreviations, which are mistypings as often as not. */
function readWords(): Set<string> {
  const lines = Buffer.from(dictionary.dic).toString().split('\n').slice(1)
  return new Set(lines.map((line) => line.split('/')[0] ?? '').filter((word) => /^[a-z]{3,}$/.test(word)))
}

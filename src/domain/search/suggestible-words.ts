/**
 * A text as words: no accents, lower case, separated by everything that is neither letter nor digit and between a number and its unit, as
 * the search itself parts them ("12mm" is 12 mm).
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('×', 'x')
  return plain.match(/\p{N}+|\p{L}+/gu) ?? []
}

export const isNumber = (word: string): boolean => /^\p{N}/u.test(word)

/** The singulars that a plural may have: what is typed finds them, too. */
export function singularsOf(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  return word.endsWith('es') ? [word.slice(0, -1), word.slice(0, -2)] : [word.slice(0, -1)]
}

/** Shorter words are no mistyped ones: too many others are near. */
export const TYPO_MIN_LENGTH = 4

/** Whether the word begins with what was typed but for one letter: another one, one too many or too few, or two that changed places. */
export function beginsNearly(word: string, typed: string): boolean {
  let same = 0
  while (same < typed.length && word[same] === typed[same]) same += 1
  if (same === typed.length) return true
  const rest = (from: number) => typed.slice(same + from)
  return (
    word.startsWith(rest(1), same + 1) ||
    word.startsWith(rest(1), same) ||
    word.startsWith(rest(0), same + 1) ||
    (word[same] === typed[same + 1] && word[same + 1] === typed[same] && word.startsWith(rest(2), same + 2))
  )
}

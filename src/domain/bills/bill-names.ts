/** The words of a name, without signs. */
export const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What a bill is called without its number: "Bill nr. 1: Preliminaries" is "1 Preliminaries". */
export const nameOf = (text: string): string =>
  wordsOf(text.replace(/\b(?:bill|element|section|part|nr|no|number|\d+)\b/gi, ' '))

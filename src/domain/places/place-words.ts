const ROMAN: Readonly<Record<string, string>> = { ii: '2', iii: '3', iv: '4', one: '1', two: '2', three: '3' }

/** A text as places are looked up by: words in lower case without accents and signs, a number apart from letters, "Phase II" as "phase 2". */
export function placeWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’ʼ]/g, '')
    .replace(/(?<=[a-z])(?=\d)/g, ' ')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(placeWord)
}

export function placeWord(word: string): string {
  return ROMAN[word] ?? word
}

/** The typed text in parts that the readers of a search work on (docs/product.md 17.1). */

export type Token = {
  /** Lower case, no accents; a number as digits with its point or fraction: `2.5`, `1/2`, `1000` of "1,000". */
  word: string
  kind: 'word' | 'number' | 'sign'
  /** Where it stands in the typed text. */
  start: number
  end: number
  /** Nothing stands between it and the token before. */
  glued: boolean
}

/** What is read of a typed text, in characters. */
export const SEARCH_TEXT_MAX = 200

const PARTS =
  /(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d,])|\d+(?:\.\d+)?(?:\/\d+(?![.\d]))?|(?<!\d)\.\d+|[½¼¾])|(?<unit>[mk]?m[²³23](?!\p{N})|cm[²³23](?!\p{N}))|(?<letters>(?<![\p{L}\p{M}])(?:\p{L}[./])+\p{L}(?![\p{L}\p{M}])\.?)|(?<word>\p{L}[\p{L}\p{M}]*(?:['’]s(?![\p{L}\p{M}]))?)|(?<inch>["”″]|''|’’)|(?<foot>(?<=\d)['’′])|(?<sign>[₦#×*+<>≤≥/]|[-–—](?=\s*[₦#nN]?\s*\d))/gu

const FRACTIONS: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4' }
const SIGNS: Record<string, string> = { '₦': 'naira', '#': 'naira', '×': 'x', '*': 'x', '–': '-', '—': '-' }

/** Every word, number and sign that means something, in order. */
export function tokenize(typed: string): Token[] {
  const tokens: Token[] = []
  for (const match of typed.slice(0, SEARCH_TEXT_MAX).matchAll(PARTS)) {
    const [text] = match
    const { number, unit, letters, word, inch, foot } = match.groups ?? {}
    const before = tokens.at(-1)
    const start = match.index
    const end = start + text.length
    const glued = before?.end === start
    // Some letters are nothing but accents.
    const add = (kind: Token['kind'], plain: string) => {
      if (kind === 'sign' || /[\p{L}\p{N}]/u.test(plain))
        tokens.push({ word: plain, kind, start, end, glued })
    }
    if (number !== undefined) add('number', plainNumber(number))
    else if (unit !== undefined) add('word', unit.replace('²', '2').replace('³', '3').toLowerCase())
    else if (letters !== undefined) add('word', plainWord(letters.replace(/[./]/g, '')))
    else if (word !== undefined) add('word', plainWord(word.replace(/['’]s$/, '')))
    else if (inch === undefined && foot === undefined)
      add(SIGNS[text] === 'naira' || SIGNS[text] === 'x' ? 'word' : 'sign', SIGNS[text] ?? text)
    else if (before?.kind === 'number') add('word', inch === undefined ? 'ft' : 'inch')
  }
  return tokens
}

function plainNumber(text: string): string {
  const digits = FRACTIONS[text] ?? text.replaceAll(',', '')
  return digits.startsWith('.') ? `0${digits}` : digits
}

/** Hausa's hooked letters, which are no letters with marks. */
const HOOKED: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' }

/** A word as it is compared: "Ọ̀nà" is "ona", "ƙarfe" is "karfe". */
export function plainWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ɓɗƙƴ]/g, (letter) => HOOKED[letter] ?? letter)
}

/** A text as plain words, as the database has them: `12mm` is `12 mm`, `2.5` is `2 5`. */
export function plainWords(text: string): string {
  return plainWord(text.replaceAll('×', 'x'))
    .replace(/(\p{N})(?=\p{L})|(\p{L})(?=\p{N})/gu, '$1$2 ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A word without the ending of a plural, so that "tilers" is known as "tiler". Only to compare with others that went the same way. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$|^news$/.test(word)) return word
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  return word.replace(/(?<=ss|x|ch|sh|z)es$|s$/, '')
}

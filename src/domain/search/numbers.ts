import type { Token } from './tokens.ts'

const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

/** `written` has digits, with a point or a fraction: `2.5`, `1/2`, `1 1/2`. `length` in tokens. */
export type ReadNumber = { written: string; value: number; length: number; inWords: boolean }

/** The number that begins here: 12, 2.5, 1/2, 1 1/2, "nine", "half", "three quarter". */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const word = (offset: number) => tokens[at + offset]?.word ?? ''
  const first = tokens[at]
  if (!first) return undefined
  if (first.kind === 'number') {
    const [sign, next] = [tokens[at + 1], tokens[at + 2]]
    if (isFraction(sign) && isWhole(first)) return mixed(first.word, sign?.word, 2)
    if (sign?.word === '-' && isFraction(next) && isWhole(first)) return mixed(first.word, next?.word, 3)
    if (first.word === '3' && /^quarters?$/.test(word(1)))
      return { written: '3/4', value: 0.75, length: 2, inWords: true }
    const dotted = /^(\d+)\.(\d)\/(\d)$/.exec(first.word)
    if (dotted) return mixed(dotted[1] ?? '', `${dotted[2]}/${dotted[3]}`, 1)
    return { written: first.word, value: amountOf(first.word), length: 1, inWords: false }
  }
  const inWords = true
  if (word(0) === 'half') return { written: '1/2', value: 0.5, length: 1, inWords }
  if (word(0) === 'quarter') return { written: '1/4', value: 0.25, length: 1, inWords }
  if (word(0) === 'three' && /^quarters?$/.test(word(1)))
    return { written: '3/4', value: 0.75, length: 2, inWords }
  const value = NUMBER_WORDS[word(0)]
  if (value === undefined) return undefined
  if (word(1) === 'and' && word(2) === 'half')
    return { written: `${value} 1/2`, value: value + 0.5, length: 3, inWords }
  if (word(1) === 'and' && word(2) === 'a' && word(3) === 'half') {
    return { written: `${value} 1/2`, value: value + 0.5, length: 4, inWords }
  }
  const units = value >= 20 ? NUMBER_WORDS[word(1)] : undefined
  if (units !== undefined && units < 10) {
    return { written: String(value + units), value: value + units, length: 2, inWords }
  }
  return { written: String(value), value, length: 1, inWords }
}

const isWhole = (token: Token) => /^\d+$/.test(token.word)
const isFraction = (token: Token | undefined) =>
  token?.kind === 'number' && /^[1-9]\d?\/\d{1,2}$/.test(token.word)

function mixed(whole: string, fraction = '', length: number): ReadNumber {
  return {
    written: `${whole} ${fraction}`,
    value: amountOf(whole) + amountOf(fraction),
    length,
    inWords: false,
  }
}

function amountOf(written: string): number {
  const [numerator, denominator] = written.split('/').map(Number)
  return (numerator ?? Number.NaN) / (denominator ?? 1)
}

import type { Word } from './tsquery.ts'

/** The denominators of sizes. */
const DENOMINATORS = ['2', '3', '4', '8', '16']

/** A number in plain words has lost its point or its bar: 2 5 may be 2.5, 1 000 is 1,000, 1 2 may be 1/2 and 2 1 2 is 2 1/2. */
export function measures(words: readonly Word[]): Word[][] {
  const numbers = words.map(({ word }) => (/^\d+$/.test(word) ? word : ''))
  const at = numbers.findIndex((number, index) => number && numbers[index + 1])
  const [one = '', two = '', three = ''] = numbers.slice(at, at + 3)
  if (at < 0 || !two) return [[...words]]
  const isFraction = (over: string, under: string) =>
    DENOMINATORS.includes(under) && Number(over) < Number(under)
  const readings = [
    { length: 2, word: `${one}d${two}` },
    ...(/^\d{3}$/.test(two) ? [{ length: 2, word: one + two }] : []),
    ...(isFraction(one, two) ? [{ length: 2, word: `${one}f${two}` }] : []),
    ...(isFraction(two, three) ? [{ length: 3, word: `${one}n${two}f${three}` }] : []),
  ]
  return [
    [...words],
    ...readings.map(({ length, word }) => [
      ...words.slice(0, at),
      { word, stem: word },
      ...words.slice(at + length),
    ]),
  ]
}

import { expect, it } from 'vitest'
import { restOf, totalOf } from './total.ts'

it.each([
  [{ total: 0 }, '0 products'],
  [{ total: 1 }, '1 product'],
  [{ total: 1_000 }, '1,000 products'],
  [{ total: 1_000, totalCapped: true }, '1,000+ products'],
])('%o are %s', (total, words) => {
  expect(totalOf(total, 'product')).toBe(words)
})

it.each([
  [{ total: 84 }, 10, { total: 74 }],
  [{ total: 84 }, 84, undefined],
  [{ total: 84 }, 94, undefined],
  [{ total: 1_000, totalCapped: true }, 10, { total: 990, totalCapped: true }],
  [{ total: 1_000, totalCapped: true }, 1_000, undefined],
  [{ total: 1_000, totalCapped: true }, 1_500, undefined],
])('of %o after %i are left %o', (total, seen, rest) => expect(restOf(total, seen)).toEqual(rest))

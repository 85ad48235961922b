import { expect, it } from 'vitest'
import { totalOf } from './total.ts'

it.each([
  [{ total: 0 }, '0 products'],
  [{ total: 1 }, '1 product'],
  [{ total: 1_000 }, '1,000 products'],
  [{ total: 1_000, totalCapped: true }, '1,000+ products'],
])('%o are %s', (total, words) => {
  expect(totalOf(total, 'product')).toBe(words)
})

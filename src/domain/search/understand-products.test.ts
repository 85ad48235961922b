import { expect, test } from 'vitest'
import { buildDictionary } from './dictionary.ts'
import { TRADE_WORDS } from './trade-words.ts'
import { understandProducts } from './understand-products.ts'

const dictionary = buildDictionary(TRADE_WORDS)
const understand = (typed: string) => understandProducts(typed, {}, dictionary)

test.each([
  ['cement in lagos', { location: 'Lagos' }, ['cement']],
  ['cement under 5000', { maxPrice: 5000 }, ['cement']],
  ['12mm rod', {}, ['12 mm', 'rod']],
])('%s', (typed, filters, terms) => {
  const understanding = understand(typed)
  expect(understanding.filters).toEqual(filters)
  expect(understanding.terms.map((term) => term.typed)).toEqual(terms)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import type { ProductFilters } from '#domain/products/product-filters.ts'
import { buildDictionary } from './dictionary.ts'
import { SEARCH_TEXT_MAX } from './tokens.ts'
import { TRADE_WORDS } from './trade-words.ts'
import { understandListings } from './understand-listings.ts'
import { understandProducts } from './understand-products.ts'

const dictionary = buildDictionary(TRADE_WORDS)
const understandings = [
  (typed: string) => understandProducts(typed, {}, dictionary),
  (typed: string) => understandListings(typed, {}, dictionary),
]

const WORDS =
  'cement rod 12mm 9" 2x3 60x60 1/2 inch in lagos ikeja under 5m 500k ₦ 1,000 litres between and - to for sale rent 2 bedroom 3+ bed per year the of y16 42.5r geepee price mai gini . , a'.split(
    ' ',
  )
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 250 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 14 }).map((words) => words.join(' ')),
)

describe('whatever is typed', () => {
  it('every part is verbatim, and no term is empty', () => {
    fc.assert(
      fc.property(typed, (text) => {
        for (const understand of understandings) {
          const { understood, terms } = understand(text)
          for (const part of understood) expect(text).toContain(part.text)
          expect(terms.length).toBeLessThanOrEqual(12)
          for (const term of terms) expect(term.typed).not.toBe('')
        }
      }),
      { numRuns: 500 },
    )
  })

  it('a number of the words was typed, or is one that the same term says in another unit', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const digits = new Set(
          text
            .slice(0, SEARCH_TEXT_MAX)
            .replaceAll(',', '')
            .match(/\p{N}+/gu) ?? [],
        )
        for (const { terms } of understandings.map((understand) => understand(text))) {
          for (const number of terms.flatMap((term) => term.typed.match(/\d+/g) ?? [])) {
            const known =
              digits.has(number) || /[½¼¾²³]/.test(text) || ['0', '1', '2', '3', '4'].includes(number)
            expect(known || [...digits].some((each) => each.includes(number))).toBe(true)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('filters set by hand stay as they are', () => {
    const products: ProductFilters = {
      location: 'Kano',
      lga: 'Dala',
      type: 'Labour',
      minPrice: 10,
      maxPrice: 20,
      name: 'x',
    }
    const listings: ListingFilters = {
      state: 'Kano',
      type: 'rent',
      minPrice: 10,
      maxPrice: 20,
      bedrooms: 7,
      minBathrooms: 7,
    }
    fc.assert(
      fc.property(typed, (text) => {
        expect(understandProducts(text, products, dictionary).filters).toEqual(products)
        expect(understandListings(text, listings, dictionary).filters).toMatchObject(listings)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a part that is taken away', () => {
  const things = ['cement', 'iron rod', 'tiles', 'flat', 'duplex']
  const parts = [
    'in lagos',
    'near ikeja',
    'under 500k',
    'between 1m and 2m',
    'above 10 million',
    '2 bedroom',
    'for sale',
    'to let',
    '₦20,000 - ₦30,000',
  ]
  it.each(parts)('takes its filter along: %s', (part) => {
    for (const thing of things) {
      for (const understand of understandings) {
        for (const text of [`${thing} ${part}`, `${part} ${thing}`, `${thing} ${part} furnished`]) {
          const { understood } = understand(text)
          const found = understood.find(
            (each) => part.includes(each.text) && Object.keys(each.filter).length > 0,
          )
          if (!found) continue
          const left = understand(text.replace(found.text, ' '))
          expect(left.understood.map((each) => each.text)).toEqual(
            understood.filter((each) => each !== found).map((each) => each.text),
          )
          for (const key of Object.keys(found.filter)) expect(left.filters).not.toHaveProperty(key)
        }
      }
    }
  })
})

it('understanding takes no more than the square of its words', () => {
  const text =
    'where can i buy 20 bags of dangote cement 42.5r and 12mm iron rods in port harcourt under 500k'
  const quickest = (read: string) =>
    Math.min(
      ...Array.from({ length: 50 }, () => {
        const started = performance.now()
        understandings[0]?.(read)
        return performance.now() - started
      }),
    )
  expect(quickest(`${text} ${text} ${text}`)).toBeLessThan(3 ** 2 * quickest(text))
})

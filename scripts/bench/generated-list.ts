import { csvLine } from '#domain/csv-text.ts'
import { STATES } from '#domain/places.ts'
import { choices } from './choices.ts'
import { BRANDS, DESCRIPTIONS, PRODUCT_KINDS } from './vocabulary.ts'

/** A seller has so many, and few sellers have more. */
const SHOPS = 3

/** A seller's list of so many products as a CSV file, the same one for each seed; each row is another product. */
export function generatedList(rows: number, seed: number): Uint8Array {
  const { next, one } = choices(seed)
  const shops = Array.from({ length: SHOPS }, () => {
    const state = one(STATES)
    return { state, address: `${1 + next(200)} Market Road, ${state}` }
  })
  const lines = [
    csvLine([
      'Product Name',
      'Details',
      'Category',
      'Sub_Category',
      'Type',
      'UOM',
      'State',
      'Store Address',
      'Phone',
      'Price',
    ]),
    ...Array.from({ length: rows }, (_, row) => {
      const { category, subCategory, type, unit, price, things, sizes } = one(PRODUCT_KINDS)
      const asked = Math.round((price[0] + next(price[1] - price[0])) / 100) * 100
      const name = `${one(BRANDS)} ${one(things)} ${one(sizes)} ${seed}-${row}`
      const { state, address } = one(shops)
      return csvLine([
        name,
        one(DESCRIPTIONS),
        category,
        subCategory,
        type,
        unit,
        state,
        address,
        '08031234567',
        String(asked),
      ])
    }),
  ]
  return new TextEncoder().encode(lines.join(''))
}

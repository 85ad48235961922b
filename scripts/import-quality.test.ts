import { join } from 'node:path'
import { expect, it } from 'vitest'
import { measure, shareOf } from './import-quality/measure.ts'

const LISTS = join(import.meta.dirname, '../tests/support/lists')

it.each([
  // As of a portal: what is for sale stands in the type, the state at the end of the place, the price in digits.
  ['portal-homes.csv', { rows: 16, named: 12, asItIs: 9, answered: 11 }],
  // As of a portal without titles: the price has its period behind a stroke, or is missing.
  ['portal-rents.csv', { rows: 14, named: 11, asItIs: 4, answered: 10 }],
  // As of a till: codes, a column of stock, names in capitals.
  ['shop-stock.csv', { rows: 10, named: 10, asItIs: 10, answered: 10 }],
  // As of a catalogue in a foreign currency.
  ['catalogue-usd.csv', { rows: 10, named: 9, asItIs: 0, answered: 9 }],
  // As of a newspaper: the lowest and the highest price, a place that is several.
  ['published-prices.csv', { rows: 8, named: 8, asItIs: 5, answered: 8 }],
  ['price-list.csv', { rows: 4, named: 3, asItIs: 3, answered: 3 }],
  ['rents.csv', { rows: 3, named: 2, asItIs: 2, answered: 2 }],
  ['two-columns.tsv', { rows: 3, named: 3, asItIs: 3, answered: 3 }],
  ['till-export.xls', { rows: 1, named: 1, asItIs: 1, answered: 1 }],
])('of %s what names a thing and a price comes in', async (name, expected) => {
  const measured = await measure(join(LISTS, name))
  expect(measured, JSON.stringify(measured.reasons)).toMatchObject(expected)
  expect(shareOf(measured)).toBeGreaterThanOrEqual(0.9)
})

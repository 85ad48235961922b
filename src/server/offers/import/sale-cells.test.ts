import { expect, it } from 'vitest'
import { nairaPrice } from './price-text.ts'
import { parseDelivery, parsePriceBreaks } from './sale-cells.ts'

const nairaOf = (text: string) => {
  const price = nairaPrice(text, undefined, {})
  return 'naira' in price ? price.naira : undefined
}

it.each([
  [
    '50: 10,350; 200: ₦10,100',
    [
      { from: 50, price: 10_350 },
      { from: 200, price: 10_100 },
    ],
  ],
  ['from 1,000 bags: 9.9k', [{ from: 1_000, price: 9_900 }]],
  [
    '50 = 10350 | 100 @ 10000',
    [
      { from: 50, price: 10_350 },
      { from: 100, price: 10_000 },
    ],
  ],
  ['cheaper for many', 'cheaper for many'],
  ['50: on request', '50: on request'],
])('reads price breaks: %s', (text, read) => {
  expect(parsePriceBreaks(text, nairaOf)).toEqual(read)
})

it.each([
  ['No delivery', { kind: 'none' }],
  ['ask', { kind: 'ask' }],
  ['free within state', { kind: 'included', within: 'state' }],
  ['Free nationwide', { kind: 'included', within: 'country' }],
  ['included within the local government', { kind: 'included', within: 'lga' }],
  ['₦15,000 per trip', { kind: 'charged', price: 15_000, per: 'trip' }],
  ['250 a bag', { kind: 'charged', price: 250, per: 'unit' }],
  ['15,000 per truck', { kind: 'charged', price: 15_000, per: 'trip' }],
  ['200 per km', undefined],
  ['free', undefined],
  ['soon', undefined],
])('reads what is said of delivery: %s', (text, read) => {
  expect(parseDelivery(text, nairaOf)).toEqual(read)
})

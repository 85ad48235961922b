import { expect, test } from 'vitest'
import { raisedPrice } from './raised-price.ts'

test.each([
  [9_600, 5, 10_100],
  [10_350, 5, 10_900],
  [240_000, 5, 252_000],
  [185_000, 5, 194_000],
  [960, 5, 1_010],
  [7_500, 5, 7_900],
  [10_100, -5, 9_600],
  [47_250, 10, 52_000],
  [100_000_000, -50, 50_000_000],
])('%i naira and %i %% are %i', (price, percent, raised) => {
  expect(raisedPrice(price, percent)).toBe(raised)
})

test.each([
  [7_000, 0.3, 7_021],
  [12, 3, 12.36],
])('rounding does not take back what was asked for: %d and %d %%', (price, percent, raised) => {
  expect(raisedPrice(price, percent)).toBe(raised)
})

test('it is at most half a per cent from the exact amount, but for the smallest', () => {
  for (let price = 100; price < 3_000_000; price += 997)
    expect(Math.abs(raisedPrice(price, 7) / (price * 1.07) - 1)).toBeLessThanOrEqual(0.005)
})

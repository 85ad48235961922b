import { expect, test } from 'vitest'
import { daysAgo, priceAge } from './price-age.ts'

const NOW = Date.parse('2026-11-22T10:00:00.000Z')

test.each([
  ['2026-11-22T00:10:00.000Z', 'today'],
  // Half past midnight in Nigeria.
  ['2026-11-21T23:30:00.000Z', 'today'],
  ['2026-11-21T22:30:00.000Z', 'yesterday'],
  ['2026-11-19T12:00:00.000Z', '3 days ago'],
  // A clock that is late.
  ['2026-11-23T12:00:00.000Z', 'today'],
])('a price of %s was confirmed %s', (priceConfirmedAt, ago) => {
  expect(daysAgo(priceConfirmedAt, NOW)).toBe(ago)
})

test('what is ageing and what is old is said', () => {
  const age = (priceConfirmedAt: string, freshness: 'fresh' | 'ageing' | 'stale' | 'asleep') =>
    priceAge({ priceConfirmedAt, freshness }, NOW)
  expect(age('2026-11-19T12:00:00.000Z', 'fresh')).toBe('Price confirmed 3 days ago')
  expect(age('2026-11-02T12:00:00.000Z', 'ageing')).toBe('Confirmed 20 days ago, may have changed')
  expect(age('2026-10-08T12:00:00.000Z', 'stale')).toBe('Old price: not confirmed for 45 days')
  expect(age('2026-08-14T12:00:00.000Z', 'asleep')).toBe(
    'Old price: not confirmed for 100 days, so it is in no list',
  )
})

import { expect, it } from 'vitest'
import { PRICE_HISTORY_MAX, priceHistory, type ShownEvent } from './price-history.ts'

const UNTIL = new Date('2026-11-22T12:00:00Z')
const BAG = {
  pack: 'bags bag 50 kg',
  comparableQuantity: 50,
  comparableUnit: 'kg',
  conversion: 'exact',
} as const
const UNREAD = { pack: 'bags', comparableQuantity: null, comparableUnit: null, conversion: null }

/** On this day of November, in naira. */
const on = (
  day: number,
  kind: ShownEvent['kind'],
  naira: number,
  rest: Partial<ShownEvent> = {},
): ShownEvent => ({
  at: new Date(Date.UTC(2026, 10, day)),
  kind,
  price: naira * 100,
  inStock: true,
  ...BAG,
  ...rest,
})

/** Day, price and comparable price of each point. */
const told = (events: ShownEvent[]) =>
  priceHistory(events, UNTIL).points.map(
    ({ at, price, comparable }) => `${Number(at.slice(8, 10))}: ${price} ${comparable}`,
  )

it('has a point where the price changes, and none where it is confirmed', () => {
  const events = [
    on(1, 'offered', 9_000),
    on(3, 'confirmed', 9_000),
    on(5, 'changed', 9_500),
    on(6, 'changed', 9_500),
    on(9, 'changed', 9_200),
  ]
  expect(told(events)).toEqual(['1: 9000 180', '5: 9500 190', '9: 9200 184'])
  expect(priceHistory(events, UNTIL)).toMatchObject({
    compared: { unit: 'kg', conversion: 'exact' },
    otherPack: false,
    since: '2026-11-01T00:00:00.000Z',
    until: '2026-11-22T12:00:00.000Z',
  })
})

it('has a gap while it is hidden, sold out or both', () => {
  expect(
    told([
      on(1, 'offered', 100),
      on(2, 'hidden', 100),
      on(3, 'changed', 110),
      on(4, 'restored', 110),
      on(5, 'changed', 110, { inStock: false }),
      on(6, 'hidden', 110, { inStock: false }),
      on(7, 'changed', 110),
      on(8, 'restored', 110),
    ]),
  ).toEqual(['1: 100 2', '2: null null', '4: 110 2.2', '5: null null', '8: 110 2.2'])
})

it('begins when it could be had', () => {
  const offered = on(1, 'offered', 100)
  const hidden = { ...on(1, 'hidden', 100), at: new Date(offered.at.getTime() + 1) }
  expect(told([offered, hidden, on(3, 'restored', 100)])).toEqual(['3: 100 2'])
  expect(told([offered, hidden])).toEqual([])
})

it('takes what was read later for what it has been, until its seller changed it', () => {
  const half = { ...BAG, pack: 'bags bag 25 kg', comparableQuantity: 25 }
  const events = [
    on(1, 'offered', 100, UNREAD),
    on(2, 'changed', 120, UNREAD),
    on(3, 'reread', 120, half),
    on(4, 'changed', 200),
  ]
  expect(told(events)).toEqual(['1: 100 4', '2: 120 4.8', '4: 200 4'])
  expect(priceHistory(events, UNTIL).otherPack).toBe(true)
  expect(priceHistory(events.slice(0, 3), UNTIL).otherPack).toBe(false)
})

it('compares by the unit of today alone', () => {
  expect(told([on(1, 'offered', 100, { comparableUnit: 'tonne' }), on(2, 'changed', 110)])).toEqual([
    '1: 100 null',
    '2: 110 2.2',
  ])
})

it('shows the newest changes', () => {
  const many = Array.from({ length: PRICE_HISTORY_MAX + 20 }, (_, index) => ({
    ...on(1, 'changed', 100 + index),
    at: new Date(Date.UTC(2025, 0, index + 1)),
  }))
  const { points } = priceHistory(many, UNTIL)
  expect(points).toHaveLength(PRICE_HISTORY_MAX)
  expect(points.at(-1)?.price).toBe(100 + many.length - 1)
})

it('knows nothing of what no event tells of', () => {
  expect(priceHistory([], UNTIL)).toMatchObject({ points: [], compared: null, since: null, otherPack: false })
})

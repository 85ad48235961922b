import { expect, test } from 'vitest'
import type { SheetPrice } from '#domain/prices/price-sheet-schema.ts'
import { withText } from './sheet-edits.ts'
import { outcomeText, planOf, planText } from './sheet-plan.ts'

const row = (id: string): SheetPrice => ({
  id,
  name: `Offer ${id}`,
  image: null,
  unit: 'bags',
  pack: null,
  regularPrice: 9_600,
  discount: false,
  discountPrice: 0,
  priceBreaks: [],
  inStock: true,
  priceConfirmedAt: '2026-10-01T08:00:00.000Z',
  freshness: 'stale',
  reminders: 0,
  comparable: null,
  version: 1,
})
const rows = ['a', 'b', 'c'].map(row)
const edits = withText({}, row('b'), 'regularPrice', '9700')

test('what is changed is sent once, and only the rest is confirmed', () => {
  const plan = planOf(edits, rows, rows)
  expect(plan).toMatchObject({ confirmed: ['a', 'c'], problem: undefined, wrong: 0 })
  expect(plan.changes).toEqual([{ id: 'b', version: 1, regularPrice: 9_700 }])
  expect(planText(plan, true)).toBe('Save 1, confirm 2')
})

test('the chosen alone are confirmed', () => {
  const plan = planOf(edits, [], rows.slice(0, 1))
  expect(plan).toMatchObject({ changes: [], confirmed: ['a'] })
  expect(planText(plan, false)).toBe('This one still right')
  expect(planText(planOf({}, rows, rows), true)).toBe('All still right')
})

test('what cannot be sent is named', () => {
  const wrong = withText(edits, row('c'), 'regularPrice', 'ten')
  expect(planOf(wrong, rows, rows)).toMatchObject({ problem: { id: 'c', key: 'regularPrice' }, wrong: 1 })
})

test('what was done is said in one line', () => {
  expect(outcomeText(3, 47)).toBe('3 changed, 47 confirmed')
  expect(outcomeText(1, 0)).toBe('1 changed')
  expect(outcomeText(0, 50)).toBe('50 confirmed')
})

import { expect, test } from 'vitest'
import type { SheetPrice } from '#domain/prices/price-sheet-schema.ts'
import {
  cellsOf,
  changeOf,
  currentEdits,
  type Edits,
  isConflict,
  keepMine,
  problemsOf,
  reverseOf,
  textOf,
  withoutText,
  withRaise,
  withStock,
  withText,
} from './sheet-edits.ts'

const cement: SheetPrice = {
  id: 'cement',
  name: 'Dangote cement 42.5R',
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
  version: 3,
}
const reduced: SheetPrice = {
  ...cement,
  id: 'reduced',
  discount: true,
  discountPrice: 9_300,
  priceBreaks: [
    { from: 50, price: 9_200 },
    { from: 600, price: 9_000 },
  ],
}

const typed = (row: SheetPrice, key: string, text: string, edits: Edits = {}) =>
  withText(edits, row, key, text)

test('a price that is typed over is a change, and one that is typed as it was is none', () => {
  const edits = typed(cement, 'regularPrice', '9,800')
  const edit = edits.cement ?? { cells: {} }
  expect(changeOf(cement, edit, false)).toEqual({ id: 'cement', version: 3, regularPrice: 9_800 })
  expect(typed(cement, 'regularPrice', '9600', edits)).toEqual({})
  expect(withoutText(edits, cement, 'regularPrice')).toEqual({})
})

test('what is not typed over is sent only where the price is said to be right, too', () => {
  const edit = withStock({}, cement, false).cement ?? { cells: {} }
  expect(changeOf(cement, edit, false)).toEqual({ id: 'cement', version: 3, inStock: false })
  expect(changeOf(cement, edit, true)).toEqual({
    id: 'cement',
    version: 3,
    inStock: false,
    regularPrice: 9_600,
  })
})

test('an offer has a cell for each of its prices, from the highest down', () => {
  expect(cellsOf(reduced).map(({ label, value }) => [label, value])).toEqual([
    ['Price', 9_600],
    ['Discounted price', 9_300],
    ['From 50', 9_200],
    ['From 600', 9_000],
  ])
  const edit = typed(reduced, 'from-600', '8950').reduced ?? { cells: {} }
  expect(changeOf(reduced, edit, false)).toEqual({
    id: 'reduced',
    version: 3,
    priceBreaks: [
      { from: 50, price: 9_200 },
      { from: 600, price: 8_950 },
    ],
  })
})

test.each([
  ['regularPrice', '', 'Type a price'],
  ['regularPrice', '9.600,50', 'Type a number such as 9,600'],
  ['regularPrice', '2', 'It must be 10 to 100,000,000 naira'],
  ['discountPrice', '9700', 'It must be less than 9,600, the price'],
  ['from-600', '9200', 'It must be less than 9,200, the from 50'],
])('%s “%s”: %s', (key, text, reason) => {
  expect(problemsOf(reduced, typed(reduced, key, text).reduced)[key]).toBe(reason)
})

test('all prices of an offer are raised together, and can be so once more', () => {
  const once = withRaise({}, reduced, 5)
  expect(cellsOf(reduced).map((cell) => textOf(once.reduced, cell))).toEqual([
    '10,100',
    '9,750',
    '9,650',
    '9,450',
  ])
  expect(problemsOf(reduced, once.reduced)).toEqual({})
  expect(textOf(withRaise(once, reduced, 5).reduced, { key: 'regularPrice', label: '', value: 0 })).toBe(
    '10,600',
  )
})

test('what was changed elsewhere is kept where nothing is typed, and to be chosen where something is', () => {
  const edits = typed(cement, 'regularPrice', '9,800')
  const elsewhere = { ...cement, regularPrice: 9_700, version: 4 }
  const [cell] = cellsOf(elsewhere)
  if (!cell) throw new Error('It has a price')
  const kept = currentEdits(edits, [elsewhere])
  expect(isConflict(kept.cement, cell)).toBe(true)
  expect(problemsOf(elsewhere, kept.cement).regularPrice).toContain('Changed elsewhere to 9,700')
  const mine = keepMine(kept, elsewhere, cell)
  expect(problemsOf(elsewhere, mine.cement)).toEqual({})
  expect(mine.cement && changeOf(elsewhere, mine.cement, false)).toEqual({
    id: 'cement',
    version: 4,
    regularPrice: 9_800,
  })
  expect(withoutText(kept, elsewhere, 'regularPrice')).toEqual({})
})

test('what was saved elsewhere as it is typed here, or is gone, is no edit any more', () => {
  const edits = typed(cement, 'regularPrice', '9,800', typed(reduced, 'from-50', '9100'))
  expect(currentEdits(edits, [{ ...cement, regularPrice: 9_800 }])).toEqual({})
  expect(currentEdits(edits, [{ ...reduced, priceBreaks: [] }])).toEqual({})
})

test('a change is taken back with the day of the former confirmation', () => {
  const change = { id: 'cement', version: 3, regularPrice: 9_800, inStock: false }
  expect(reverseOf(cement, change)).toEqual({
    id: 'cement',
    reminders: 0,
    asleep: false,
    regularPrice: 9_600,
    inStock: true,
    priceConfirmedAt: '2026-10-01T08:00:00.000Z',
  })
})

import { expect, it } from 'vitest'
import type { BillLine } from '#domain/bills/bill-schema.ts'
import type { PricedLine } from '../bill-api.ts'
import type { Shown } from '../bill-search.ts'
import { nameOf } from '../names.ts'
import { movedTo } from './grid-keys.ts'
import { countShown, listLines, type MatchLevel } from './listed-lines.ts'

const lineOf = (row: number, text: string, change: Partial<BillLine> = {}): BillLine => ({
  key: `BILL!${row}`,
  fingerprint: text,
  sheet: 'BILL',
  row,
  reference: '',
  kind: 'measured',
  section: ['SUBSTRUCTURE'],
  preamble: '',
  written: text,
  text,
  unit: { written: 'm3', known: 'm3' },
  quantity: 1,
  multiplier: 1,
  rate: 10,
  amount: 10,
  cells: { quantity: null, rate: null, amount: null },
  why: [],
  flags: [],
  ...change,
})

const line = (
  row: number,
  text: string,
  change: Partial<BillLine> = {},
  level: MatchLevel = 'ask',
): PricedLine => ({
  line: lineOf(row, text, change),
  priced: { key: `BILL!${row}`, match: { level, as: null, others: [], why: [] }, price: null },
})

const LINES = [
  line(1, 'Excavate trenches', {}, 'sure'),
  line(2, 'Blinding', { rate: null, amount: 0 }, 'likely'),
  line(3, 'Roof sheets', { section: ['ROOF'], flags: ['repeated'] }),
  line(4, 'Insurances', { section: ['ROOF'], kind: 'lump' }),
]

const NAMED = nameOf(new Map())

const texts = (shown: Shown, find = '') =>
  listLines(LINES, { shown, find, nameOf: NAMED }).map((entry) =>
    'section' in entry ? entry.section : entry.line.text,
  )

it('lists lines below their sections', () => {
  expect(texts('all')).toEqual([
    ...['BILL › SUBSTRUCTURE', 'Excavate trenches', 'Blinding'],
    ...['BILL › ROOF', 'Roof sheets', 'Insurances'],
  ])
})

it('takes what a formula makes of an empty rate for no price', () => {
  expect(texts('unpriced')).toEqual(['BILL › SUBSTRUCTURE', 'Blinding'])
  expect(countShown(LINES)).toMatchObject({ all: 4, unpriced: 1, flagged: 1 })
})

it('asks of no sum what it is', () => {
  expect(countShown(LINES)).toMatchObject({ sure: 1, likely: 1, ask: 1, own: 0 })
  expect(texts('ask')).toEqual(['BILL › ROOF', 'Roof sheets'])
})

it('finds a line by all its words, also by those of its section', () => {
  expect(texts('all', 'SHEETS roof')).toEqual(['BILL › ROOF', 'Roof sheets'])
  expect(texts('all', 'excavate roof')).toEqual([])
})

it('goes from line to line, past the sections, and stays at the ends', () => {
  const entries = listLines(LINES, { shown: 'all', find: '', nameOf: NAMED })
  expect(movedTo(entries, -1, 'ArrowDown', 5)).toBe(1)
  expect(movedTo(entries, 2, 'ArrowDown', 5)).toBe(4)
  expect(movedTo(entries, 5, 'ArrowDown', 5)).toBeUndefined()
  expect(movedTo(entries, 4, 'ArrowUp', 5)).toBe(2)
  expect(movedTo(entries, 1, 'PageDown', 2)).toBe(4)
  expect(movedTo(entries, 4, 'Home', 5)).toBe(1)
  expect(movedTo(entries, 1, 'End', 5)).toBe(5)
  expect(movedTo(entries, 1, 'a', 5)).toBeUndefined()
})

it('names what a line is taken for by its options', () => {
  const bars = {
    kind: 'work',
    item: 'reinforcement',
    choices: { diameter: 'd12' },
    factors: {},
    perUnit: 1,
  } as const
  const choices = { diameter: { label: 'Diameter', options: { d12: '12 mm' } } }
  expect(nameOf(new Map([['reinforcement', { choices }]]))(bars)).toBe('Reinforcement, 12 mm')
  expect(nameOf(new Map())(bars)).toBe('Reinforcement')
})

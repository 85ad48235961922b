import { describe, expect, it } from 'vitest'
import { billOf, gridOf, HEADINGS, type MadeRow } from '../../../../tests/support/bill-grid.ts'
import { readBill } from '../read-bill.ts'
import { checkList } from './check-words.ts'

const found = (...rows: MadeRow[]) =>
  billOf(...rows).checks.map(({ cell, difference, kind }) => [kind, cell, difference])

const item = (row: number, text = `Work ${'abcdefgh'[row]} of its own`, unit = 'm2') => [
  'A',
  text,
  unit,
  row,
  10.1,
  `=D${row}*E${row}`,
]
const total = (formula: string | number, text = 'TOTAL') => [null, text, null, null, null, formula]

describe('casting', () => {
  it('finds nothing where everything is right', () => {
    expect(
      found(item(2), item(3), total('=SUM(F2:F3)'), item(5), total('=F5+F4', 'Carried to summary')),
    ).toEqual([])
  })
  it.each([
    ['ends one row early', '=SUM(F2:F3)', 'F4', -40.4],
    ['begins one row late', '=SUM(F3:F4)', 'F2', -20.2],
    ['leaves one out between two', '=F2+F4', 'F3', -30.3],
  ])('a total that %s names the item', (_, formula, cell, difference) => {
    expect(found(item(2), item(3), item(4), total(formula))).toEqual([['not-in-total', cell, difference]])
  })
  it.each([
    ['goes over one', '=SUM(F7:F8)', [['not-in-total', 'F9', -60.6]]],
    ['has them all', '=SUM(F7:F9)', []],
    ['names all', '=F3+F5+F6', []],
  ])('a summary that %s of its totals', (_, formula, told) => {
    const totals = [[item(2), total('=F2', 'Walls')], [item(4), total('=F4', 'Doors')], [item(6)]].flat()
    const summary = [total('=F3', 'Walls'), total('=F5', 'Doors'), total('=F6', 'Paint'), total(formula)]
    expect(found(...totals, ...summary)).toEqual(told)
  })
  it('an item that is added twice is named, a tax on its total is not', () => {
    expect(
      found(item(2), item(3), total('=SUM(F2:F3)+F3'), total('=F4*0.075', 'Add VAT'), total('=F4+F5')),
    ).toEqual([['counted-twice', 'F3', 30.3]])
  })
  it('a typed total that is not its items is told to the kobo', () => {
    expect(found(item(2), item(3), total(50.5))).toEqual([])
    expect(found(item(2), item(3), total(55.5))).toEqual([['total-differs', 'F4', 5]])
  })
  it('what is brought forward has to be what was carried', () => {
    const rows = (brought: number) => [
      item(2),
      total(20.2, 'Carried forward'),
      total(brought, 'Brought forward'),
      item(5),
      total(70.7, 'TOTAL'),
    ]
    expect(found(...rows(20.2))).toEqual([])
    expect(found(...rows(20.1))[0]).toEqual(['carried-differs', 'F4', -0.1])
  })
  it('a summary has to have the totals of its bills', () => {
    const { checks } = readBill(
      gridOf({ Walls: [[...HEADINGS], item(2), item(3), total('=SUM(F2:F3)')], Summary: [['Walls', 55]] }),
    )
    expect(checks).toMatchObject([{ kind: 'carried-differs', sheet: 'Summary', cell: 'B1', difference: 4.5 }])
  })
  it('a summary names a bill by its number and name, too', () => {
    const walls = [[...HEADINGS], item(2), item(3), total('=SUM(F2:F3)')]
    const summary = (text: string, figure: number) => [['1', text, null, figure]]
    const kinds = (text: string, figure: number) =>
      readBill(gridOf({ '1 Walls': walls, '2 Roofs': walls, Summary: summary(text, figure) })).checks
    expect(kinds('Bill nr. 1: Walls', 55)).toMatchObject([
      { kind: 'carried-differs', cell: 'D1', difference: 4.5 },
    ])
    expect(kinds('Bill nr. 1: Walls', 50.5)).toEqual([])
    expect(kinds('Bill nr. 3: Floors', 55)).toEqual([])
  })
  it('a total that shows another figure than it computes is named', () => {
    const grid = gridOf({ Bill: [[...HEADINGS], item(2), item(3), total('=SUM(F2:F3)')] })
    const cell = grid.sheets[0]?.rows[3]?.cells as Map<number, object>
    cell.set(5, { value: 40, formula: 'SUM(F2:F3)' })
    expect(readBill(grid).checks).toMatchObject([{ kind: 'total-differs', cell: 'F4', difference: -10.5 }])
  })
})

describe('lines', () => {
  it('amounts are quantity × rate to the kobo; whole naira are rounded', () => {
    expect(found(['A', 'Sand', 'm3', 3, 33.33, 99.99])).toEqual([])
    expect(found(['A', 'Sand', 'm3', 3, 33.33, 99.98])).toEqual([['amount-differs', 'F2', -0.01]])
    expect(found(['A', 'Sand', 'm3', 3, 33.33, 100])).toEqual([])
    expect(found(['A', 'Sand', 'm3', 3, 33.33, 110])).toEqual([['amount-differs', 'F2', 10.01]])
  })
  it.each([
    ['High yield bars in beams; 12mm diameter', 'm3'],
    ['Emulsion paint to walls', 'kg'],
    ['Damp proof course 225mm wide', 'm3'],
    ['Excavate trench', 'kg'],
  ])('%s is not counted in %s', (text, unit) => {
    expect(found(['A', text, unit, 2, 3, 6])).toEqual([['unit-does-not-fit', 'F2', null]])
  })
  it.each([
    ['Steel mesh A142 in bed', 'm2'],
    ['Paint to steel doors', 'm2'],
    ['Excavate top soil 150mm', 'm2'],
    ['Concrete in columns', 'm3'],
  ])('%s may be counted in %s', (text, unit) => {
    expect(found(['A', text, unit, 2, 3, 6])).toEqual([])
  })
  it('the same twice, and a rate far from that of the same, are named', () => {
    const same = ['A', 'Render to walls', 'm2', 2, 3_000, 6_000]
    expect(found(same, same)).toEqual([['repeated-item', 'F3', null]])
    expect(found(same, ['B', 'Render to walls', 'm2', 5, 30_000, 150_000])).toEqual([
      ['rate-outlies', 'E3', null],
    ])
  })
})

it('a list to copy says the same every time', () => {
  const { checks } = billOf(item(2, 'Blockwork in walls'), item(3, 'Render to walls'), total('=F2'))
  expect(checkList(checks)).toBe(
    'Sheet “Bill”, cell F3: No total includes “Render to walls” (₦30.30). Difference: −₦30.30.\n',
  )
  expect(checkList([])).toBe('We found nothing that does not add up.\n')
})

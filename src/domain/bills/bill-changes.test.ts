import { describe, expect, it } from 'vitest'
import { billChanges, worthOf } from './bill-changes.ts'
import type { BillLine } from './bill-schema.ts'

const line = (fingerprint: string, quantity: number, rate: number | null, row = 1): BillLine => ({
  key: `BILL!${row}`,
  fingerprint,
  sheet: 'BILL',
  row,
  reference: 'A',
  kind: 'measured',
  section: [],
  preamble: '',
  written: fingerprint,
  text: fingerprint,
  unit: { written: 'm2', known: 'm2' },
  quantity,
  multiplier: 1,
  rate,
  amount: rate === null ? null : quantity * rate,
  cells: { quantity: `D${row}`, rate: `E${row}`, amount: `F${row}` },
  why: [],
  flags: [],
})

describe('two versions of a bill', () => {
  it('are the same where only rows have moved', () => {
    expect(billChanges([line('wall', 10, 5, 4)], [line('wall', 10, 5, 9)])).toEqual([])
  })

  it('differ by what was added, changed and dropped, with what each is worth', () => {
    const changes = billChanges(
      [line('wall', 10, 5), line('slab', 3, 100), line('paint', 8, 2)],
      [line('wall', 12, 5), line('door', 2, 40), line('paint', 8, 2)],
    )
    expect(changes.map(({ kind }) => kind)).toEqual(['changed', 'added', 'dropped'])
    expect(changes.map(worthOf)).toEqual([10, 80, -300])
  })

  it('pair lines that stand twice each with its own', () => {
    const changes = billChanges(
      [line('wall', 10, 5), line('wall', 20, 5)],
      [line('wall', 20, 5), line('wall', 11, 5)],
    )
    expect(changes).toMatchObject([{ kind: 'changed', before: { quantity: 10 }, after: { quantity: 11 } }])
  })

  it('differ where a rate was filled in', () => {
    const [change] = billChanges([line('wall', 10, null)], [line('wall', 10, 5)])
    expect(change).toMatchObject({ kind: 'changed' })
    expect(change && worthOf(change)).toBe(50)
  })
})

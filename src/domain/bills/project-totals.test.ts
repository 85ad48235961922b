import { expect, it } from 'vitest'
import type { ProjectBill } from './project-schema.ts'
import { projectTotals, replacements } from './project-totals.ts'

const bill = (
  id: string,
  project: number,
  naira: number | null,
  replacedBy: string | null = null,
): ProjectBill => ({
  ...{ id, name: id, fileName: `${id}.xlsx`, state: 'read', message: null, expiresAt: null },
  ...{ createdAt: '2026-11-23T10:00:00.000Z', versionOf: null, replacedBy },
  totals: { items: project, project, lines: 3, unpriced: 0, unknownUnits: 0 },
  price:
    naira === null
      ? null
      : {
          ...{ state: 'Kano', pricedAt: '2026-11-23T10:00:00.000Z', expiresAt: '2026-12-21T10:00:00.000Z' },
          ...{ naira, unpriced: { lines: 2, naira: 10.5 } },
        },
})

it('adds up bills to the kobo, of each its latest version', () => {
  const bills = [bill('main', 100.1, 200.2), bill('fence', 0.2, 0.1), bill('old', 1_000, 900, 'main')]
  expect(projectTotals(bills, 50)).toEqual({
    ...{ files: 100.3, priced: 200.3, pricedBills: 2, countedBills: 2 },
    ...{ unpriced: { lines: 4, naira: 21 }, perSquareMetre: 4.01 },
  })
})

it('says what a square metre costs only of a project that is priced as a whole', () => {
  expect(projectTotals([bill('main', 1, 2), bill('fence', 1, null)], 50).perSquareMetre).toBeNull()
  expect(projectTotals([bill('main', 1, 2)], null).perSquareMetre).toBeNull()
  expect(projectTotals([], 50).perSquareMetre).toBeNull()
})

it('knows which version takes the place of which', () => {
  const bills = [
    { id: 'third', versionOf: 'second' },
    { id: 'second', versionOf: 'first' },
    { id: 'first', versionOf: null },
  ]
  expect([...replacements(bills)]).toEqual([
    ['second', 'third'],
    ['first', 'second'],
  ])
})

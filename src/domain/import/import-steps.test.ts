import { expect, it } from 'vitest'
import { stepOf } from './import-steps.ts'

const NONE = {
  read: 0,
  inserted: 0,
  changed: 0,
  existing: 0,
  repeated: 0,
  rejected: 0,
  waiting: 0,
  takenOut: 0,
  removed: 0,
  kept: 0,
}
const step = (total: number | null, counts: Partial<typeof NONE>, undoes: string | null = null) =>
  stepOf({ total, undoes, counts: { ...NONE, ...counts } })

it('an import is at the rows that are read until all are, then at those that went in or stayed out', () => {
  expect(step(null, {})).toBeNull()
  expect(step(10, { read: 7, rejected: 2 })).toEqual({ step: 'read', rows: 7, total: 10 })
  expect(step(10, { read: 10, rejected: 2 })).toEqual({ step: 'done', rows: 2, total: 10 })
  const all = { inserted: 3, changed: 2, existing: 1, repeated: 2, rejected: 2, waiting: 3, takenOut: 4 }
  expect(step(10, { read: 10, ...all })).toEqual({ step: 'done', rows: 10, total: 10 })
})

it('undoing one is at the offers that are done', () => {
  expect(step(10, { read: 4, removed: 3, kept: 1 }, 'x')).toEqual({ step: 'done', rows: 4, total: 10 })
})

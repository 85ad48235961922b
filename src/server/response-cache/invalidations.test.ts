import { expect, it } from 'vitest'
import { EVERYTHING } from '#server/api/depends-on.ts'
import { Invalidations } from './invalidations.ts'

it('what was begun before one of its tags was invalidated is not true any more', () => {
  const invalidations = new Invalidations()
  invalidations.invalidate(['product:1', 'products:*|*'])
  const since = invalidations.count
  expect(invalidations.isUnchanged(['product:1'], since)).toBe(true)
  invalidations.invalidate(['product:2'])
  expect(invalidations.isUnchanged(['product:1'], since)).toBe(true)
  expect(invalidations.isUnchanged(['product:1', 'product:2'], since)).toBe(false)
  expect(invalidations.isUnchanged(['product:2'], invalidations.count)).toBe(true)
  expect(invalidations.isUnchanged([EVERYTHING], since)).toBe(false)
})

it('everything goes with a star, also what depends on nothing', () => {
  const invalidations = new Invalidations()
  invalidations.invalidate(['*'])
  expect([invalidations.isUnchanged([], 0), invalidations.isUnchanged([], 1)]).toEqual([false, true])
})

it('what was forgotten counts as invalidated', () => {
  const invalidations = new Invalidations(2)
  for (let id = 1; id <= 9; id++) invalidations.invalidate([`product:${id}`])
  expect(invalidations.isUnchanged(['product:1'], 0)).toBe(false)
  expect(invalidations.isUnchanged(['product:0'], 0)).toBe(false)
  expect(invalidations.isUnchanged(['product:0'], 8)).toBe(true)
  expect(invalidations.isUnchanged(['product:9'], 8)).toBe(false)
})

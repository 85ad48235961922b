import { expect, it } from 'vitest'
import { EVERYTHING } from '#server/api/depends-on.ts'
import { Drops } from './drops.ts'

it('what was begun before one of its tags was dropped is not true any more', () => {
  const drops = new Drops()
  drops.drop(['product:1', 'products:*|*'])
  const since = drops.count
  expect(drops.isUnchanged(['product:1'], since)).toBe(true)
  drops.drop(['product:2'])
  expect(drops.isUnchanged(['product:1'], since)).toBe(true)
  expect(drops.isUnchanged(['product:1', 'product:2'], since)).toBe(false)
  expect(drops.isUnchanged(['product:2'], drops.count)).toBe(true)
  expect(drops.isUnchanged([EVERYTHING], since)).toBe(false)
})

it('everything goes with a star, also what hangs on nothing', () => {
  const drops = new Drops()
  drops.drop(['*'])
  expect([drops.isUnchanged([], 0), drops.isUnchanged([], 1)]).toEqual([false, true])
})

it('what was forgotten counts as dropped', () => {
  const drops = new Drops(2)
  for (let id = 1; id <= 9; id++) drops.drop([`product:${id}`])
  expect(drops.isUnchanged(['product:1'], 0)).toBe(false)
  expect(drops.isUnchanged(['product:0'], 0)).toBe(false)
  expect(drops.isUnchanged(['product:0'], 8)).toBe(true)
  expect(drops.isUnchanged(['product:9'], 8)).toBe(false)
})

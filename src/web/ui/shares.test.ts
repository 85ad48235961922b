import { expect, test } from 'vitest'
import { shares } from './shares.ts'

test('per cent come to a hundred, and none is further from what it is than it must be', () => {
  expect(shares([258, 45, 57])).toEqual([72, 12, 16])
  expect(shares([1, 1, 1])).toEqual([34, 33, 33])
  expect(shares([5])).toEqual([100])
  expect(shares([3, 0, 1])).toEqual([75, 0, 25])
  expect(shares([0, 0])).toEqual([0, 0])
  expect(shares([])).toEqual([])
})

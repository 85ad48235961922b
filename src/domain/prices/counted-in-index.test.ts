import { expect, it } from 'vitest'
import { boughtPack } from './bought-pack.ts'
import { countedInIndex } from './counted-in-index.ts'

it('the index counts exact prices, and by density what is sold loose', () => {
  expect(countedInIndex('exact', 'kg')).toBe(true)
  expect(countedInIndex('nominal', 'tonne')).toBe(true)
  expect(countedInIndex('nominal', 'm3')).toBe(true)
})

it('a length of bar has no part in a price by weight, and no price by weight is said of a length', () => {
  expect(countedInIndex('nominal', 'kg')).toBe(false)
  expect(countedInIndex(null, undefined)).toBe(false)
  expect(boughtPack('rebar/12mm')).toBeUndefined()
  expect(boughtPack('cement')).toEqual({ name: '50 kg bag', holds: 50 })
})

import { expect, it } from 'vitest'
import { unitSigns } from './unit-signs.ts'

it('sets square and cubic metres with their signs', () => {
  expect(unitSigns('Up to 8 m3 in a day, 12m2 of wall, per m2.')).toBe(
    'Up to 8 m³ in a day, 12m² of wall, per m².',
  )
})

it('leaves names and models alone', () => {
  expect(unitSigns('Item2, M3 screw, m25, cm2')).toBe('Item2, M3 screw, m25, cm2')
})

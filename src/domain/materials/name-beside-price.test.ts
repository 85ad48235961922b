import { expect, it } from 'vitest'
import { nameBesidePrice } from './name-beside-price.ts'

it('a name beside its price leaves out the unit that stands there', () => {
  expect(nameBesidePrice({ name: 'Painter, two coats, per m2', unit: 'm2', pack: null })).toBe(
    'Painter, two coats',
  )
  expect(nameBesidePrice({ name: 'Trailer load per tonne', unit: 'tonnes', pack: null })).toBe('Trailer load')
  expect(nameBesidePrice({ name: 'Roof inspection, per house', unit: 'nr', pack: null })).toBe(
    'Roof inspection, per\u00a0house',
  )
})

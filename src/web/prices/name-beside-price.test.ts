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

it('is set with the signs that it was typed without', () => {
  expect(nameBesidePrice({ name: 'Wall tile 30 x 60 cm, carton of 1.44 m2', unit: 'nr', pack: null })).toBe(
    'Wall tile 30\u00a0×\u00a060\u00a0cm, carton of 1.44\u00a0m²',
  )
  expect(nameBesidePrice({ name: 'Dangote 3X, 2 boxes', unit: 'nr', pack: null })).toBe('Dangote 3X, 2 boxes')
})

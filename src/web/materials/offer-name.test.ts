import { expect, it } from 'vitest'
import { nameBesidePack } from './offer-name.ts'

const bag = { unit: 'bags', pack: { kind: 'bag', size: 50, sizeUnit: 'kg' } } as const

it('the name of an offer leaves out the pack that stands beside it', () => {
  expect(nameBesidePack({ ...bag, name: 'Dangote cement 42.5R, 50 kg bag' })).toBe('Dangote cement 42.5R')
  expect(nameBesidePack({ ...bag, name: '50 kg bag' })).toBe('50\u00a0kg\u00a0bag')
  expect(nameBesidePack({ ...bag, name: 'Dangote cement, 50 kg bag, Kano' })).toBe(
    'Dangote cement, 50\u00a0kg\u00a0bag, Kano',
  )
  expect(nameBesidePack({ unit: 'tonnes', pack: null, name: 'Iron rod 12 mm' })).toBe('Iron rod 12\u00a0mm')
})

import { expect, it } from 'vitest'
import { comparedQuantity, quantityUnits, writtenQuantity } from './compared-units.ts'

const REBAR = {
  comparedIn: 'kg' as const,
  conversions: [
    { from: 'm', holds: 0.8878176, class: 'nominal' as const, source: '' },
    { from: 'length', holds: 10.6538112, class: 'nominal' as const, source: '' },
    { from: 'bundle', holds: null, class: 'seller' as const, source: 'How many lengths are in a bundle?' },
  ],
}

it('counts in packs first, as buyers do', () => {
  expect(quantityUnits(REBAR).map(({ id, label }) => [id, label])).toEqual([
    ['length', 'lengths'],
    ['kg', 'kg'],
    ['m', 'metres'],
  ])
})

it('writes a quantity in the unit that it was said in', () => {
  const units = quantityUnits(REBAR)
  const [lengths, kg] = units
  if (!lengths || !kg) throw new Error('two units are missing')
  const hundred = comparedQuantity(100, lengths)
  expect(hundred).toBe(1065.38112)
  expect(writtenQuantity(hundred, units)).toEqual({ amount: '100', unit: lengths })
  expect(writtenQuantity(500.5, units)).toEqual({ amount: '500.5', unit: kg })
  expect(writtenQuantity(undefined, units)).toEqual({ amount: '', unit: lengths })
})

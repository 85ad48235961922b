import { describe, expect, it } from 'vitest'
import type { Unit } from '#domain/catalogue.ts'
import type { Pack, PackKind, PackSizeUnit } from './pack.ts'
import {
  comparableWords,
  packLabel,
  packPhrase,
  perSold,
  priceBreakWords,
  sizeUnitName,
  soldBy,
  soldByStored,
  soldCount,
  soldEach,
} from './pack-words.ts'

const pack = (kind: PackKind, size: number, sizeUnit: PackSizeUnit): Pack => ({ kind, size, sizeUnit })

describe('the words of packs', () => {
  it.each([
    [pack('length', 12, 'm'), '12 m length', 'a 12 m length'],
    [pack('length', 11.7, 'm'), '11.7 m length', 'an 11.7 m length'],
    [pack('length', 8, 'm'), '8 m length', 'an 8 m length'],
    [pack('length', 18, 'ft'), '18 ft length', 'an 18 ft length'],
    [pack('length', 110, 'm'), '110 m length', 'a 110 m length'],
    [pack('bag', 50, 'kg'), '50 kg bag', 'a bag of 50 kg'],
    [pack('trip', 20, 'tonne'), '20-tonne trip', 'a trip of 20 tonnes'],
    [pack('load', 1, 'tonne'), '1-tonne load', 'a load of 1 tonne'],
    [pack('carton', 1.44, 'm2'), '1.44 m² carton', 'a carton of 1.44 m²'],
    [pack('bucket', 20, 'litre'), '20-litre bucket', 'a bucket of 20 litres'],
    [pack('box', 1_000, 'nr'), 'box of 1,000', 'a box of 1,000'],
    [pack('set', 1, 'nr'), 'set', 'a set'],
  ])('%j: %s, %s', (given, label, phrase) => {
    expect(packLabel(given)).toBe(label)
    expect(packPhrase(given)).toBe(phrase)
  })

  it.each<[Unit, Pack | null, string, string, string, string]>([
    ['bags', null, 'bag', '1 bag', '50 bags', 'a bag'],
    ['nr', null, 'piece', '1 piece', '50 pieces', 'each'],
    ['tonnes', null, 'tonne', '1 tonne', '50 tonnes', 'a tonne'],
    ['m', null, 'm', '1 m', '50 m', 'a metre'],
    ['m2', null, 'm²', '1 m²', '50 m²', 'a m²'],
    ['m3', null, 'm³', '1 m³', '50 m³', 'a m³'],
    ['nr', pack('length', 12, 'm'), '12 m length', '1 length', '50 lengths', 'a length'],
    ['nr', pack('box', 100, 'nr'), 'box of 100', '1 box', '50 boxes', 'a box'],
  ])('of %s and %j: %s', (unit, packed, label, one, several, each) => {
    const sold = { unit, pack: packed }
    expect([soldBy(sold), soldCount(sold, 1), soldCount(sold, 50), soldEach(sold)]).toEqual([
      label,
      one,
      several,
      each,
    ])
  })

  it('says behind a price what it buys', () => {
    expect(perSold({ unit: 'bags', pack: null })).toBe(' / bag')
    expect(perSold({ unit: 'nr', pack: pack('length', 12, 'm') })).toBe(' / 12 m length')
    expect(perSold({ unit: 'nr', pack: null })).toBe(' each')
  })

  it('keeps a piece as the unit that it is stored as', () => {
    expect(soldByStored({ unit: 'nr', pack: null })).toBe('nr')
    expect(soldByStored({ unit: 'bags', pack: null })).toBe('bag')
    expect(soldByStored({ unit: 'nr', pack: pack('box', 100, 'nr') })).toBe('box of 100')
  })

  it('says from how many on something is cheaper', () => {
    expect(priceBreakWords({ unit: 'bags', pack: null }, { from: 50, price: 10_350 })).toBe(
      'from 50 bags ₦10,350',
    )
  })

  it('names the units of sizes', () => {
    expect((['nr', 'tonne', 'm2'] as const).map(sizeUnitName)).toEqual(['pieces', 'tonnes', 'm²'])
  })

  it('says a constant of the trade with "≈", and no kobo that nobody compares', () => {
    expect(comparableWords({ price: 901.408, unit: 'kg', conversion: 'nominal' })).toBe('≈ ₦901 a kg')
    expect(comparableWords({ price: 7_500, unit: 'm2', conversion: 'exact' })).toBe('₦7,500 a m²')
    expect(comparableWords({ price: 8.5, unit: 'nr', conversion: 'exact' })).toBe('₦8.50 each')
  })
})

import { describe, expect, it } from 'vitest'
import {
  areaOf,
  parseCount,
  parseFlag,
  parseLeadingCount,
  parseRentPeriod,
  parseStock,
  parseUnit,
  plainText,
  splitAddress,
} from './cell-values.ts'

describe('cells', () => {
  it('become one line of plain text', () => {
    expect(plainText('  Ring\u00a0 road\r\n\tIbadan\u0000 ')).toBe('Ring road Ibadan')
    expect(plainText('<b>5 bed</b> &amp; bq')).toBe('<b>5 bed</b> &amp; bq')
  })

  it.each([
    ['bag', 'bags'],
    ['BAGS', 'bags'],
    ['Pcs.', 'nr'],
    ['each', 'nr'],
    ['ton', 'tonnes'],
    ['Sq. m', 'm2'],
    ['m²', 'm2'],
    ['cubic metre', 'm3'],
    ['Linear meter', 'm'],
    ['crate', undefined],
  ])('name a unit: %s', (text, unit) => {
    expect(parseUnit(text)).toBe(unit)
  })

  it('name flags, counts and periods', () => {
    expect(['Yes', 'TRUE', '1', 'no', 'N', 'maybe'].map(parseFlag)).toEqual([
      true,
      true,
      true,
      false,
      false,
      undefined,
    ])
    expect(['4', '4.0', '4.5', 'four'].map(parseCount)).toEqual([4, 4, '4.5', 'four'])
    expect(['month', 'p.m.', 'annum', 'yr', 'day'].map(parseRentPeriod)).toEqual([
      'month',
      'month',
      'year',
      'year',
      undefined,
    ])
  })
})

describe('an address', () => {
  it.each([
    ['Chevron Lekki Lagos', 'Lagos', 'Chevron Lekki'],
    ['Ikate, Lekki, Lagos', 'Lagos', 'Lekki'],
    ['Wuye Abuja Phase 2', 'FCT', 'Wuye'],
    ['Victoria Island Lekki Phase 1 Lagos', 'Lagos', undefined],
    ['Lekki Phase 1 Lagos', 'Lagos', 'Lekki Phase 1'],
    ['Old Road, Ikot Ansa, Calabar, Cross River', 'Cross River', 'Calabar'],
    ['Itam Uyo Akwa Ibom State, Nigeria.', 'Akwa Ibom', 'Itam Uyo'],
    ['Mowe Ogun Area', 'Ogun', 'Mowe'],
    ['Lagos', 'Lagos', undefined],
    ['Opposite The Very Large Blue Church Ibadan Oyo', 'Oyo', undefined],
  ])('%s is in %s, %s', (address, state, area) => {
    const split = splitAddress(address)
    expect(split?.state).toBe(state)
    expect(areaOf(split?.before ?? '')).toBe(area)
  })

  it.each(['Lekki Phase 1', 'Lagos Street, Accra', ''])('without a state at its end: %s', (address) => {
    expect(splitAddress(address)).toBeUndefined()
  })

  it.each([
    ['a word', 'a'.repeat(200_000)],
    ['blanks', ` Uyo${' '.repeat(200_000)}1`],
    ['ends of addresses', ' Uyo, Nigeria, Phase 2, State .'.repeat(5_000)],
  ])('is read in no time that somebody waits for, however long it is: %s', (_kind, words) => {
    expect(splitAddress(`${words}, Akwa Ibom State`)?.state).toBe('Akwa Ibom')
  })
})

it.each([
  ['In stock', true],
  ['Sold out', false],
  ['no', false],
  ['120', true],
  ['0', false],
  ['next week', undefined],
])('reads whether there is any: %s', (text, inStock) => {
  expect(parseStock(text)).toBe(inStock)
})

it.each([
  ['50 bags', 50],
  ['1,000', 1_000],
  ['a truck', 'a truck'],
])('reads how many at least: %s', (text, count) => {
  expect(parseLeadingCount(text)).toBe(count)
})

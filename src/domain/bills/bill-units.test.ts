import { describe, expect, it } from 'vitest'
import { exactly, exactProduct, koboOf, parseBillNumber } from './bill-numbers.ts'
import { findBillUnit, isLikeUnit } from './bill-units.ts'

/** Spellings of 29 real bills. */
const SEEN = {
  m: 'm|M|LM|RM|Rmt|Rmt.|RMT|1 Rmt|lin.m|Lin.m|Meter',
  m2: 'm2|m²|M2|Sqm|SQM|sqm|Sq.m|1SQM|1 Sqm|1Sqmt|P Sqm|SQ M',
  m3: 'm3|m³|M3|Cum|cum|CUM|Cu.m|1Cum|P Cum',
  kg: 'kg|Kg|KG.|Kgs|P Kg',
  t: 't|MT|Tonne|Tonnes|1MT|tons',
  nr: 'No|No.|   No.|Nos|Nos.|NO.|Nr|Nr.|nr|n.|NUM|EA|ea|Each|EACH|Pcs|pcs|ONE Nos.',
  set: 'Set|Sets',
  point: 'point',
  item: 'Item|ITEM|Sum|LS|L.S|ls|lump|lot',
  percent: '%',
  bag: 'bag|bag (25kg)|bag (5kg eq)|bags',
  ...{ roll: 'Roll|rolls', sheet: 'sheet|sheets', carton: 'carton', trip: 'trip|trips', litre: 'liter' },
  ...{
    month: 'month|mth|mo|nos-mth',
    day: 'day|days|Man-days',
    hour: 'Hrs',
    ft: 'FT|F.R.',
    ft2: 'SQ FT|F.S.',
  },
  ...{ yd: 'Yds', yd2: 'Y.S.|sq.yd', yd3: 'Y.C.|C.Y.|cu. yds', cwt: 'Cwt.', ha: 'ha' },
}

describe('units', () => {
  it.each(Object.entries(SEEN).flatMap(([unit, all]) => all.split('|').map((written) => [written, unit])))(
    '%s is %s',
    (written, unit) => {
      expect(findBillUnit(written)).toBe(unit)
    },
  )
  it('others are kept where they may be units', () => {
    expect(
      ['Qtl', 'perch', 'Rs.', '₦', '12', 'as described above'].map((each) => [
        findBillUnit(each),
        isLikeUnit(each),
      ]),
    ).toEqual([true, true, false, false, false, false].map((is) => [undefined, is]))
  })
})

it.each([
  ['1,250.00', 1_250, ''],
  ['N 2,400', 2_400, ''],
  ['₦1,420', 1_420, ''],
  ['85 m2', 85, 'm2'],
  ['2 Nr', 2, 'Nr'],
  ['(40)', -40, ''],
  ['-40', -40, ''],
  ['12,50,000.00', 1_250_000, ''],
  ['1,200/=', 1_200, ''],
  ['1.02E+06', 1_020_000, ''],
  ['1e3', 1_000, ''],
  ['8.5E-01 m3', 0.85, 'm3'],
  ['3 ea', 3, 'ea'],
  ['4 e', 4, 'e'],
])('%s is %d', (text, value, unit) => {
  expect(parseBillNumber(text)).toEqual({ value, unit })
})
it.each(['1,5', 'Rate only', '1.5m x 2m deep trench', '', 'A', '12 34', '1e308'])(
  '%s is no number',
  (text) => {
    expect(parseBillNumber(text)).toBeUndefined()
  },
)

it('money has no rounding of its own', () => {
  expect(koboOf((exactly(0.1) ?? 0n) + (exactly(0.2) ?? 0n))).toBe(30)
  expect(koboOf(exactProduct(1.005, 100) ?? 0n)).toBe(10_050)
  expect(koboOf(exactProduct(-0.335, 1) ?? 0n)).toBe(-34)
})

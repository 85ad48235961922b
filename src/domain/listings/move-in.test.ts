import { expect, test } from 'vitest'
import { type Costed, moveInCost, moveInOf, NO_FEES, saysCosts, termWords } from './move-in.ts'

const home: Costed = {
  type: 'rent',
  rentPeriod: 'year',
  regularPrice: 3_000_000,
  discountPrice: 0,
  offer: false,
  minimumTerm: null,
  fees: {
    agency: { percent: 10 },
    legal: { percent: 10 },
    caution: { amount: 300_000 },
    service: { amount: 450_000 },
  },
}

test('the sum is shown line by line', () => {
  expect(moveInOf(home)).toEqual({
    lines: [
      { name: 'rent', amount: 3_000_000 },
      { name: 'agency', amount: 300_000, percent: 10 },
      { name: 'legal', amount: 300_000, percent: 10 },
      { name: 'caution', amount: 300_000 },
      { name: 'service', amount: 450_000 },
    ],
    total: 4_350_000,
    months: 12,
    unknown: [],
  })
  expect(moveInCost(home)).toBe(4_350_000)
})

test('the rent is that of the minimum term, at what is asked now', () => {
  expect(moveInCost({ ...home, minimumTerm: 24, offer: true, discountPrice: 2_500_000 })).toBe(6_750_000)
  expect(moveInCost({ ...home, rentPeriod: 'month', regularPrice: 150_000, minimumTerm: 6 })).toBe(1_830_000)
})

test('without a fee that is known nobody can say what it comes to', () => {
  const { unknown, total } = moveInOf({ ...home, fees: { ...home.fees, caution: null } })
  expect({ unknown, total }).toEqual({ unknown: ['caution'], total: 4_050_000 })
  expect(moveInCost({ ...home, fees: NO_FEES })).toBeNull()
  expect(saysCosts({ fees: NO_FEES, minimumTerm: null })).toBe(false)
})

test('what is bought has no caution and no term', () => {
  const sale = { ...home, type: 'sale' as const, minimumTerm: 24, fees: { ...home.fees, caution: null } }
  expect(moveInOf(sale)).toMatchObject({ total: 4_050_000, months: null, unknown: [] })
})

test('half a kobo is one', () => {
  const fees = { ...home.fees, agency: { percent: 0.5 }, legal: { amount: 0 } }
  expect(moveInOf({ ...home, regularPrice: 11, fees }).lines[1]?.amount).toBe(0.06)
})

test.each([
  [1, '1 month'],
  [12, '1 year'],
  [18, '18 months'],
  [24, '2 years'],
])('%i months are %s', (months, words) => {
  expect(termWords(months)).toBe(words)
})

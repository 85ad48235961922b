import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, koboFromNaira, nairaFromKobo } from './money.ts'

/** The highest price there is (a sale) is 10,000,000,000 naira. */
const kobo = fc.integer({ min: 0, max: 1_000_000_000_000 })

describe('koboFromNaira', () => {
  it.each([
    [7_500, 750_000],
    [7_500.5, 750_050],
    [0.1 + 0.2, 30],
    [1.005, 100],
    [19.999, 2_000],
    [10_000_000_000, 1_000_000_000_000],
  ])('%d naira are %d kobo', (naira, expected) => {
    expect(koboFromNaira(naira)).toBe(expected)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e15])('%d is no amount of money', (naira) => {
    expect(() => koboFromNaira(naira)).toThrow(RangeError)
  })

  it('gives back every amount that the edge has seen', () => {
    fc.assert(fc.property(kobo, (amount) => koboFromNaira(nairaFromKobo(amount)) === amount))
  })

  it('survives JSON, in which naira travel', () => {
    fc.assert(fc.property(kobo, (amount) => koboFromNaira(JSON.parse(`${nairaFromKobo(amount)}`)) === amount))
  })
})

describe('formatAmount', () => {
  it.each([
    [7_500, '7,500'],
    [1_250_000, '1,250,000'],
    [7_500.5, '7,500.50'],
    [0.05, '0.05'],
    [10_000_000_000, '10,000,000,000'],
  ])('writes %d as %s', (naira, expected) => {
    expect(formatAmount(naira)).toBe(expected)
  })

  it('loses nothing and writes kobo only where there are some', () => {
    fc.assert(
      fc.property(kobo, (amount) => {
        const written = formatAmount(nairaFromKobo(amount))
        expect(koboFromNaira(Number(written.replaceAll(',', '')))).toBe(amount)
        expect(written.includes('.')).toBe(amount % 100 !== 0)
      }),
    )
  })
})

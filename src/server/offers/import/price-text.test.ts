import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount } from '#domain/money.ts'
import { nairaPrice, parsePrice } from './price-text.ts'

describe('a price as people write it', () => {
  it.each([
    ['7500', 7_500],
    ['7500.50', 7_500.5],
    ['1,250,000', 1_250_000],
    ['1,250,000.00', 1_250_000],
    ['1.250.000,00', 1_250_000],
    ['1.250.000', 1_250_000],
    ['10 000 000', 10_000_000],
    ['475,20', 475.2],
    ['1,250', 1_250],
    ['1.2m', 1_200_000],
    ['1.1 million', 1_100_000],
    ['1.255m', 1_255_000],
    ['450k', 450_000],
    ['2bn', 2_000_000_000],
    ['5,000,000 only', 5_000_000],
    ['(250000 negotiable)', 250_000],
    ['approx. 32,000', 32_000],
    ['700 each', 700],
    ['45,000 last price', 45_000],
    ['65,000.00 (VAT incl)', 65_000],
    ['9,500.00k', 9_500],
    ['9500.50k', 9_500.5],
    ['7.50k', 7_500],
    ['9,500:00', 9_500],
    ['9,500=00k', 9_500],
    ['18500/-', 18_500],
    ['18,500/=', 18_500],
  ])('%s is %d', (text, amount) => {
    expect(parsePrice(text)).toEqual({ amount, currency: undefined, per: undefined })
  })

  it.each([
    ['₦1.2m', 1_200_000, 'NGN'],
    ['N250,000', 250_000, 'NGN'],
    ['N5m', 5_000_000, 'NGN'],
    ['NGN 7,500', 7_500, 'NGN'],
    ['#85,000', 85_000, 'NGN'],
    ['2 million naira', 2_000_000, 'NGN'],
    ['$ 6500000', 6_500_000, 'USD'],
    ['US$1,500', 1_500, 'USD'],
    ['500 USD', 500, 'USD'],
    ['£20', 20, 'GBP'],
    ['99.95 €', 99.95, 'EUR'],
  ])('%s is %d %s', (text, amount, currency) => {
    expect(parsePrice(text)).toEqual({ amount, currency, per: undefined })
  })

  it.each([
    ['10000000/year', 10_000_000, 'year'],
    ['205000000/sqm', 205_000_000, 'sqm'],
    ['450k per month', 450_000, 'month'],
    ['₦2,500,000 / annum', 2_500_000, 'annum'],
    ['3,500,000 p.a.', 3_500_000, 'p.a.'],
    ['3,500,000 yearly', 3_500_000, 'yearly'],
    ['NGN 7,500/bag', 7_500, 'bag'],
  ])('%s is %d per %s', (text, amount, per) => {
    expect(parsePrice(text)).toMatchObject({ amount, per })
  })

  it.each([
    'on request',
    'call 08031234567 for price',
    '5,000,000 - 7,000,000',
    '5,000 7,000',
    '-500',
    '$',
    '$500 NGN',
    '1.250',
    '12.500',
    '1,25,000',
    'm5',
    '5 m m',
    '1e9',
    'NaN',
    'from 500',
  ])('%s is no one price', (text) => {
    expect(parsePrice(text)).toBeUndefined()
  })

  it('reads back what we write', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.constantFrom('', '₦', 'N ', 'NGN '),
        (kobo, sign) => {
          expect(parsePrice(sign + formatAmount(kobo / 100))?.amount).toBe(kobo / 100)
        },
      ),
    )
  })

  it('takes any text without an error, and never makes an infinite or negative amount of it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789.,₦$Nmkper/ -'), maxLength: 40 }),
        (text) => {
          const amount = parsePrice(text)?.amount ?? 0
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(amount).toBeLessThan(Number.POSITIVE_INFINITY)
        },
      ),
    )
  })
})

describe('a price in naira', () => {
  it('is as written where nothing names a currency, or where naira is named', () => {
    expect(nairaPrice('7500', undefined, {})).toEqual({ naira: 7_500, per: undefined })
    expect(nairaPrice('7500', 'Naira', {})).toEqual({ naira: 7_500, per: undefined })
  })

  it('is refused in a foreign currency without its rate', () => {
    const problem = 'The price is in USD and no rate to naira was given'
    expect(nairaPrice('$7500', undefined, { GBP: 2_000 })).toEqual({ problem })
    expect(nairaPrice('7500', 'usd', {})).toEqual({ problem })
    expect(nairaPrice('7500', 'shells', {})).toEqual({
      problem: 'The currency is not known: write its three-letter code',
    })
  })

  it('is converted with the rate of its own currency; a sign on the price goes before the column', () => {
    expect(nairaPrice('19.99', 'USD', { USD: 1_550 })).toEqual({ naira: 30_984.5, per: undefined })
    expect(nairaPrice('₦500', 'USD', { USD: 1_550 })).toEqual({ naira: 500, per: undefined })
  })
})

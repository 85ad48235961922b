import { describe, expect, it } from 'vitest'
import { parseMapping, parseOption, parseRates } from './import-options.ts'

describe('an option', () => {
  it('is split at its first `=`, and only a mapping may be empty', () => {
    expect(parseMapping(' name = Their name = ours ')).toEqual(['name', 'Their name = ours'])
    expect(parseMapping('area=')).toEqual(['area', ''])
    expect(parseMapping('area')).toBeUndefined()
    expect(parseMapping('=area')).toBeUndefined()
    expect(parseOption('state=Akwa Ibom')).toEqual(['state', 'Akwa Ibom'])
    expect(parseOption('state= ')).toBeUndefined()
  })
})

describe('rates', () => {
  it.each([
    ['', {}],
    ['USD=1550', { USD: 1550 }],
    ['usd = 1,550.50', { USD: 1550.5 }],
    ['USD=1,550, EUR=1,700;GBP=2000', { USD: 1550, EUR: 1700, GBP: 2000 }],
    ['USD=1550,EUR=1700', { USD: 1550, EUR: 1700 }],
  ])('%j are read', (text, rates) => {
    expect(parseRates(text)).toEqual(rates)
  })

  it.each(['1550', 'USD 1550', 'USD=1550 EUR', 'USD=1,5', 'USD=0', 'dollar=1550'])('%j are none', (text) => {
    expect(parseRates(text)).toBeUndefined()
  })
})

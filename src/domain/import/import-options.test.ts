import { describe, expect, it } from 'vitest'
import { parseAnswer, parseMapping, parseOption, parseRates } from './import-options.ts'

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

describe('an answer', () => {
  it.each([
    [' unit = truck = nr ', ['unit', 'truck', 'nr']],
    ['unit=10 = ten=nr', ['unit', '10 = ten', 'nr']],
    ['type==rent', ['type', '', 'rent']],
    ['unit=truck', undefined],
    ['unit=truck= ', undefined],
    [' =truck=nr', undefined],
    ['', undefined],
  ])('is split at its first and its last `=`: %s', (text, answer) => {
    expect(parseAnswer(text)).toEqual(answer)
  })
})

it('are read at once, however many blanks there are', () => {
  const blanks = ' '.repeat(5_000)
  expect(parseMapping(`${blanks}=${blanks}x${blanks}y`)).toBeUndefined()
  expect(parseAnswer(`${blanks}=${blanks}=${blanks}=`)).toBeUndefined()
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

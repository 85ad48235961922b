import { describe, expect, it } from 'vitest'
import { parseFee, parseIncluded, parseTerm } from './home-cells.ts'
import { nairaPrice } from './price-text.ts'

const nairaOf = (text: string) => {
  const price = nairaPrice(text, undefined, {})
  return 'problem' in price ? undefined : price.naira
}

describe('a fee', () => {
  it.each([
    ['10%', { percent: 10 }],
    ['10 per cent of rent', { percent: 10 }],
    ['10% of annual rent', { percent: 10 }],
    ['10% (of rent)', { percent: 10 }],
    ['10% - 15%', undefined],
    ['200,000 - 300,000', undefined],
    ['₦200k to ₦300k', undefined],
    ['0% to 10%', undefined],
    ['5% agency 10% legal', undefined],
    ['10% of rent or 200,000', undefined],
    ['200,000', { amount: 200_000 }],
    ['none', { amount: 0 }],
    ['-', null],
    ['N/A', null],
    ['Adron Homes', undefined],
  ])('%s', (text, fee) => expect(parseFee(text, nairaOf)).toEqual(fee))
})

describe('a minimum term, in months', () => {
  it.each([
    ['1 year', 12],
    ['6months', 6],
    ['12', 12],
    ['1.5 years', 18],
    ['1 full year', 12],
    ['1 annum', 12],
    ['one year minimum', 12],
    ['Minimum of 2 years', 24],
    ['2-3 years', 24],
    ['1.5 months', undefined],
    ['1 year upfront plus 6 months', undefined],
    ['negotiable', undefined],
  ])('%s', (text, months) => expect(parseTerm(text)).toBe(months))
})

describe('what the rent includes', () => {
  it.each([
    ['Water, security and light', ['water', 'electricity', 'security']],
    ['no light, security not included', []],
    ['water and waste, but without power', ['water', 'waste']],
    ['Diesel excluded. Gas', ['gas']],
    ['Water: none', []],
    ['electricity by tenant', []],
    ['Tenant pays light and water', []],
    ['Water extra, cleaning', ['cleaning']],
    ['Security - nil', []],
    ['own generator, prepaid light', []],
  ])('%s', (text, included) => expect(parseIncluded(text)).toEqual(included))
})

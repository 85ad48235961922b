import { expect, it } from 'vitest'
import { parseFee, parseIncluded, parseTerm, saysNothing } from './home-cells.ts'

const nairaOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined)

it.each([
  ['10%', { percent: 10 }],
  ['10 per cent of rent', { percent: 10 }],
  ['200000', { amount: 200_000 }],
  ['none', { amount: 0 }],
  ['negotiable', undefined],
  ['Ada & Sons Agency', undefined],
])('a fee of %s', (text, fee) => {
  expect(parseFee(text, nairaOf)).toEqual(fee)
})

it.each([['-'], ['n/a'], [' N/A '], ['not applicable'], ['']])('%s says nothing', (text) => {
  expect(saysNothing(text)).toBe(true)
})

it.each([
  ['1 year', 12],
  ['One year', 12],
  ['2 yrs minimum', 24],
  ['1 annum', 12],
  ['6-months', 6],
  ['6', 6],
  ['1.5 years', undefined],
  ['1 full year', undefined],
  ['2-3 years', undefined],
  ['long lease', undefined],
])('a term of %s', (text, months) => {
  expect(parseTerm(text)).toBe(months)
})

it.each([
  ['Water, security and light', ['water', 'electricity', 'security']],
  ['no light, security not included', undefined],
  ['All of it', []],
])('what is included: %s', (text, included) => {
  expect(parseIncluded(text)).toEqual(included)
})

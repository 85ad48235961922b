import { expect, it } from 'vitest'
import { quantityInText } from './quantity-in-text.ts'

it.each([
  ['N 250 off from 50 bags on.', 50],
  ['Discount for a minimum order of 1,200 blocks', 1_200],
  ['Special price when buying 20 or more', 20],
  ['10,350 each, 100 lengths and above', 100],
  ['MOQ 30', 30],
  ['Fresh from the plant', undefined],
  ['From 9 am to 5 pm', undefined],
  ['Lengths from 6 m to 12 m', undefined],
  ['over 20 years in the trade', undefined],
  ['from 1 bag', undefined],
  ['from 50kg', undefined],
])('%s: %s', (text, quantity) => {
  expect(quantityInText(text)).toBe(quantity)
})

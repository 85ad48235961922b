import { expect, it } from 'vitest'
import { countedUnit } from './unit-words.ts'

it.each([
  ['1', 'parts', 'part'],
  ['2', 'parts', 'parts'],
  ['6.653', 'bag', 'bags'],
  ['1', 'bag', 'bag'],
  ['0.125', 'day', 'days'],
  ['1.34', 'tonne', 'tonnes'],
  ['1', 'hours', 'hour'],
  ['1,440', 'kg/m³', 'kg/m³'],
  ['5', '%', '%'],
  ['3', 'nr', 'nr'],
])('%s %s: %s', (figure, unit, word) => {
  expect(countedUnit(figure, unit)).toBe(word)
})

import { expect, it } from 'vitest'
import { percent } from './index-words.ts'

it.each([
  [16.24, '+16.2 %'],
  [8, '+8.0 %'],
  [0, '0.0 %'],
  [-1, '−1.0 %'],
  [null, '–'],
])('a change of %s is written with one decimal, as every other in its column', (change, words) => {
  expect(percent(change)).toBe(words)
})

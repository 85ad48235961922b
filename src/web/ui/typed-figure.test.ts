import { describe, expect, it } from 'vitest'
import { parseFigure } from './typed-figure.ts'

describe('parseFigure', () => {
  it.each([
    ['10,500', 10_500],
    ['10, 500', 10_500],
    ['₦ 10 500', 10_500],
    ['2.5', 2.5],
    ['0', 0],
    ['.5', 0.5],
  ])('reads %j', (typed, value) => expect(parseFigure(typed)).toBe(value))

  it.each(['', ' ', 'ten', '-1', '1e999', 'NaN', '1.2.3', '10,5', '7,25', '1,0000', '5,', '12.500,00'])(
    'refuses %j',
    (typed) => expect(parseFigure(typed)).toBeUndefined(),
  )
})

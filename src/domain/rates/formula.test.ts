import { describe, expect, it } from 'vitest'
import { evaluate, withNames } from './formula.ts'

describe('a formula', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['12 / 4 / 3', 1],
    ['10 - 2 - 3', 5],
    ['1.54 * cement / (cement + sand + stone)', 0.22],
  ])('%s is worked out', (formula, result) => {
    expect(evaluate(formula, { cement: 1, sand: 2, stone: 4 })).toBeCloseTo(result, 12)
  })

  it.each(['', '1 +', '(1', '1)', '2 3', 'unknown', '1 % 2'])('%j is refused', (formula) => {
    expect(() => evaluate(formula, {})).toThrow(SyntaxError)
  })

  it('gives its names to a spreadsheet', () => {
    const cells: Record<string, string> = { bed: 'B4', dryVolume: 'B7' }
    expect(withNames('bed / 1000 * dryVolume', (name) => cells[name] ?? name)).toBe('B4 / 1000 * B7')
  })
})

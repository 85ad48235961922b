import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KeysSeen, rowKey } from './row-keys.ts'

describe('the key of a row', () => {
  it('is the content, or the key column alone', () => {
    expect(rowKey(['a', 'b'], undefined)).toBe(rowKey(['a', 'b'], undefined))
    expect(rowKey(['a', 'b'], undefined)).not.toBe(rowKey(['ab', ''], undefined))
    expect(rowKey(['7', 'old name'], 0)).toBe(rowKey(['7', 'new name'], 0))
    expect(rowKey(['7'], 0)).not.toBe(rowKey(['7'], undefined))
  })

  it('is new the first time only, however many there are', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3_000), { maxLength: 6_000, size: 'max' }), (numbers) => {
        const seen = new KeysSeen()
        const known = new Set<number>()
        for (const number of numbers) {
          expect(seen.add(rowKey([String(number)], undefined))).toBe(!known.has(number))
          known.add(number)
        }
      }),
      { numRuns: 20 },
    )
  })
})

import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KeysSeen } from './keys-seen.ts'

const key = (number: number) => createHash('sha256').update(String(number)).digest('base64url')

describe('keys that were seen', () => {
  it('are new the first time only, however many there are', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3_000), { maxLength: 6_000, size: 'max' }), (numbers) => {
        const seen = new KeysSeen()
        const known = new Set<number>()
        for (const number of numbers) {
          expect(seen.add(key(number))).toBe(!known.has(number))
          known.add(number)
        }
      }),
      { numRuns: 20 },
    )
  })
})

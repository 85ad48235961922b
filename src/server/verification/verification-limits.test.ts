import { expect, it } from 'vitest'
import { AppError } from '#domain/errors.ts'
import type { RateLimits } from '#server/api/rate-limits.ts'
import { countPhoneCode } from './verification-limits.ts'

const MINUTE = 60

/** Counts in memory what `at` seconds have passed for, as the database does. */
function limitsAt(clock: { at: number }): Pick<RateLimits, 'consume'> {
  const windows = new Map<string, { since: number; tries: number }>()
  return {
    consume: async ({ name, tries, seconds }, who) => {
      const last = windows.get(`${name} ${who}`)
      const window = last && last.since + seconds > clock.at ? last : { since: clock.at, tries: 0 }
      windows.set(`${name} ${who}`, { ...window, tries: window.tries + 1 })
      if (window.tries >= tries) throw new AppError('too-many', name)
    },
  }
}

const other = (n: number) => `another ${n}`
const same = () => 'the same'

it.each([
  { of: 'an account in an hour', codes: 5, every: MINUTE, userId: same, address: other, mobileNumber: other },
  {
    of: 'an account in a day',
    codes: 10,
    every: 90 * MINUTE,
    userId: same,
    address: other,
    mobileNumber: other,
  },
  { of: 'a number in an hour', codes: 3, every: MINUTE, userId: other, address: other, mobileNumber: same },
  {
    of: 'a number in a day',
    codes: 6,
    every: 90 * MINUTE,
    userId: other,
    address: other,
    mobileNumber: same,
  },
  { of: 'an address in an hour', codes: 60, every: 10, userId: other, address: same, mobileNumber: other },
  {
    of: 'an address in a day',
    codes: 200,
    every: 2 * MINUTE,
    userId: other,
    address: same,
    mobileNumber: other,
  },
])('of $of there are $codes codes', async ({ codes, every, userId, address, mobileNumber }) => {
  const clock = { at: 0 }
  const limits = limitsAt(clock) as RateLimits
  const ask = (n: number) => {
    clock.at = n * every
    return countPhoneCode(limits, { userId: userId(n), address: address(n), mobileNumber: mobileNumber(n) })
  }
  for (let n = 0; n < codes; n++) await ask(n)
  await expect(ask(codes)).rejects.toThrow(AppError)
})

import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#domain/errors.ts'
import type { Db } from '#server/db/client.ts'
import { rateLimits } from '#server/db/schema/rate-limits.ts'

/** So many tries in so many seconds. The name tells one limit's counts from another's. */
export type RateLimit = { name: string; tries: number; seconds: number }

export type RateLimits = {
  /** Counts one try of `who`. @throws AppError too-many, with the seconds to wait */
  consume(limit: RateLimit, who: string): Promise<void>
  /** The same for what is refused without a word. @returns whether the limit allows it */
  tryConsume(limit: RateLimit, who: string): Promise<boolean>
  /** Counts how many different things `who` got to see; the same thing again is free. @throws AppError too-many */
  consumeDistinct(limit: RateLimit, who: string, what: string): Promise<void>
  /** Whether `who` has been refused by this limit, and would be again. */
  isExceeded(limit: RateLimit, who: string): Promise<boolean>
  /** What was counted of `who` does not count any more. */
  forget(limit: RateLimit, who: string): Promise<void>
}

/** Limits that all instances share through the database. `scale` multiplies every number of tries. */
export function createRateLimits(db: Db, scale: number): RateLimits {
  const limiters = new Map<string, RateLimiterDrizzle>()
  const limiterOf = ({ name, tries, seconds }: RateLimit) => {
    const limiter =
      limiters.get(name) ??
      new RateLimiterDrizzle({
        storeClient: db,
        schema: rateLimits,
        keyPrefix: name,
        points: Math.max(1, Math.round(tries * scale)),
        duration: seconds,
        clearExpiredByTimeout: false,
      })
    limiters.set(name, limiter)
    return limiter
  }
  const consume = async (limit: RateLimit, who: string) => {
    try {
      await limiterOf(limit).consume(who)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      const message = `Too many tries. Please wait ${inWords(retryAfter)} and try again.`
      throw new AppError('too-many', message, [], { retryAfter })
    }
  }
  return {
    consume,
    tryConsume: async (limit, who) => {
      try {
        await consume(limit, who)
        return true
      } catch (error) {
        if (error instanceof AppError && error.code === 'too-many') return false
        throw error
      }
    },
    consumeDistinct: async (limit, who, what) => {
      const seen = limiterOf({ ...limit, name: `${limit.name}-of`, tries: 1 })
      const { consumedPoints = 0 } = (await seen.get(`${who} ${what}`)) ?? {}
      if (consumedPoints > 0) return
      await consume(limit, who)
      const { consumedPoints: times } = await seen.penalty(`${who} ${what}`)
      // The same at the same moment has counted it too.
      if (times > 1) await limiterOf(limit).reward(who)
    },
    isExceeded: async (limit, who) => {
      const limiter = limiterOf(limit)
      const { consumedPoints = 0 } = (await limiter.get(who)) ?? {}
      return consumedPoints > limiter.points
    },
    forget: async (limit, who) => {
      await limiterOf(limit).delete(who)
    },
  }
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

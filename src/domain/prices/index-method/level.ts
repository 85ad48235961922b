import { DEVIATION_MIN, FENCE, HELD_FACTOR, MAD_SCALE, PUBLISHED_CONTROLLERS } from './method.ts'
import { median, medianRange, quantile } from './statistics.ts'
import type { Vote } from './votes.ts'

/** What a specification costs in a region, in kobo for one compared unit. */
export type Level = {
  level: number
  p25: number
  p75: number
  /** The range that the median is in. */
  low: number
  high: number
  /** Controllers whose votes count, and those that were dropped. */
  controllers: number
  dropped: number
  oldest: Date
  newest: Date
}

/** The votes that count: of five and more, those that are not far from the others. */
export function withinFence(votes: readonly Vote[]): Vote[] {
  if (votes.length < PUBLISHED_CONTROLLERS) return [...votes]
  const logs = votes.map(({ price }) => Math.log(price))
  const middle = median(logs)
  const deviation = Math.max(MAD_SCALE * median(logs.map((each) => Math.abs(each - middle))), DEVIATION_MIN)
  return votes.filter(({ price }) => Math.abs(Math.log(price) - middle) <= FENCE * deviation)
}

/** @returns undefined without votes */
export function levelOf(votes: readonly Vote[]): Level | undefined {
  const counted = withinFence(votes)
  if (counted.length === 0) return undefined
  const logs = counted.map(({ price }) => Math.log(price))
  const { low, high } = medianRange(logs)
  return {
    level: Math.exp(median(logs)),
    p25: Math.exp(quantile(logs, 0.25)),
    p75: Math.exp(quantile(logs, 0.75)),
    low: Math.exp(low),
    high: Math.exp(high),
    controllers: counted.length,
    dropped: votes.length - counted.length,
    oldest: new Date(
      counted.reduce((least, { oldest }) => Math.min(least, oldest), Number.POSITIVE_INFINITY),
    ),
    newest: new Date(counted.reduce((most, { newest }) => Math.max(most, newest), 0)),
  }
}

/** Of few votes: those that a moderator has to look at, because they are far from what the country asks. */
export function farFromCountry(votes: readonly Vote[], country: number | undefined): Vote[] {
  if (votes.length >= PUBLISHED_CONTROLLERS || country === undefined) return []
  return votes.filter(({ price }) => price > country * HELD_FACTOR || price < country / HELD_FACTOR)
}

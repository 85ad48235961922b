import type { Freshness, FreshnessDays } from '#domain/prices/freshness.ts'
import { daysAgo, daysSince } from '#domain/prices/price-age.ts'

/** Whether a home can be had (docs/product.md 21.3). */

export const AVAILABILITIES = ['available', 'under-offer', 'let', 'sold', 'paused'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** After so many days its seller is asked whether it is still available. */
export const HOME_ASKED_DAYS = 30
/** After so many without an answer it is not confirmed, and sinks. */
export const HOME_UNCONFIRMED_DAYS = 45
/** After so many, and two reminders, it leaves the search. */
export const HOME_ASLEEP_DAYS = 75
/** So many days after it was let or sold its page is gone for machines. */
export const HOME_GONE_DAYS = 90

export const HOME_DAYS: FreshnessDays = { fresh: HOME_ASKED_DAYS, ageing: HOME_UNCONFIRMED_DAYS }

/** Those that are in lists, and whose sellers are asked. */
export const OFFERED: readonly Availability[] = ['available', 'under-offer']

export const isOffered = (availability: Availability): boolean => OFFERED.includes(availability)

/** Somebody else has it. */
export const isTaken = (availability: Availability): boolean =>
  availability === 'let' || availability === 'sold'

/** What a home may be: nobody sells what is for rent. */
export const availabilitiesOf = (type: 'rent' | 'sale'): readonly Availability[] =>
  AVAILABILITIES.filter((each) => each !== (type === 'rent' ? 'sold' : 'let'))

export const AVAILABILITY_WORDS: Record<Availability, string> = {
  available: 'Available',
  'under-offer': 'Under offer',
  let: 'Let',
  sold: 'Sold',
  paused: 'Paused',
}

export type HomeAge = { availability: Availability; confirmedAt: string; freshness: Freshness }

/** Whether it is there, as people who look for a home read it. @param now milliseconds since 1970 */
export function homeAge({ confirmedAt, freshness }: HomeAge, now: number): string {
  if (freshness === 'fresh') return `Confirmed ${daysAgo(confirmedAt, now)}`
  if (freshness === 'ageing') return `Confirmed ${daysAgo(confirmedAt, now)}, may be taken`
  const old = `Not confirmed for ${daysSince(confirmedAt, now)} days`
  return freshness === 'asleep' ? `${old}, so it is not in the search` : old
}

const DAY_MS = 24 * 3_600_000

/** Whether it was let or sold so long ago that machines are to forget its page. @param now milliseconds since 1970 */
export const isGone = (
  { availability, availabilitySince }: { availability: Availability; availabilitySince: string },
  now: number,
): boolean => isTaken(availability) && now - Date.parse(availabilitySince) > HOME_GONE_DAYS * DAY_MS

/** How long after its confirmation a price is what, in days (docs/product.md 19.1). */
export const FRESH_DAYS = 14
export const AGEING_DAYS = 28
/** After so many, and two reminders, an offer leaves the lists. */
export const ASLEEP_DAYS = 90
export const REMINDERS_BEFORE_SLEEP = 2

/** A price that was typed without a line is as it was typed for so many hours; then its seller is asked again. */
export const WAITED_HOURS_MAX = 24

export const FRESHNESS = ['fresh', 'ageing', 'stale', 'asleep'] as const
export type Freshness = (typeof FRESHNESS)[number]

/** How many days something stays fresh after its confirmation, and until when it is not stale yet. */
export type FreshnessDays = { fresh: number; ageing: number }

export const PRICE_DAYS: FreshnessDays = { fresh: FRESH_DAYS, ageing: AGEING_DAYS }

const DAY = 24 * 3600 * 1_000

/** @param isAsleep it sleeps by a decision, not by the clock alone: its seller has been reminded twice */
export function freshnessOf(
  confirmedAt: Date,
  now: Date,
  isAsleep: boolean,
  { fresh, ageing } = PRICE_DAYS,
): Freshness {
  if (isAsleep) return 'asleep'
  const days = (now.getTime() - confirmedAt.getTime()) / DAY
  return days <= fresh ? 'fresh' : days <= ageing ? 'ageing' : 'stale'
}

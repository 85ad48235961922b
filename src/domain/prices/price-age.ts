import type { Freshness } from './freshness.ts'

type Confirmed = { priceConfirmedAt: string; freshness: Freshness }

const DAY_MS = 24 * 3_600_000
/** West Africa Time is an hour ahead of UTC the whole year. */
const AHEAD_MS = 3_600_000

const dayOf = (time: number) => Math.floor((time + AHEAD_MS) / DAY_MS)

/** Midnights in Nigeria since that moment. @param now milliseconds since 1970 */
export const daysSince = (moment: string, now: number) => Math.max(0, dayOf(now) - dayOf(Date.parse(moment)))

/** "today", "3 days ago". @param now milliseconds since 1970 */
export function daysAgo(moment: string, now: number): string {
  const days = daysSince(moment, now)
  return days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`
}

/** How old a price is, as buyers read it (docs/product.md 19.6). @param now milliseconds since 1970 */
export function priceAge({ priceConfirmedAt, freshness }: Confirmed, now: number): string {
  if (freshness === 'fresh') return `Price confirmed ${daysAgo(priceConfirmedAt, now)}`
  const days = daysSince(priceConfirmedAt, now)
  if (freshness === 'ageing') return `Confirmed ${days} days ago, may have changed`
  const old = `Old price: not confirmed for ${days} days`
  return freshness === 'asleep' ? `${old}, so it is in no list` : old
}

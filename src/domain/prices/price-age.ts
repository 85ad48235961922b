import type { Freshness } from './freshness.ts'

type Confirmed = { priceConfirmedAt: string; freshness: Freshness }

const DAY_MS = 24 * 3_600_000
/** West Africa Time is an hour ahead of UTC the whole year. */
const AHEAD_MS = 3_600_000

const dayOf = (time: number) => Math.floor((time + AHEAD_MS) / DAY_MS)

/** Midnights in Nigeria since the price was confirmed. */
const daysSince = ({ priceConfirmedAt }: Pick<Confirmed, 'priceConfirmedAt'>, now: number) =>
  Math.max(0, dayOf(now) - dayOf(Date.parse(priceConfirmedAt)))

/** "today", "3 days ago". @param now milliseconds since 1970 */
export function confirmedAgo(price: Pick<Confirmed, 'priceConfirmedAt'>, now: number): string {
  const days = daysSince(price, now)
  return days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`
}

/** How old a price is, as buyers read it (docs/product.md 19.6). @param now milliseconds since 1970 */
export function priceAge(price: Confirmed, now: number): string {
  if (price.freshness === 'fresh') return `Price confirmed ${confirmedAgo(price, now)}`
  const days = daysSince(price, now)
  if (price.freshness === 'ageing') return `Price confirmed ${days} days ago, may have changed`
  const old = `Old price: not confirmed for ${days} days`
  return price.freshness === 'asleep' ? `${old}, so it is in no list` : old
}

import { type FreshnessDays, freshnessOf } from '#domain/prices/freshness.ts'

/** As many are named in a mail. */
const NAMED = 10

/** An offer that its seller is asked to confirm. */
type OldOffer = { name: string; confirmedAt: Date; asleep: boolean }

/** How many offers are how old, and what the first ten are called. */
export type OldOffers = { ageing: number; stale: number; asleep: number; names: string[] }

/** @param days the bounds of the ages; those of prices where it says nothing */
export function oldOffersOf(offers: OldOffer[], now: Date, days?: FreshnessDays): OldOffers {
  const ages = offers.map(({ confirmedAt, asleep }) => freshnessOf(confirmedAt, now, asleep, days))
  const count = (age: (typeof ages)[number]) => ages.filter((each) => each === age).length
  return {
    ageing: count('ageing'),
    stale: count('stale'),
    asleep: count('asleep'),
    names: offers.slice(0, NAMED).map(({ name }) => name),
  }
}

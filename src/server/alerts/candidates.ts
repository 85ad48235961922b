import type { Needs } from '#server/db/schema/alerts.ts'
import type { Traits } from '#server/search/searched.ts'

/** An offer that searches have not been asked for. */
export type FreshOffer = Traits & {
  id: string
  /** What it cost before, in kobo; null where it is new. */
  wasPrice: number | null
  /** What it cost to move in before, in kobo, where that has fallen. */
  wasMoveIn?: number | null
}

const MONTHS = 12

/**
 * Which offers are worth asking a search for: those that have what it needs at the least. An offer that became cheaper is one that now
 * costs no more than the search allows, and cost more before, by its price or to move in. The rarest thing that a search needs leads to the
 * few offers that have it. `maxMoveIn` is the search's limit, in kobo.
 */
export function candidatesAmong<Offer extends FreshOffer>(
  offers: readonly Offer[],
): (needs: Needs, maxMoveIn?: number) => Offer[] {
  const having = new Map<string, Offer[]>()
  for (const offer of offers)
    for (const word of offer.words) {
      const others = having.get(word)
      if (others) others.push(offer)
      else having.set(word, [offer])
    }
  const reach = (clause: readonly string[]) =>
    clause.reduce((sum, word) => sum + (having.get(word)?.length ?? 0), 0)
  return (
    { clauses, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, yearly },
    maxMoveIn = Number.POSITIVE_INFINITY,
  ) => {
    let rarest: readonly string[] | undefined
    let fewest = Number.POSITIVE_INFINITY
    for (const clause of clauses) {
      const some = reach(clause)
      if (some === 0) return []
      if (some < fewest) [rarest, fewest] = [clause, some]
    }
    const first = rarest ? new Set(rarest.flatMap((word) => having.get(word) ?? [])) : offers
    const found: Offer[] = []
    for (const offer of first) {
      const { price, wasPrice, wasMoveIn, words, isRent } = offer
      const months = yearly && isRent ? MONTHS : 1
      // A year's rent is kept as that of a month, rounded down.
      if ((price + 1) * months <= minPrice || price * months > maxPrice) continue
      if (wasPrice !== null && wasPrice * months <= maxPrice && (wasMoveIn ?? 0) <= maxMoveIn) continue
      if (clauses.every((clause) => clause.some((word) => words.has(word)))) found.push(offer)
    }
    return found
  }
}

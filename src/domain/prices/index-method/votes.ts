import type { State } from '#domain/places.ts'
import type { EligibleOffer } from './eligible-offers.ts'
import { median } from './statistics.ts'

/** A state, or the country. */
export type Region = State | 'Nigeria'

/** What a controller asks for a specification in a region. */
export type Vote = {
  controller: string
  /** The median of their prices, in kobo for one compared unit. */
  price: number
  /** By product, for a change that is of the same goods. */
  prices: ReadonlyMap<string, number>
  oldest: Date
  newest: Date
}

/** The votes of one specification in one region, in the order of their controllers. */
export type Poll = { specification: string; region: Region; votes: readonly Vote[] }

export const pollKey = (specification: string, region: Region): string => `${specification} ${region}`

/** One vote a controller and specification in each state, and one in the country. */
export function pollsOf(offers: readonly EligibleOffer[]): Map<string, Poll> {
  const polls = new Map<string, { specification: string; region: Region; of: Map<string, EligibleOffer[]> }>()
  for (const offer of offers)
    for (const region of [offer.state, 'Nigeria'] as const) {
      const key = pollKey(offer.specification, region)
      const poll = polls.get(key) ?? { specification: offer.specification, region, of: new Map() }
      polls.set(key, poll)
      const own = poll.of.get(offer.controller)
      if (own) own.push(offer)
      else poll.of.set(offer.controller, [offer])
    }
  return new Map(
    [...polls].map(([key, { specification, region, of }]) => {
      const votes = [...of].map(([controller, own]) => voteOf(controller, own))
      return [
        key,
        {
          specification,
          region,
          votes: votes.sort((one, other) => (one.controller < other.controller ? -1 : 1)),
        },
      ]
    }),
  )
}

function voteOf(controller: string, offers: readonly EligibleOffer[]): Vote {
  const times = offers.map(({ confirmedAt }) => confirmedAt.getTime())
  return {
    controller,
    price: median(offers.map(({ price }) => price)),
    prices: new Map(offers.map(({ product, price }) => [product, price])),
    oldest: new Date(times.reduce((one, other) => Math.min(one, other))),
    newest: new Date(times.reduce((one, other) => Math.max(one, other))),
  }
}

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
  /** Each is of another product, so that a change is of the same goods. */
  offers: readonly Pick<EligibleOffer, 'product' | 'price'>[]
  /** When the first and the last of them were confirmed, in milliseconds. */
  oldest: number
  newest: number
}

/** The votes of one specification in one region, in the order of their controllers. */
export type Poll = { specification: string; region: Region; votes: readonly Vote[] }

export const pollKey = (specification: string, region: Region): string => `${specification} ${region}`

/** One vote a controller and specification in each state, and one in the country. */
export function pollsOf(offers: readonly EligibleOffer[]): Map<string, Poll> {
  const polls = new Map<string, Poll & { votes: Vote[] }>()
  const add = (specification: string, region: Region, vote: Vote) => {
    const key = pollKey(specification, region)
    const poll = polls.get(key)
    if (poll) poll.votes.push(vote)
    else polls.set(key, { specification, region, votes: [vote] })
  }
  for (const [specification, all] of Map.groupBy(offers, (offer) => offer.specification)) {
    const controllers = [...Map.groupBy(all, ({ controller }) => controller)]
    for (const [controller, own] of controllers.sort(([one], [other]) => (one < other ? -1 : 1))) {
      const vote = voteOf(controller, own)
      add(specification, 'Nigeria', vote)
      const [state, ...others] = new Set(own.map((offer) => offer.state))
      // Most sell in one state: there their vote is the same.
      if (state && others.length === 0) add(specification, state, vote)
      else
        for (const [each, there] of Map.groupBy(own, (offer) => offer.state))
          add(specification, each, voteOf(controller, there))
    }
  }
  return polls
}

function voteOf(controller: string, offers: readonly EligibleOffer[]): Vote {
  return {
    controller,
    price: median(offers.map(({ price }) => price)),
    offers,
    oldest: offers.reduce((least, { confirmedAt }) => Math.min(least, confirmedAt), Number.POSITIVE_INFINITY),
    newest: offers.reduce((most, { confirmedAt }) => Math.max(most, confirmedAt), 0),
  }
}

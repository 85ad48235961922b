import { type Change, changeOf, isForReview, yearChangeOf } from './change.ts'
import type { EligibleOffer } from './eligible-offers.ts'
import { farFromCountry, type Level, levelOf } from './level.ts'
import { FEW_CONTROLLERS, PUBLISHED_CONTROLLERS } from './method.ts'
import { type Poll, pollKey, pollsOf, type Region, type Vote } from './votes.ts'

/**
 * published: for everybody. few: three or four controllers, which the calculator alone is told. held: waits for a moderator.
 * withheld: a moderator has decided against it. none: fewer than three.
 */
export const VALUE_STATUSES = ['published', 'few', 'held', 'withheld', 'none'] as const
export type ValueStatus = (typeof VALUE_STATUSES)[number]

/** What a specification costs in a region in a week, and how that has changed. Prices in kobo for one compared unit. */
export type WeekValue = {
  specification: string
  region: Region
  status: ValueStatus
  level: Level
  change?: Change | undefined
  /** As a logarithm. */
  yearChange?: number | undefined
}

/** What moderators have decided about a week's value. 'withheld before': nothing yet, but they withheld it in one of the weeks before. */
export type Review = {
  specification: string
  region: Region
  decision: 'published' | 'withheld' | 'withheld before'
}

const NOBODY: readonly Vote[] = []

/** The offers with a vote at a cut-off and before it, and what moderators have decided about its values. */
export type WeekInputs = {
  offers: readonly EligibleOffer[]
  /** A week before. */
  before: readonly EligibleOffer[]
  /** Where the links of the year begin (`linksOfYear`). */
  links: readonly (readonly EligibleOffer[])[]
  reviews: readonly Review[]
}

/**
 * The values of a week, by specification and region.
 * @internal asked by tests alone: they want the whole week at once
 */
export const valuesOf = (inputs: WeekInputs): WeekValue[] => [...valuesInTurn(inputs)].flat().sort(compare)

/**
 * The same, one specification after the other, in no order: of a million offers the votes of few are in memory, and whoever asks can do
 * something else in between.
 */
export function* valuesInTurn({ offers, before, links, reviews }: WeekInputs): Generator<WeekValue[]> {
  const former = bySpecification(before)
  yield []
  const year: ReturnType<typeof bySpecification>[] = []
  for (const link of links) {
    year.push(bySpecification(link))
    yield []
  }
  const decided = new Map(reviews.map((each) => [pollKey(each.specification, each.region), each.decision]))
  for (const [specification, own] of bySpecification(offers))
    yield valuesOfOne(
      pollsOf(own),
      pollsOf(former.get(specification) ?? []),
      year.map((link) => pollsOf(link.get(specification) ?? [])),
      decided,
    )
}

function bySpecification(offers: readonly EligibleOffer[]): Map<string, EligibleOffer[]> {
  const grouped = new Map<string, EligibleOffer[]>()
  for (const offer of offers) {
    const own = grouped.get(offer.specification)
    if (own) own.push(offer)
    else grouped.set(offer.specification, [offer])
  }
  return grouped
}

type Polls = ReadonlyMap<string, Poll>

function valuesOfOne(
  polls: Polls,
  former: Polls,
  year: readonly Polls[],
  decided: ReadonlyMap<string, Review['decision']>,
): WeekValue[] {
  const votesOf = (of: Polls, specification: string, region: Region) =>
    of.get(pollKey(specification, region))?.votes ?? NOBODY
  const countryOf = (specification: string) => {
    const votes = votesOf(polls, specification, 'Nigeria')
    return {
      change: changeOf(votesOf(former, specification, 'Nigeria'), votes),
      level: levelOf(votes)?.level,
    }
  }
  let country: ReturnType<typeof countryOf> | undefined
  return [...polls.values()].flatMap(({ specification, region, votes }): WeekValue[] => {
    country ??= countryOf(specification)
    const isCountry = region === 'Nigeria'
    const far = new Set(isCountry ? [] : farFromCountry(votes, country.level))
    const level = levelOf(votes.filter((vote) => !far.has(vote)))
    if (!level) return []
    const change = isCountry
      ? country.change
      : changeOf(votesOf(former, specification, region), votes, country.change)
    return [
      {
        specification,
        region,
        status: statusOf(level, change, decided.get(pollKey(specification, region))),
        level: { ...level, dropped: level.dropped + far.size },
        change,
        yearChange: yearChangeOf([votes, ...year.map((link) => votesOf(link, specification, region))]),
      },
    ]
  })
}

function statusOf(
  { controllers }: Level,
  change: Change | undefined,
  decision: Review['decision'] | undefined,
): ValueStatus {
  if (controllers < FEW_CONTROLLERS) return 'none'
  if (controllers < PUBLISHED_CONTROLLERS) return 'few'
  if (decision === 'published' || decision === 'withheld') return decision
  return decision === 'withheld before' || (change && isForReview(change)) ? 'held' : 'published'
}

type Named = { specification: string; region: Region }

/** By code units: the same on every machine. */
export function compare(one: Named, other: Named): number {
  const [a, b] = [one, other].map(({ specification, region }) => pollKey(specification, region))
  return (a ?? '') < (b ?? '') ? -1 : 1
}

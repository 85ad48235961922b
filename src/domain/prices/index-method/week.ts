import { type Change, changeOf, isForReview } from './change.ts'
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
}

/** What a moderator has decided about a week's value. */
export type Review = { specification: string; region: Region; isPublished: boolean }

const NOBODY: readonly Vote[] = []

/** The values of a week, by specification and region. @param before the offers of the week before, @param reviews of this week */
export function valuesOf(
  offers: readonly EligibleOffer[],
  before: readonly EligibleOffer[],
  reviews: readonly Review[],
): WeekValue[] {
  const polls = pollsOf(offers)
  const former = pollsOf(before)
  const decided = new Map(reviews.map((each) => [pollKey(each.specification, each.region), each.isPublished]))
  const changeIn = (specification: string, region: Region): Change | undefined => {
    const votesOf = (of: Map<string, Poll>) => of.get(pollKey(specification, region))?.votes ?? NOBODY
    const country = region === 'Nigeria' ? undefined : changeIn(specification, 'Nigeria')
    return changeOf(votesOf(former), votesOf(polls), country)
  }
  const countryLevel = (specification: string) =>
    levelOf(polls.get(pollKey(specification, 'Nigeria'))?.votes ?? NOBODY)?.level
  return [...polls.values()]
    .sort((one, other) => compare(one, other))
    .flatMap(({ specification, region, votes }): WeekValue[] => {
      const far = new Set(region === 'Nigeria' ? [] : farFromCountry(votes, countryLevel(specification)))
      const level = levelOf(votes.filter((vote) => !far.has(vote)))
      if (!level) return []
      const change = changeIn(specification, region)
      const isPublished = decided.get(pollKey(specification, region))
      return [{ specification, region, status: statusOf(level, change, isPublished), level, change }]
    })
}

function statusOf(
  { controllers }: Level,
  change: Change | undefined,
  isPublished: boolean | undefined,
): ValueStatus {
  if (controllers < FEW_CONTROLLERS) return 'none'
  if (controllers < PUBLISHED_CONTROLLERS) return 'few'
  if (isPublished === false) return 'withheld'
  return change && isForReview(change) && isPublished !== true ? 'held' : 'published'
}

type Named = { specification: string; region: Region }

/** By code units: the same on every machine. */
export function compare(one: Named, other: Named): number {
  const [a, b] = [one, other].map(({ specification, region }) => pollKey(specification, region))
  return (a ?? '') < (b ?? '') ? -1 : 1
}

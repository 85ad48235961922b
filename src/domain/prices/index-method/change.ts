import { FEW_CONTROLLERS, PUBLISHED_CONTROLLERS, REVIEWED_CHANGE } from './method.ts'
import { median } from './statistics.ts'
import type { Vote } from './votes.ts'

/** How a week's change was found: of five and more controllers, of three or four, or the country's in their place. */
export type ChangeBasis = 'matched' | 'few' | 'filled'

/** A week's change, as a logarithm. */
export type Change = {
  change: number
  basis: ChangeBasis
  /** Controllers who asked for the same goods in both weeks. */
  matched: number
  /** Whether the sign would be another one without one of the controllers. */
  isDecidedByOne: boolean
}

/** What a controller's price for the goods that they offered in both weeks has become. */
function relativeOf(before: Vote, after: Vote): number | undefined {
  const [[was], [is]] = [before.offers, after.offers]
  // Most votes are of one offer.
  if (was && is && before.offers.length + after.offers.length === 2)
    return was.product === is.product ? Math.log(is.price / was.price) : undefined
  const former = new Map(before.offers.map(({ product, price }) => [product, price]))
  const same = after.offers.flatMap(({ product, price }) => {
    const earlier = former.get(product)
    return earlier === undefined ? [] : [{ earlier, price }]
  })
  if (same.length === 0) return undefined
  return Math.log(median(same.map(({ price }) => price)) / median(same.map(({ earlier }) => earlier)))
}

/** The relatives of those who asked for the same goods in both weeks. */
function relatives(before: readonly Vote[], after: readonly Vote[]): number[] {
  const former = new Map(before.map((vote) => [vote.controller, vote]))
  return after.flatMap((vote) => {
    const earlier = former.get(vote.controller)
    const relative = earlier && relativeOf(earlier, vote)
    return relative === undefined ? [] : [relative]
  })
}

/** @param country the country's change of that week, which stands in where fewer than three can be compared */
export function changeOf(
  before: readonly Vote[],
  after: readonly Vote[],
  country?: Change,
): Change | undefined {
  const matched = relatives(before, after)
  if (matched.length < FEW_CONTROLLERS)
    return country && { ...country, basis: 'filled', matched: matched.length, isDecidedByOne: false }
  const change = median(matched)
  return {
    change,
    basis: matched.length < PUBLISHED_CONTROLLERS ? 'few' : 'matched',
    matched: matched.length,
    isDecidedByOne: change !== 0 && isDecidedByOne(matched, Math.sign(change)),
  }
}

/** Without whoever is lowest the median is as high as without anybody, and the other way round: nobody else need be left out. */
function isDecidedByOne(matched: readonly number[], sign: number): boolean {
  const sorted = matched.toSorted((one, other) => one - other)
  return [sorted.slice(1), sorted.slice(0, -1)].some((others) => Math.sign(median(others)) !== sign)
}

/**
 * What has become of prices in a year, as a logarithm: matched links, one after the other. They are no weeks: where few sellers change a price in
 * any one of them, their median stands still.
 * @param ends the votes at the ends of the links, the newest first
 * @returns undefined where fewer than five controllers can be compared in one of them
 */
export function yearChangeOf(ends: readonly (readonly Vote[])[]): number | undefined {
  let change = 0
  for (const [at, before] of ends.slice(1).entries()) {
    const matched = relatives(before, ends[at] ?? [])
    if (matched.length < PUBLISHED_CONTROLLERS) return undefined
    change += median(matched)
  }
  return change
}

/** Whether it waits for a moderator: it is large, or hangs on one controller. A change that was filled in was looked at where it comes from. */
export const isForReview = ({ change, basis, isDecidedByOne }: Change): boolean =>
  basis !== 'filled' && (isLarge(change) || isDecidedByOne)

/** In per cent as it is published, to six decimals: a rise of exactly a tenth is none. */
const isLarge = (change: number): boolean =>
  Math.round(Math.abs(Math.exp(change) - 1) * 1e6) > REVIEWED_CHANGE * 1e6

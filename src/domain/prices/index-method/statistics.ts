import { RANGE_OUTSIDE } from './method.ts'

/** @throws Error without values */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** By linear interpolation between the two values beside it (type 7 of Hyndman and Fan, 1996). @throws Error without values */
export function quantile(values: readonly number[], share: number): number {
  // Most votes are of one price.
  const [only] = values
  if (only !== undefined && values.length === 1) return only
  const sorted = values.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  if (below === undefined || above === undefined) throw new Error('There is no quantile of no values')
  return below + (above - below) * (place - Math.floor(place))
}

/**
 * The range that a median is in, by order statistics: from the k-th lowest to the k-th highest value, where k is the largest
 * for which twice the chance that a coin falls heads fewer than k times of n is at most `RANGE_OUTSIDE`.
 */
export function medianRange(values: readonly number[]): { low: number; high: number } {
  const sorted = values.toSorted((one, other) => one - other)
  const k = rangeRank(sorted.length)
  const low = sorted[k - 1]
  const high = sorted[sorted.length - k]
  if (low === undefined || high === undefined) throw new Error('There is no range of no values')
  return { low, high }
}

/** At least 1: of very few values the range goes from the lowest to the highest. */
export function rangeRank(count: number): number {
  let k = 1
  let below = 0.5 ** count
  let term = below
  // `below` is the chance of fewer than k + 1 heads.
  for (let heads = 1; heads <= count / 2; heads += 1) {
    term *= (count - heads + 1) / heads
    below += term
    if (2 * (below - term) > RANGE_OUTSIDE) break
    k = heads
  }
  return k
}

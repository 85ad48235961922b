import type { Change } from '#domain/prices/index-method/change.ts'
import { FILLED_WEEKS_MAX } from '#domain/prices/index-method/method.ts'

/** The mean of so many first weeks is 100. */
const BASE_WEEKS = 4

/** A week of a series: what its chain is worth, where it goes on. */
export type ChainLink = { change?: Change | undefined; isPublished: boolean }

/**
 * The index of each week: a chain of changes whose first four published weeks have a mean of 100. A week without any change is a gap; after more
 * than four filled weeks one after the other the series has ended, and the next published week begins another.
 * @returns for each link its index, or undefined where there is none
 */
export function chained(links: readonly ChainLink[]): (number | undefined)[] {
  const indexes: (number | undefined)[] = []
  let segment: { at: number; value: number; isPublished: boolean }[] = []
  let filled = 0
  const settle = () => {
    const base = segment.filter(({ isPublished }) => isPublished).slice(0, BASE_WEEKS)
    if (base.length > 0) {
      const mean = base.reduce((sum, { value }) => sum + value, 0) / base.length
      for (const { at, value } of segment) indexes[at] = (100 * value) / mean
    }
    segment = []
    filled = 0
  }
  for (const [at, { change, isPublished }] of links.entries()) {
    indexes[at] = undefined
    const last = segment.at(-1)
    if (!last) {
      if (isPublished) segment.push({ at, value: 1, isPublished })
      continue
    }
    filled = change && change.basis !== 'filled' ? 0 : filled + 1
    if (!change || filled > FILLED_WEEKS_MAX) {
      settle()
      if (isPublished) segment.push({ at, value: 1, isPublished })
      continue
    }
    segment.push({ at, value: last.value * Math.exp(change.change), isPublished })
  }
  settle()
  return indexes
}

import type { State } from '#domain/places.ts'
import { cachedCounts } from './cached-counts.ts'
import { listMedianPrices } from './median-queries.ts'

/** Medians change slowly, so one count over the whole marketplace is cached for all callers. */
export const MEDIANS_SECONDS = 300

export const MEDIANS_AGE = { seconds: MEDIANS_SECONDS, secondsAtMost: 3 * MEDIANS_SECONDS }

/** The medians of a state, or of the country. */
export const cachedMedians = () =>
  cachedCounts({
    ...MEDIANS_AGE,
    name: 'prices',
    keyOf: (state: State | undefined) => state ?? '',
    count: listMedianPrices,
  })

export type CachedMedians = ReturnType<typeof cachedMedians>

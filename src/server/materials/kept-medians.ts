import type { State } from '#domain/places.ts'
import { cachedCounts } from './cached-counts.ts'
import { listMedianPrices } from './median-queries.ts'

/** Medians change slowly, so one count over the whole marketplace is kept for all callers. */
export const KEPT_SECONDS = 300

const KEPT = { seconds: KEPT_SECONDS, secondsAtMost: 3 * KEPT_SECONDS }

/** The medians of a state, or of the country, as they are kept. */
export const keptMedians = () =>
  cachedCounts({
    ...KEPT,
    name: 'prices',
    keyOf: (state: State | undefined) => state ?? '',
    count: listMedianPrices,
  })

export type KeptMedians = ReturnType<typeof keptMedians>

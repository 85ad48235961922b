import { and, gt, lte, or, type SQL, sql } from 'drizzle-orm'
import {
  ASLEEP_BEFORE,
  isAwake,
  searchableProducts as searchable,
} from '#server/db/schema/searchable-products.ts'

/**
 * `searchable_products.created_at` sinks by a thousand years when a price becomes stale, and by two thousand when its product falls
 * asleep (`time_in_lists`). Between these lie the borders.
 */
const SUNK = sql`interval '8760000 hours'`
const STALE_BEFORE = sql`timestamptz '1500-01-01 00:00Z'`

type Listed = {
  /** The moment of the list: what was put up later is not in it. */
  asOf: string
  /** What sleeps is in its seller's shop alone. */
  asleepToo: boolean
}

/** @param byWords the planner is not to walk the newest, whatever it thinks */
export function isListed({ asOf, asleepToo }: Listed, { byWords = false } = {}): SQL | undefined {
  const time = byWords ? sql`(${searchable.createdAt} + interval '0')` : sql`${searchable.createdAt}`
  const moment = sql`${asOf}::timestamptz`
  return and(
    lte(time, moment),
    asleepToo ? undefined : and(gt(time, ASLEEP_BEFORE), isAwake(searchable.createdAt)),
    or(gt(time, STALE_BEFORE), lte(time, sql`${moment} - ${SUNK}`)),
  )
}

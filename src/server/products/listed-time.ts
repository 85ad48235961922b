import { and, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { ASLEEP_BEFORE } from '#server/db/schema/searchable-products.ts'

/**
 * A time in lists sinks by a thousand years when a price becomes stale, and by two thousand when its product falls asleep
 * (`time_in_lists`). Between these lie the borders.
 */
const SUNK = sql`interval '8760000 hours'`
const STALE_BEFORE = sql`timestamptz '1500-01-01 00:00Z'`

type Listed = {
  /** The moment of the list: what was put up later is not in it. */
  moment: SQL
  /** What sleeps is in its seller's shop alone. */
  asleepToo: boolean
}

/** @param time the column of when a product was put up */
export const isListed = (time: AnyPgColumn | SQL, { moment, asleepToo }: Listed): SQL | undefined =>
  and(
    sql`${time} <= ${moment}`,
    asleepToo ? undefined : sql`${time} > ${ASLEEP_BEFORE}`,
    sql`(${time} > ${STALE_BEFORE} OR ${time} <= ${moment} - ${SUNK})`,
  )

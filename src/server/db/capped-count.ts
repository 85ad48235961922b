import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { offsetOf, paginateCapped, SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import type { Db } from './client.ts'

/** How many rows there are, or SEARCH_TOTAL_MAX + 1: a list is counted no further, however long it is (docs/product.md 14.1). */
export const countCapped = (
  db: Pick<Db, 'select' | '$count'>,
  table: PgTable,
  condition?: SQL,
): Promise<number> =>
  db.$count(
    db
      .select({ is: sql`1`.as('is') })
      .from(table)
      .where(condition)
      .limit(SEARCH_TOTAL_MAX + 1)
      .as('counted'),
  )

/** A page of a list that is counted so. @param rows as many as `rowsFor` says: one more than is shown */
export function cappedPage<Row>(
  rows: readonly Row[],
  { page, limit, counted }: { page: number; limit: number; counted: number },
) {
  const seen = rows.length > 0 ? offsetOf({ page, limit }) + rows.length : 0
  return { rows: rows.slice(0, limit), pagination: paginateCapped({ page, limit, counted, seen }) }
}

import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The last row of the page before. `at` is its time to the microsecond, ISO 8601 in UTC. */
export type After = { at: string; id: string }

/** What a list is ordered by, the newest first: a time, and the id of rows of the same time. */
type Order = { at: AnyPgColumn; id: AnyPgColumn }

/** How many rows to read for a page: one more than it shows tells that another follows. */
export const rowsFor = (limit: number): number => limit + 1

/** Of a row: what the next page begins after. */
export const nextOf = ({ at, id }: Order): SQL<string> =>
  sql<string>`to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ',' || ${id}`

/** The rows that come after this one: no row is skipped or repeated, whatever is added or goes meanwhile. */
export const comesAfter = ({ at, id }: Order, after: After | undefined): SQL | undefined =>
  after && sql`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`

/** @param rows as many as `rowsFor` says. @returns those of the page, and `next` of the last one where more follow */
export function endPage<Row extends { next: string }>(
  rows: readonly Row[],
  limit: number,
): { rows: Omit<Row, 'next'>[]; next: string | null } {
  const shown = rows.slice(0, limit)
  return {
    rows: shown.map(({ next: _next, ...row }) => row),
    next: rows.length > limit ? (shown.at(-1)?.next ?? null) : null,
  }
}

/** What `nextOf` wrote. */
export function afterOf(next: string): After {
  const [at = '', id = ''] = next.split(',')
  return { at, id }
}

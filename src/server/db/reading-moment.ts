import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'
import { hotRead } from './hot-read.ts'
import { allUnsettled } from './unsettled-owners.ts'

/** What a list is read by: as of a moment, to the microsecond, and without the offers of owners who are not settled. */
export type Reading = { asOf: string; unsettled: string[] }

const findMoment = hotRead((db) =>
  db
    .select({
      asOf: sql<string>`to_char(
        least(now(), min(xact_start) - interval '1 microsecond') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'
      )`,
      unsettled: allUnsettled,
    })
    .from(sql`pg_locks AS lock, pg_stat_get_activity(lock.pid)`)
    .where(sql`lock.relation = ${sql.placeholder('table')}::regclass AND lock.mode = 'RowExclusiveLock' AND lock.granted
      AND lock.database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
    .prepare('reading_moment'),
)

/**
 * A reading as of the latest moment, to the microsecond, of which everything that a table will ever have is there to be read: a list
 * read as of this moment neither gains nor loses a row that is being added meanwhile.
 *
 * A row's `created_at` is the database's clock at its insertion, which comes after the writer's lock on the table, and the
 * lock is let go after the commit. So whoever holds no such lock now has committed, or will write a later time; and whoever
 * holds one began their transaction before they wrote. Transactions that write elsewhere or only read hold nothing up, so
 * that what has just been added is in the very next list.
 */
export async function beginReading(db: Db, table: PgTable): Promise<Reading> {
  const [row] = await findMoment(db).execute({ table: getTableName(table) })
  if (!row) throw new Error('PostgreSQL did not tell the time')
  return row
}

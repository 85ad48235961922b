import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

/** Rows a statement: each ends long before the time limit, however many there are, and writers wait for moments only. */
const BATCH = 10_000

/** Deletes all rows that meet a condition, in as many transactions as it takes. */
export async function deleteInBatches(
  db: Pick<Db, 'execute'>,
  table: PgTable,
  condition: SQL | undefined,
  batch = BATCH,
): Promise<void> {
  for (let deleted = batch; deleted === batch; ) {
    const { rowCount } = await db.execute(
      sql`DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${batch}))`,
    )
    deleted = rowCount ?? 0
  }
}

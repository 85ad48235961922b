import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'

/** A count of products or homes (`product_count_keys`, `home_count_keys`) that is not what was counted anew. */
export type WrongCount = { key: string; kept: number; counted: number }

/** The counts that are wrong; with `mend` they are right after it. Others may write meanwhile. */
export const recountProducts = (db: Db, { mend }: { mend: boolean }): Promise<WrongCount[]> =>
  db.transaction(
    async (tx) => {
      // All offers are counted: a minute where there are millions.
      await tx.execute(sql`SET LOCAL statement_timeout = 0`)
      const { rows } = await tx.execute<WrongCount>(
        sql`SELECT key, kept::float8 AS kept, counted::float8 AS counted FROM wrong_product_counts()
          UNION ALL SELECT key, kept::float8, counted::float8 FROM wrong_home_counts()`,
      )
      if (mend && rows.length > 0) await tx.execute(sql`SELECT mend_product_counts(), mend_home_counts()`)
      return rows
    },
    { isolationLevel: 'repeatable read' },
  )

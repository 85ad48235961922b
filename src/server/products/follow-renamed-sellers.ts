import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { renamedSellers } from '#server/db/schema/searchable-products.ts'

/** Products, or homes, in one transaction: about a second, in which nobody changes them. */
const BATCH = 1_000

const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * A job. Writes the words of renamed sellers' products and homes anew, in batches. It can stop anywhere and begin anew, beside others; a seller
 * who is renamed meanwhile stays noted.
 */
export async function followRenamedSellers(db: Db, signal: AbortSignal, batch = BATCH): Promise<void> {
  const sellers = await db
    .select({ ownerId: renamedSellers.ownerId, since: sql<string>`${renamedSellers.since}::text` })
    .from(renamedSellers)
  for (const { ownerId, since } of sellers) {
    for (const follow of [sql`follow_renamed_seller`, sql`follow_renamed_seller_of_homes`]) {
      for (let after: string | null = FIRST; after !== null; ) {
        signal.throwIfAborted()
        after = await followOn(db, sql`${follow}(${ownerId}, ${after}, ${batch})`)
      }
    }
    await db
      .delete(renamedSellers)
      .where(and(eq(renamedSellers.ownerId, ownerId), sql`${renamedSellers.since} = ${since}::timestamptz`))
  }
}

/** @returns the last offer that was written, or null where there are no more */
async function followOn(db: Db, follow: SQL): Promise<string | null> {
  const { rows } = await db.execute<{ last: string | null }>(sql`SELECT ${follow} AS last`)
  return rows[0]?.last ?? null
}

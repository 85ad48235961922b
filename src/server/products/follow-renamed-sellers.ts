import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { renamedSellers } from '#server/db/schema/searchable-products.ts'

/** Products in one transaction: about a second, in which nobody changes them. */
const BATCH = 1_000

const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * A job. Writes the words of renamed sellers' products anew, in batches. It can stop anywhere and begin anew, beside others; a seller
 * who is renamed meanwhile stays noted.
 */
export async function followRenamedSellers(db: Db, signal: AbortSignal, batch = BATCH): Promise<void> {
  const sellers = await db
    .select({ ownerId: renamedSellers.ownerId, since: sql<string>`${renamedSellers.since}::text` })
    .from(renamedSellers)
  for (const { ownerId, since } of sellers) {
    for (let after: string | null = FIRST; after !== null; ) {
      signal.throwIfAborted()
      after = await followOn(db, ownerId, after, batch)
    }
    await db
      .delete(renamedSellers)
      .where(and(eq(renamedSellers.ownerId, ownerId), sql`${renamedSellers.since} = ${since}::timestamptz`))
  }
}

/** @returns the last product that was written, or null where there are no more */
async function followOn(db: Db, ownerId: string, after: string, batch: number): Promise<string | null> {
  const { rows } = await db.execute<{ last: string | null }>(
    sql`SELECT follow_renamed_seller(${ownerId}, ${after}, ${batch}) AS last`,
  )
  return rows[0]?.last ?? null
}

import { type AnyColumn, and, eq, inArray, notExists, notInArray, type SQL, sql } from 'drizzle-orm'
import type { SelectDb } from './client.ts'
import { hotRead } from './hot-read.ts'
import { listings } from './schema/listings.ts'
import { unsettledOwners } from './schema/unsettled-owners.ts'

/**
 * A column of a statement that is run before the list: the owners whose offers do not say yet whether they are hidden. A list cannot
 * look at them itself, for a condition on the owner would cost it its index-only scan; nearly always there are none, and it is read
 * as if they were not thought of.
 */
export const allUnsettled = sql<
  string[]
>`ARRAY(SELECT ${unsettledOwners.ownerId}::text FROM ${unsettledOwners})`

const findUnsettled = hotRead((db) =>
  db.select({ unsettled: allUnsettled }).from(sql`(SELECT) AS nothing`).prepare('unsettled_owners'),
)

export async function listUnsettledOwners(db: SelectDb): Promise<string[]> {
  const [row] = await findUnsettled(db).execute()
  return row?.unsettled ?? []
}

/** The condition that a row belongs to none of these owners. */
export const notOf = (owners: string[], ownerId: AnyColumn): SQL | undefined =>
  owners.length === 0 ? undefined : notInArray(ownerId, owners)

/** The same for a row that has the id of a listing in place of its owner. */
export const listingNotOf = (db: SelectDb, owners: string[], listingId: AnyColumn): SQL | undefined =>
  owners.length === 0
    ? undefined
    : notExists(
        db
          .select({ id: listings.id })
          .from(listings)
          .where(and(eq(listings.id, listingId), inArray(listings.ownerId, owners))),
      )

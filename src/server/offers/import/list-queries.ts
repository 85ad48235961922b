import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ImportName } from '#domain/import/import-rules.ts'
import type { ImportedList } from '#domain/import/import-schema.ts'
import type { ActorContext } from '#server/api/context.ts'
import type { Db } from '#server/db/client.ts'
import { isOfferedHome } from '#server/db/schema/home-columns.ts'
import { importLists } from '#server/db/schema/imports.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { IMPORTED } from './stored-offers.ts'

/** The lists that somebody sends, the last one first. */
export async function listLists({ db, actor }: ActorContext): Promise<ImportedList[]> {
  const lists = await db
    .select({ kind: importLists.kind, name: importLists.name, sentAt: importLists.sentAt })
    .from(importLists)
    .where(eq(importLists.ownerId, actor.id))
    .orderBy(desc(importLists.sentAt), importLists.id)
    .limit(100)
  return lists.map(({ sentAt, ...list }) => ({ ...list, sentAt: sentAt.toISOString() }))
}

/** @returns undefined where the seller has sent no list of that name */
export async function findListId(
  db: Db,
  { ownerId, kind, name }: { ownerId: string; kind: ImportName; name: string },
) {
  const [found] = await db
    .select({ id: importLists.id })
    .from(importLists)
    .where(
      and(
        eq(importLists.ownerId, ownerId),
        eq(importLists.kind, kind),
        sql`lower(${importLists.name}) = lower(${name})`,
      ),
    )
  return found?.id
}

export const isStillOffered: Record<ImportName, SQL> = {
  products: sql`${products.inStock}`,
  listings: isOfferedHome(listings),
}

/** What came in by a list and is offered still. */
export async function findOfList(db: Db, { kind, listId }: { kind: ImportName; listId: string }) {
  const { table, imported } = IMPORTED[kind]
  return await db
    .select({ offerId: table.id, code: imported.code, name: table.name, createdBy: imported.createdBy })
    .from(imported)
    .innerJoin(table, eq(table.id, imported.offerId))
    .where(and(eq(imported.listId, listId), isStillOffered[kind]))
    .orderBy(table.id)
}

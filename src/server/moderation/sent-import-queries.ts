import { and, desc, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SentImports } from '#domain/moderation/admin-schema.ts'
import type { Context } from '#server/api/context.ts'
import { type After, comesAfter, endPage, nextOf, rowsFor } from '#server/db/next-rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { importLists, imports } from '#server/db/schema/imports.ts'
import { slugOf } from '#server/db/seller.ts'

const newest = { at: imports.createdAt, id: imports.id }
const undo = alias(imports, 'undo')

/** What sellers have sent, the newest first. An undo is told of the import that it has undone. */
export async function listSentImports(
  { db }: Context,
  { after, limit }: { after?: After | undefined; limit: number },
): Promise<SentImports> {
  const found = await db
    .select({
      id: imports.id,
      owner: { _id: users.id, username: users.name, slug: slugOf(users.id) },
      kind: imports.kind,
      list: importLists.name,
      createdAt: imports.createdAt,
      state: imports.state,
      message: imports.message,
      total: imports.total,
      inserted: imports.inserted,
      changed: imports.changed,
      rejected: imports.rejected,
      undoneAt: undo.finishedAt,
      next: nextOf(newest),
    })
    .from(imports)
    .innerJoin(users, eq(users.id, imports.ownerId))
    .leftJoin(importLists, eq(importLists.id, imports.listId))
    .leftJoin(undo, and(eq(undo.undoes, imports.id), eq(undo.state, 'done')))
    .where(and(isNull(imports.undoes), comesAfter(newest, after)))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(rowsFor(limit))
  const { rows, next } = endPage(found, limit)
  return {
    imports: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      undoneAt: row.undoneAt?.toISOString() ?? null,
    })),
    next,
  }
}

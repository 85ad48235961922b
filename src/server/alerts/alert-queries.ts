import { desc, eq, sql } from 'drizzle-orm'
import { ALERTS_PER_ADDRESS } from '#domain/alerts/alert-rules.ts'
import type { SavedSearches } from '#domain/alerts/alert-schema.ts'
import { hrefOfSearch, nameOfSearch, plainNameOfSearch } from '#domain/alerts/search-name.ts'
import type { Context } from '#server/api/context.ts'
import { alertOffers, searchAlerts } from '#server/db/schema/alerts.ts'
import { specificationOf } from './normalized-search.ts'

type Named = Pick<typeof searchAlerts.$inferSelect, 'kind' | 'search' | 'name' | 'userId'>

/** What its author calls a search; of an address that others may have given nothing that somebody has typed. */
export function alertName({ kind, search, name, userId }: Named): string {
  const thing = specificationOf(search)?.name
  if (userId === null) return plainNameOfSearch({ kind, search }, thing)
  return name || nameOfSearch({ kind, search }, thing)
}

/** The saved searches of an account, the newest first. */
export async function listAlerts({ db }: Pick<Context, 'db'>, userId: string): Promise<SavedSearches> {
  const rows = await db
    .select({
      id: searchAlerts.id,
      kind: searchAlerts.kind,
      search: searchAlerts.search,
      name: searchAlerts.name,
      userId: searchAlerts.userId,
      way: searchAlerts.way,
      createdAt: searchAlerts.createdAt,
      pausedAt: searchAlerts.pausedAt,
      foundAt: searchAlerts.foundAt,
      waiting: sql<number>`(SELECT count(*)::int FROM ${alertOffers} WHERE ${alertOffers.alertId} = ${searchAlerts.id} AND ${alertOffers.toldAt} IS NULL)`,
    })
    .from(searchAlerts)
    .where(eq(searchAlerts.userId, userId))
    .orderBy(desc(searchAlerts.createdAt), desc(searchAlerts.id))
  return {
    limit: ALERTS_PER_ADDRESS,
    searches: rows.map(({ pausedAt, foundAt, createdAt, ...row }) => ({
      id: row.id,
      kind: row.kind,
      name: alertName(row),
      href: hrefOfSearch(row),
      way: row.way,
      paused: pausedAt !== null,
      createdAt: createdAt.toISOString(),
      waiting: row.waiting,
      done: foundAt !== null,
    })),
  }
}

import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { ALERTS_PER_ADDRESS } from '#domain/alerts/alert-rules.ts'
import type { AddressSearches, SavedSearch, SavedSearches } from '#domain/alerts/alert-schema.ts'
import { hrefOfSearch, nameOfSearch, plainNameOfSearch } from '#domain/alerts/search-name.ts'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/api/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { alertOffers, searchAlerts } from '#server/db/schema/alerts.ts'
import { addressToken, alertToken, listedByToken } from './alert-tokens.ts'
import { specificationOf } from './normalized-search.ts'

type Named = Pick<typeof searchAlerts.$inferSelect, 'kind' | 'search' | 'name' | 'userId'>

/** What its author calls a search; of an address that others may have given nothing that somebody has typed. */
export function alertName(alert: Named): string {
  const { kind, search, userId } = alert
  return userId === null
    ? plainNameOfSearch({ kind, search }, specificationOf(search)?.name)
    : typedName(alert)
}

function typedName({ kind, search, name }: Named): string {
  const thing = specificationOf(search)
  return name || nameOfSearch({ kind, search }, thing?.name, thing?.material.parameters)
}

/** Whether an account has confirmed this address: it saves by its session then, and a browser's proof is not enough. */
export const hasAccount = async ({ db }: Pick<Context, 'db'>, email: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.email, email), users.emailVerified))) > 0

/** The saved searches of an account, the newest first. */
export async function listAlerts({ db }: Pick<Context, 'db'>, userId: string): Promise<SavedSearches> {
  const rows = await readAlerts(db, eq(searchAlerts.userId, userId))
  return { limit: ALERTS_PER_ADDRESS, searches: rows.map((row) => searchOf(row, alertName(row))) }
}

/**
 * The saved searches of an address that belong to no account, for whoever has the link of a mail to it. What its owner has confirmed has the
 * words that were typed in its name. @throws AppError invalid
 */
export async function listAlertsOfAddress(ctx: Context, token: string): Promise<AddressSearches> {
  const address = await listedByToken(ctx, token)
  if (!address)
    throw new AppError('invalid', 'This link is too old, or incomplete. Our latest mail has a new one.')
  const rows = await readAlerts(
    ctx.db,
    and(sql`md5(${searchAlerts.email})::uuid = ${address}`, isNull(searchAlerts.userId)),
  )
  const [first] = rows
  return {
    searches: await Promise.all(
      rows.map(async (row) => {
        const unconfirmed = row.confirmedAt === null
        const { id, ...search } = searchOf(row, unconfirmed ? alertName(row) : typedName(row))
        return { ...search, unconfirmed, stop: await alertToken(ctx, id) }
      }),
    ),
    stopAll: first ? await addressToken(ctx, first.email) : null,
  }
}

const readAlerts = (db: Context['db'], which: SQL | undefined) =>
  db
    .select({
      id: searchAlerts.id,
      kind: searchAlerts.kind,
      search: searchAlerts.search,
      name: searchAlerts.name,
      email: searchAlerts.email,
      userId: searchAlerts.userId,
      way: searchAlerts.way,
      createdAt: searchAlerts.createdAt,
      confirmedAt: searchAlerts.confirmedAt,
      pausedAt: searchAlerts.pausedAt,
      foundAt: searchAlerts.foundAt,
      waiting: sql<number>`(SELECT count(*)::int FROM ${alertOffers} WHERE ${alertOffers.alertId} = ${searchAlerts.id} AND ${alertOffers.toldAt} IS NULL)`,
    })
    .from(searchAlerts)
    .where(which)
    .orderBy(desc(searchAlerts.createdAt), desc(searchAlerts.id))

type AlertRow = Awaited<ReturnType<typeof readAlerts>>[number]

const searchOf = (row: AlertRow, name: string): SavedSearch => ({
  id: row.id,
  kind: row.kind,
  name,
  href: hrefOfSearch(row),
  way: row.way,
  paused: row.pausedAt !== null,
  createdAt: row.createdAt.toISOString(),
  waiting: row.waiting,
  done: row.foundAt !== null,
})

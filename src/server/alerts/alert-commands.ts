import { and, asc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import {
  ALERT_CONFIRMATION_DAYS,
  ALERT_DAYS,
  ALERTS_PER_ADDRESS,
  type AlertInput,
  type SearchedKind,
  UNCONFIRMED_PER_ADDRESS,
} from '#domain/alerts/alert-input.ts'
import { AppError } from '#domain/errors.ts'
import { listingFiltersOf, parseListingSearch } from '#domain/listings/listing-filters.ts'
import { localGovernmentsIn } from '#domain/places/cities.ts'
import { filtersOf, parseProductSearch } from '#domain/products/product-filters.ts'
import type { Context } from '#server/api/context.ts'
import { idOfSigned, signedId } from '#server/api/signed-id.ts'
import type { Db } from '#server/db/client.ts'
import { searchAlerts } from '#server/db/schema/alerts.ts'

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`
const aDayAgo = sql`now() - interval '1 day'`

/** A search as its page reads it, without what it would leave out, in one order. */
export function normalizedSearch(kind: SearchedKind, search: Record<string, string>): Record<string, string> {
  const filters =
    kind === 'products' ? filtersOf(parseProductSearch(search)) : listingFiltersOf(parseListingSearch(search))
  const state = 'location' in filters ? filters.location : 'state' in filters ? filters.state : undefined
  const { lga } = filters
  // A local government that its state has not would be no filter.
  if (lga && (!state || localGovernmentsIn(state, lga).length === 0)) delete filters.lga
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([name]) => name !== 'sort' && name !== 'order')
      .map(([name, value]) => [name, String(value)] as const)
      .sort(([one], [other]) => one.localeCompare(other)),
  )
}

type RequestedAlert = Omit<AlertInput, 'email'> & {
  email: string
  /** The account that asks, where its address is confirmed and this one. */
  userId: string | undefined
  /** The client's address. */
  asker: string
}

/**
 * Keeps a search until there is something. An address that no account has confirmed is written to first, at most once a day for
 * each search; the answer does not tell what was known of it. @throws AppError invalid, too-many
 */
export async function createAlert({ db, queue }: Context, wish: RequestedAlert): Promise<void> {
  const { kind, email, userId, asker } = wish
  const search = normalizedSearch(kind, wish.search)
  if (Object.keys(search).length === 0)
    throw new AppError('invalid', 'Say what you are looking for first.', [
      { path: 'search', message: 'Say what you are looking for first.' },
    ])
  await db.transaction(async (tx) => {
    // Those who ask for the same address take turns, so that no two find the last free place.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`alerts of ${email}`}, 0))`)
    const waitingFor = (confirmed: SQL) =>
      tx.$count(searchAlerts, and(eq(searchAlerts.email, email), isNull(searchAlerts.foundAt), confirmed))
    // To a stranger the answer tells nothing of an address: what nobody has confirmed is limited without a word.
    const unconfirmed = await waitingFor(isNull(searchAlerts.confirmedAt))
    const isFull = (await waitingFor(isNotNull(searchAlerts.confirmedAt))) >= ALERTS_PER_ADDRESS
    if (!userId && (isFull || unconfirmed >= UNCONFIRMED_PER_ADDRESS)) return
    if (isFull)
      throw new AppError(
        'too-many',
        `You wait for ${ALERTS_PER_ADDRESS} things already. Stop one by the link in its mail.`,
      )
    const confirmedAt = userId ? sql`now()` : null
    const [alert] = await tx
      .insert(searchAlerts)
      .values({ kind, search, email, userId, confirmedAt })
      .onConflictDoUpdate({
        target: [searchAlerts.email, searchAlerts.kind, searchAlerts.search],
        set: {
          requestedAt: sql`now()`,
          foundAt: null,
          // Whoever was told once says once more that they want to be: a stranger may be asking.
          confirmedAt: userId
            ? sql`coalesce(${searchAlerts.confirmedAt}, now())`
            : sql`CASE WHEN ${searchAlerts.foundAt} IS NULL THEN ${searchAlerts.confirmedAt} END`,
          ...(userId && { userId }),
        },
        ...(!userId && { setWhere: lt(searchAlerts.requestedAt, aDayAgo) }),
      })
      .returning({ id: searchAlerts.id, confirmedAt: searchAlerts.confirmedAt })
    if (alert && !alert.confirmedAt) await queue.send('alert-mail', { alertId: alert.id }, { tx, asker })
  })
}

/** By the link of the mail; following it twice does no harm. @throws AppError invalid */
export async function confirmAlert(ctx: Context, token: string): Promise<void> {
  const id = await alertOfToken(ctx, token)
  const confirmed = id
    ? await ctx.db
        .update(searchAlerts)
        .set({ confirmedAt: sql`coalesce(${searchAlerts.confirmedAt}, now())` })
        .where(eq(searchAlerts.id, id))
        .returning({ id: searchAlerts.id })
    : []
  if (confirmed.length === 0)
    throw new AppError('invalid', 'This link is too old, or was cut off. Search once more and ask again.')
}

/** Forgets the search and its address, if they are still there. @returns whether the token is one of ours, of an alert that was stopped before, too */
export async function stopAlert(ctx: Context, token: string): Promise<boolean> {
  const id = await alertOfToken(ctx, token)
  if (id) await ctx.db.delete(searchAlerts).where(eq(searchAlerts.id, id))
  return id !== undefined
}

/** Whether a search finds something now: all of what it asks for, where it asks for it. */
export type FindsSomething = Record<SearchedKind, (search: Record<string, string>) => Promise<boolean>>

/** As many are repeated in one run, those first that have waited longest. */
const CHECKED_AT_ONCE = 500

/** Repeats the searches, and tells each once. What a stop leaves is the next run's; one that fails keeps nobody else waiting. */
export async function checkAlerts(
  { db, queue, log }: Pick<Context, 'db' | 'queue' | 'log'>,
  finds: FindsSomething,
  signal: AbortSignal,
): Promise<void> {
  const waiting = await db
    .select({ id: searchAlerts.id, kind: searchAlerts.kind, search: searchAlerts.search })
    .from(searchAlerts)
    .where(and(isNotNull(searchAlerts.confirmedAt), isNull(searchAlerts.foundAt)))
    .orderBy(sql`${searchAlerts.checkedAt} NULLS FIRST`, asc(searchAlerts.id))
    .limit(CHECKED_AT_ONCE)
  for (const { id, kind, search } of waiting) {
    if (signal.aborted) return
    const isFound = await finds[kind](search).catch((error: unknown) => {
      log.warn({ err: error, alertId: id }, 'a search could not be repeated')
      return false
    })
    await db.transaction(async (tx) => {
      const [told] = await tx
        .update(searchAlerts)
        .set({ checkedAt: sql`now()`, ...(isFound && { foundAt: sql`now()` }) })
        // Another instance may have told it meanwhile, or its author stopped it.
        .where(and(eq(searchAlerts.id, id), isNull(searchAlerts.foundAt)))
        .returning({ id: searchAlerts.id })
      if (told && isFound) await queue.send('alert-mail', { alertId: id }, { tx })
    })
  }
}

/** Forgets addresses that nobody has confirmed, searches that were told, and those that nothing came of. */
export async function removeOldAlerts(db: Db): Promise<void> {
  await db
    .delete(searchAlerts)
    .where(
      or(
        lt(searchAlerts.createdAt, daysAgo(ALERT_DAYS)),
        and(
          lt(searchAlerts.createdAt, daysAgo(ALERT_CONFIRMATION_DAYS)),
          or(isNull(searchAlerts.confirmedAt), lt(searchAlerts.foundAt, daysAgo(ALERT_CONFIRMATION_DAYS))),
        ),
      ),
    )
}

const PURPOSE = 'links of search alerts'

/** What the links in an alert's mails prove: that their user has access to its mailbox. */
export const alertToken = (ctx: Pick<Context, 'auth'>, id: string): Promise<string> =>
  signedId(ctx, PURPOSE, id)

/** The id of the alert that a token is of, or undefined for any other text. */
export const alertOfToken = (ctx: Pick<Context, 'auth'>, token: string): Promise<string | undefined> =>
  idOfSigned(ctx, PURPOSE, token)

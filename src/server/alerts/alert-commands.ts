import {
  type AnyColumn,
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AlertChanges, AlertInput, ForgottenPushInput } from '#domain/alerts/alert-input.ts'
import {
  ALERT_CONFIRMATION_DAYS,
  ALERT_DAYS,
  ALERTS_PER_ADDRESS,
  type AlertWay,
  ASKED_FOR_ADDRESS,
  BROWSERS_PER_SEARCH,
  type PushSubscriptionInput,
  UNCONFIRMED_PER_ADDRESS,
} from '#domain/alerts/alert-rules.ts'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/api/context.ts'
import { withExistingOwner } from '#server/api/ownership.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import { joinAlerts } from '#server/db/account-alerts.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import { byConsentWay, setConsentWay } from '#server/db/consent-way.ts'
import { users } from '#server/db/schema/accounts.ts'
import { alertPushes, pushSubscriptions, searchAlerts } from '#server/db/schema/alerts.ts'
import { wants } from '#server/mail/digest-part.ts'
import { addressKey, addressOfToken, alertOfToken, confirmedByToken } from './alert-tokens.ts'
import { normalizedSearch } from './normalized-search.ts'
import { isPublicKey } from './push-encryption.ts'

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`
const aDayAgo = sql`now() - interval '1 day'`

/** By whoever has not shown that the address is theirs: whoever stops what strangers ask for leaves nothing else that would limit them. */
const ASKED_BY_STRANGERS: RateLimit = { name: 'alert-asked', tries: ASKED_FOR_ADDRESS, seconds: 24 * 3_600 }

type RequestedAlert = Omit<AlertInput, 'email' | 'proof'> & {
  email: string
  /** The account that asks, where its address is confirmed and this one. */
  userId: string | undefined
  /** Where the browser is signed in. */
  sessionId: string | undefined
  /** Whether this address was confirmed in the browser that asks. */
  isProved?: boolean
  /** The client's address. */
  asker: string
}

/**
 * Saves a search. An address that nobody has confirmed is written to first, at most once a day for each search; the answer does not tell
 * what was known of it. @throws AppError invalid, too-many, unauthenticated where the account goes away meanwhile
 */
export async function createAlert(ctx: Context, wish: RequestedAlert): Promise<void> {
  const { db, limits, queue } = ctx
  const { kind, email, userId, sessionId, isProved = false, asker, name = '', way = 'once', push } = wish
  const search = normalizedSearch(kind, wish.search)
  if (Object.keys(search).length === 0)
    throw new AppError('invalid', 'Say what you are looking for first.', [
      { path: 'search', message: 'Say what you are looking for first.' },
    ])
  assertCanBeTold(way, push)
  const isConfirmed = userId !== undefined || isProved
  if (!isConfirmed && !(await limits.tryConsume(ASKED_BY_STRANGERS, addressKey(email)))) return
  const save = async (tx: Transaction) => {
    await setConsentWay(tx, 'form')
    // Those who ask for the same address take turns, so that no two find the last free place.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`alerts of ${email}`}, 0))`)
    if (way === 'weekly' && userId) await assertHasWeeklyMail(tx, userId)
    const [known] = await tx
      .select({
        userId: searchAlerts.userId,
        confirmedAt: searchAlerts.confirmedAt,
        foundAt: searchAlerts.foundAt,
      })
      .from(searchAlerts)
      .where(and(eq(searchAlerts.email, email), eq(searchAlerts.kind, kind), eq(searchAlerts.search, search)))
    const isThere = known !== undefined && known.foundAt === null
    const waitingFor = (confirmed: SQL) =>
      tx.$count(searchAlerts, and(eq(searchAlerts.email, email), isNull(searchAlerts.foundAt), confirmed))
    // To a stranger the answer tells nothing of an address: what nobody has confirmed is limited without a word.
    const unconfirmed = await waitingFor(isNull(searchAlerts.confirmedAt))
    const isFull = !isThere && (await waitingFor(isNotNull(searchAlerts.confirmedAt))) >= ALERTS_PER_ADDRESS
    if (!isConfirmed && (isFull || unconfirmed >= UNCONFIRMED_PER_ADDRESS)) return
    if (isFull) throw tooMany()
    // What an account has saved only its account changes: a browser's proof is of the address, which others may have had.
    const isOthers = known?.userId != null && known.userId !== userId
    // Whatever another has said of it, who may have been a stranger, goes.
    const isTaken =
      isConfirmed && known !== undefined && (known.userId !== (userId ?? null) || known.confirmedAt === null)
    const [alert] = await tx
      .insert(searchAlerts)
      .values({ kind, search, email, userId, name, way, confirmedAt: isConfirmed ? sql`now()` : null })
      .onConflictDoUpdate({
        target: [searchAlerts.email, searchAlerts.kind, searchAlerts.search],
        set: {
          requestedAt: sql`now()`,
          foundAt: null,
          ...(isConfirmed
            ? {
                confirmedAt: sql`coalesce(${searchAlerts.confirmedAt}, now())`,
                pausedAt: null,
                way,
                ...((name || isTaken) && { name }),
                ...(userId && { userId }),
              }
            : { confirmedAt: null }),
        },
        // A stranger may be asking, who changes nothing of an account's, or of what is confirmed: whoever was told once confirms once more.
        ...(!isConfirmed && {
          setWhere: sql`${searchAlerts.userId} IS NULL AND ${searchAlerts.requestedAt} < ${aDayAgo}
            AND (${searchAlerts.confirmedAt} IS NULL OR ${searchAlerts.foundAt} IS NOT NULL)`,
        }),
        ...(isConfirmed && isOthers && { setWhere: sql`false` }),
      })
      .returning({ id: searchAlerts.id, confirmedAt: searchAlerts.confirmedAt })
    if (!alert) return
    if (isTaken || (isConfirmed && way !== 'push'))
      await tx.delete(alertPushes).where(eq(alertPushes.alertId, alert.id))
    // A stranger's browser is notified of no search that somebody else has saved.
    if (push && way === 'push' && (isConfirmed || !known))
      await notifyThere(tx, alert.id, { push, sessionId })
    if (!alert.confirmedAt) await queue.send('alert-mail', { alertId: alert.id }, { tx, asker })
  }
  await withExistingOwner(() => db.transaction(save))
}

const tooMany = () =>
  new AppError('too-many', `You have saved ${ALERTS_PER_ADDRESS} searches already. Delete one of them first.`)

/** @throws AppError invalid */
function assertCanBeTold(way: AlertWay | undefined, push: PushSubscriptionInput | undefined): void {
  if (way === 'push' && !push) throw notNotified('This device has not been allowed to show notifications.')
  if (push && !isPublicKey(push.keys.p256dh)) throw notNotified('This is no subscription')
}

const notNotified = (message: string) => new AppError('invalid', message, [{ path: 'push', message }])

/** A search that the weekly mail tells of would never be told without that mail. @throws AppError invalid */
async function assertHasWeeklyMail(tx: Transaction, userId: string): Promise<void> {
  if ((await tx.$count(users, and(eq(users.id, userId), wants('alerts')))) > 0) return
  throw new AppError('invalid', 'Your weekly mail has no saved searches: you have stopped that part.', [
    {
      path: 'way',
      message: 'Turn on saved searches under Weekly mail in Personal Details, or choose another way.',
    },
  ])
}

type Browser = { push: PushSubscriptionInput; sessionId: string | null | undefined }

/** Besides where it notifies already, of which the newest stay. A browser that subscribes anew has another address. */
async function notifyThere(
  tx: Transaction,
  alertId: string,
  { push: { endpoint, keys }, sessionId = null }: Browser,
): Promise<void> {
  const userOf = (session: SQL | AnyColumn) => sql`(SELECT user_id FROM sessions WHERE id = ${session})`
  // Another person's searches notify it no more.
  await tx
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.endpoint, endpoint),
        sql`${userOf(pushSubscriptions.sessionId)} IS DISTINCT FROM ${userOf(sql`${sessionId}::uuid`)}`,
      ),
    )
  const [subscription] = await tx
    .insert(pushSubscriptions)
    .values({ endpoint, ...keys, sessionId })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...keys, sessionId } })
    .returning({ id: pushSubscriptions.id })
  if (!subscription) return
  await tx.insert(alertPushes).values({ alertId, subscriptionId: subscription.id }).onConflictDoNothing()
  await tx.execute(sql`
    DELETE FROM ${alertPushes} WHERE alert_id = ${alertId} AND subscription_id IN (
      SELECT ${pushSubscriptions.id} FROM ${alertPushes} JOIN ${pushSubscriptions} ON ${pushSubscriptions.id} = ${alertPushes.subscriptionId}
      WHERE ${alertPushes.alertId} = ${alertId}
      ORDER BY ${pushSubscriptions.id} = ${subscription.id} DESC, ${pushSubscriptions.createdAt} DESC OFFSET ${BROWSERS_PER_SEARCH})`)
}

/** Whoever used it has signed out, or another person has signed in. */
export async function forgetBrowser(
  { db }: Pick<Context, 'db'>,
  { endpoint }: ForgottenPushInput,
): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint))
}

const ownAlert = (userId: string, id: string) => and(eq(searchAlerts.id, id), eq(searchAlerts.userId, userId))

const noSuchAlert = () => new AppError('not-found', 'This search is no longer saved.')

/** @throws AppError not-found, invalid */
export async function changeAlert(
  { db }: Pick<Context, 'db'>,
  {
    userId,
    sessionId,
    id,
    changes,
  }: { userId: string; sessionId: string; id: string; changes: AlertChanges },
): Promise<void> {
  const { name, way, push, paused } = changes
  await byConsentWay(db, 'form', async (tx) => {
    const [alert] = await tx
      .select({ way: searchAlerts.way })
      .from(searchAlerts)
      .where(ownAlert(userId, id))
      .for('update')
    if (!alert) throw noSuchAlert()
    assertCanBeTold(way === alert.way ? undefined : way, push)
    if (way === 'weekly' && way !== alert.way) await assertHasWeeklyMail(tx, userId)
    await tx
      .update(searchAlerts)
      .set({
        ...(name !== undefined && { name }),
        ...(way && { way, foundAt: null }),
        ...(paused !== undefined && { pausedAt: paused ? sql`now()` : null }),
        requestedAt: sql`now()`,
      })
      .where(eq(searchAlerts.id, id))
    if ((way ?? alert.way) !== 'push') await tx.delete(alertPushes).where(eq(alertPushes.alertId, id))
    else if (push) await notifyThere(tx, id, { push, sessionId })
  })
}

/** @throws AppError not-found */
export async function removeAlert(
  { db }: Pick<Context, 'db'>,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const removed = await byConsentWay(db, 'form', (tx) =>
    tx.delete(searchAlerts).where(ownAlert(userId, id)).returning({ id: searchAlerts.id }),
  )
  if (removed.length === 0) throw noSuchAlert()
}

/**
 * By the link of the mail; following it twice does no harm. What an account has is confirmed, and may have followed it to another address.
 * @returns the address. @throws AppError invalid
 */
export async function confirmAlert(ctx: Context, token: string): Promise<string> {
  const id = await confirmedByToken(ctx, token)
  const confirmed =
    id &&
    (await byConsentWay(ctx.db, 'link', async (tx) => {
      const [found] = await tx
        .update(searchAlerts)
        .set({ confirmedAt: sql`coalesce(${searchAlerts.confirmedAt}, now())` })
        .where(and(eq(searchAlerts.id, id), isNull(searchAlerts.userId)))
        .returning({ email: searchAlerts.email })
      if (found) await joinAlerts(tx, found.email)
      return found
    }))
  if (!confirmed)
    throw new AppError('invalid', 'This link is too old, or incomplete. Please search again and ask again.')
  return confirmed.email
}

/**
 * Forgets the search of a token, or all of an address, if they are still there.
 * @returns whether the token is one of ours, of what was stopped before, too
 */
export async function stopAlert(ctx: Context, token: string): Promise<boolean> {
  const id = await alertOfToken(ctx, token)
  const address = id ? undefined : await addressOfToken(ctx, token)
  await byConsentWay(ctx.db, 'link', async (tx) => {
    if (id) await tx.delete(searchAlerts).where(eq(searchAlerts.id, id))
    if (address) await tx.delete(searchAlerts).where(sql`md5(${searchAlerts.email})::uuid = ${address}`)
  })
  return id !== undefined || address !== undefined
}

/** So many searches are forgotten in an hour. */
const FORGOTTEN_AT_ONCE = 10_000

/** Forgets addresses that nobody has confirmed, searches that were told or that nothing came of, and browsers that nothing notifies. */
export async function removeOldAlerts(db: Db): Promise<void> {
  const isOnce = eq(searchAlerts.way, 'once')
  const isOld = (days: number) => lt(searchAlerts.requestedAt, daysAgo(days))
  const old = db
    .select({ id: searchAlerts.id })
    .from(searchAlerts)
    .where(
      or(
        and(isOnce, isOld(ALERT_DAYS)),
        and(
          isOld(ALERT_CONFIRMATION_DAYS),
          or(
            isNull(searchAlerts.confirmedAt),
            and(isOnce, lt(searchAlerts.foundAt, daysAgo(ALERT_CONFIRMATION_DAYS))),
          ),
        ),
      ),
    )
    .limit(FORGOTTEN_AT_ONCE)
  await db.delete(searchAlerts).where(inArray(searchAlerts.id, old))
  await db
    .delete(pushSubscriptions)
    .where(
      notExists(
        db
          .select({ one: sql`1` })
          .from(alertPushes)
          .where(eq(alertPushes.subscriptionId, pushSubscriptions.id)),
      ),
    )
}

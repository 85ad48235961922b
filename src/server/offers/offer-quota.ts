import { and, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { type Availability, isTaken } from '#domain/listings/availability.ts'
import { quotaOf } from '#domain/offers/offer-quota.ts'
import type { OfferQuota } from '#domain/offers/offer-schema.ts'
import { SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import type { Reader } from '#server/api/context.ts'
import { countCapped } from '#server/db/capped-count.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import type { OfferTable } from '#server/db/offer-rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { isTakenHome } from '#server/db/schema/home-columns.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'

/** Rows of one transaction, so that nobody else waits for it. */
const BATCH = 200

const TABLES = [products, listings] as const

/** What is not waiting takes a place of the quota, also where an admin has hidden it; what is let or sold takes none. */
const onlineOf = (table: OfferTable, ownerId: string) =>
  and(
    eq(table.ownerId, ownerId),
    isNull(table.waitingFor),
    'availability' in table ? not(isTakenHome(table)) : undefined,
  )
const waitingOf = (table: OfferTable, ownerId: string) =>
  and(eq(table.ownerId, ownerId), isNotNull(table.waitingFor))

/**
 * Until the end of the transaction nobody else puts up, takes down or lets online an offer of this seller; taken before any row. It is
 * a lock of its own: what locks the account's row, such as a review, never waits for it.
 */
export async function lockOffersOf(tx: Transaction, ownerId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`offers of ${ownerId}`}, 0))`)
}

/**
 * `lockOffersOf`, for what may let offers online; taken before any row. The account comes before any offer, as for whoever suspends or
 * deletes it: what comes online looks at it.
 */
export async function lockPlacesOf(tx: Transaction, ownerId: string): Promise<void> {
  await lockOffersOf(tx, ownerId)
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('share')
}

async function findSeller(db: Reader['db'], ownerId: string) {
  const [seller] = await db
    .select({
      emailVerified: users.emailVerified,
      confirmBy: users.confirmBy,
      phoneConfirmedAt: users.phoneConfirmedAt,
      businessCheckedAt: users.businessCheckedAt,
    })
    .from(users)
    .where(eq(users.id, ownerId))
  return seller
}

/** How many more offers the seller may have online; to be asked while `lockOffersOf` is held. */
export const findRoom = async (tx: Transaction, ownerId: string): Promise<number> =>
  Math.max(0, await findBalance(tx, ownerId, 0))

/** The same; below zero for what is beyond the quota, of which no more than `beyond` are read. */
async function findBalance(tx: Transaction, ownerId: string, beyond: number): Promise<number> {
  const seller = await findSeller(tx, ownerId)
  if (!seller) return 0
  const quota = quotaOf(seller)
  if (quota === Number.POSITIVE_INFINITY) return quota
  let room = quota
  for (const table of TABLES) {
    // No more rows are read than the quota has places.
    const online = tx
      .select({ id: table.id })
      .from(table)
      .where(onlineOf(table, ownerId))
      .limit(quota + beyond)
    room -= await tx.$count(online.as('online'))
  }
  return room
}

/** A home before and after a change. */
export type Rehomed = { id: string; before: Availability; after: Availability }

/**
 * After homes were let or sold, or are no longer: what is taken gives its place to what waits, and what can be had again waits where there is no room. To be called
 * while `lockPlacesOf` is held.
 */
export async function settlePlaces(
  tx: Transaction,
  ownerId: string,
  changes: readonly Rehomed[],
): Promise<void> {
  const back = changes.filter(({ before, after }) => isTaken(before) && !isTaken(after)).map(({ id }) => id)
  if (back.length > 0) {
    const balance = await findBalance(tx, ownerId, back.length)
    if (balance < 0)
      await tx
        .update(listings)
        .set({ waitingFor: 'quota' })
        .where(and(inArray(listings.id, back.slice(balance)), isNull(listings.waitingFor)))
  }
  const left = changes.filter(({ before, after }) => !isTaken(before) && isTaken(after)).length
  if (left > 0) await fillRoom(tx, ownerId, left)
}

/**
 * Lets the seller's oldest waiting offers online, as far as there is room; to be called while `lockOffersOf` is held.
 * @returns how many came online
 */
export async function fillRoom(tx: Transaction, ownerId: string, atMost = BATCH): Promise<number> {
  const oldest = await oldestWaiting(tx, ownerId, atMost)
  if (oldest.length === 0) return 0
  const seller = await findSeller(tx, ownerId)
  if (!seller?.emailVerified) return 0
  const ids = oldest.slice(0, await findRoom(tx, ownerId)).map(({ id }) => id)
  for (const table of TABLES) await tx.update(table).set({ waitingFor: null }).where(inArray(table.id, ids))
  return ids.length
}

function oldestWaiting(tx: Transaction, ownerId: string, atMost: number) {
  const of = (table: OfferTable) =>
    tx
      .select({ id: table.id, createdAt: table.createdAt })
      .from(table)
      .where(waitingOf(table, ownerId))
      .orderBy(table.createdAt, table.id)
      .limit(atMost)
  return unionAll(of(products), of(listings)).orderBy(sql`created_at, id`).limit(atMost)
}

/** Lets online what a seller has waiting and may have online now. What stays waits for room. */
export async function releaseOffersOf(db: Db, ownerId: string): Promise<void> {
  const fill = () =>
    db.transaction(async (tx) => {
      await lockOffersOf(tx, ownerId)
      return await fillRoom(tx, ownerId)
    })
  while ((await fill()) === BATCH);
  const seller = await findSeller(db, ownerId)
  if (!seller?.emailVerified) return
  for (const table of TABLES)
    await setWaiting(db, { table, ownerId, from: eq(table.waitingFor, 'confirmation'), to: 'quota' })
}

type Waiting = { table: OfferTable; ownerId: string; from: SQL; to: 'confirmation' | 'quota' }

/** Gives the seller's offers another reason to wait, a batch at a time. */
async function setWaiting(db: Db, { table, ownerId, from, to }: Waiting): Promise<void> {
  const next = () =>
    db.transaction(async (tx) => {
      await lockOffersOf(tx, ownerId)
      const batch = tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.ownerId, ownerId), from))
        .limit(BATCH)
      const changed = await tx
        .update(table)
        .set({ waitingFor: to })
        .where(inArray(table.id, batch))
        .returning({ id: table.id })
      return changed.length
    })
  while ((await next()) === BATCH);
}

/** Takes the offers of a seller offline until the address is confirmed. */
export async function holdOffersOf(db: Db, ownerId: string): Promise<void> {
  for (const table of TABLES)
    await setWaiting(db, { table, ownerId, from: isNull(table.waitingFor), to: 'confirmation' })
}

/** A job: lets online whatever may be, after a confirmation of whatever kind. */
export async function releaseOffers(db: Db): Promise<void> {
  const { rows } = await db.execute<{ ownerId: string }>(sql`
    SELECT ${users.id} AS "ownerId" FROM ${users} WHERE ${users.emailVerified} AND ${users.id} IN (
      SELECT owner_id FROM ${products} WHERE waiting_for IS NOT NULL
      UNION SELECT owner_id FROM ${listings} WHERE waiting_for IS NOT NULL)`)
  for (const { ownerId } of rows) await releaseOffersOf(db, ownerId)
}

/** How many offers a seller has online and waiting, and how many may be online. */
export async function getQuota(db: Db, ownerId: string): Promise<OfferQuota> {
  const [seller, online, waiting] = await Promise.all([
    findSeller(db, ownerId),
    Promise.all(TABLES.map((table) => countCapped(db, table, onlineOf(table, ownerId)))),
    Promise.all(TABLES.map((table) => countCapped(db, table, waitingOf(table, ownerId)))),
  ])
  const quota = seller && quotaOf(seller)
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)
  return {
    online: Math.min(sum(online), SEARCH_TOTAL_MAX),
    waiting: Math.min(sum(waiting), SEARCH_TOTAL_MAX),
    onlineCapped: sum(online) > SEARCH_TOTAL_MAX,
    waitingCapped: sum(waiting) > SEARCH_TOTAL_MAX,
    quota: quota === undefined || quota === Number.POSITIVE_INFINITY ? null : quota,
    confirmBy: seller && !seller.emailVerified ? (seller.confirmBy?.toISOString() ?? null) : null,
  }
}

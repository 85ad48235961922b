import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { joinedPairs } from '#domain/prices/index-method/eligible-offers.ts'
import type { JoinedSellers, JoinedSellersInput } from '#domain/prices/index-review-schema.ts'
import type { ActorContext, Context } from '#server/api/context.ts'
import { NO_SUCH_USER } from '#server/api/router.ts'
import type { Transaction } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { isRowId } from '#server/db/schema/columns.ts'
import { moderationLog } from '#server/db/schema/moderation.ts'
import { sellerEvents, sellerKeys } from '#server/db/schema/price-events.ts'

const byModerators = eq(sellerEvents.proof, 'moderator')

/** Whom moderators have joined and not separated since, the newest first. Who has left is in no pair. */
export async function listJoinedSellers({ db }: Pick<Context, 'db'>): Promise<JoinedSellers> {
  const events = await db
    .select({
      seller: sellerEvents.sellerKey,
      into: sellerEvents.intoKey,
      kind: sellerEvents.kind,
      proof: sellerEvents.proof,
    })
    .from(sellerEvents)
    .where(byModerators)
    .orderBy(sellerEvents.id)
  const pairs = joinedPairs(events)
  if (pairs.length === 0) return { pairs: [] }
  const rows = await db
    .select({ key: sellerKeys.key, id: users.id, name: users.name })
    .from(sellerKeys)
    .innerJoin(users, eq(users.id, sellerKeys.ownerId))
    .where(inArray(sellerKeys.key, pairs.flat()))
  const sellers = new Map(rows.map(({ key, ...seller }) => [key, seller]))
  return {
    pairs: pairs.toReversed().flatMap(([one, other]) => {
      const [seller, into] = [sellers.get(one), sellers.get(other)]
      return seller && into ? [{ seller, into }] : []
    }),
  }
}

/**
 * Says that two sellers are one from now on, or are not any more: weeks that end later count so. In one transaction with its log entry.
 * @throws AppError not-found, conflict where there is nothing to do
 */
export async function joinSellers(
  { actor, db }: ActorContext,
  { seller: one, into: other, join, reason }: JoinedSellersInput,
): Promise<void> {
  const ids = [one, other].map((id) => id.toLowerCase())
  if (!ids.every(isRowId)) throw new AppError('not-found', NO_SUCH_USER)
  if (ids[0] === ids[1]) throw new AppError('conflict', 'This is one seller already')
  await db.transaction(async (tx) => {
    // Two moderators take turns: what is joined is not joined twice.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('joined sellers', 0))`)
    const [seller, into] = await sellersOf(tx, ids)
    if (!seller || !into) throw new AppError('not-found', 'Both need to have offered something')
    if ((await isJoined(tx, seller.key, into.key)) === join)
      throw new AppError('conflict', join ? 'They are joined already' : 'They are not joined')
    await tx.insert(sellerEvents).values({
      sellerKey: seller.key,
      intoKey: into.key,
      kind: join ? 'merged' : 'separated',
      proof: 'moderator',
    })
    await tx.insert(moderationLog).values({
      action: join ? 'join' : 'separate',
      subject: 'user',
      subjectId: seller.id,
      title: seller.name,
      reason: `${join ? 'With' : 'From'} ${into.name}: ${reason}`,
      adminId: actor.id,
      adminName: actor.username,
    })
  })
}

/** In the order of the ids; only those that have offered something have a key. */
async function sellersOf(tx: Transaction, ids: string[]) {
  const rows = await tx
    .select({ id: users.id, name: users.name, key: sellerKeys.key })
    .from(users)
    .innerJoin(sellerKeys, eq(sellerKeys.ownerId, users.id))
    .where(inArray(users.id, ids))
  return ids.map((id) => rows.find((row) => row.id === id))
}

async function isJoined(tx: Transaction, one: string, other: string): Promise<boolean> {
  const between = (key: string, into: string) =>
    and(eq(sellerEvents.sellerKey, key), eq(sellerEvents.intoKey, into), byModerators)
  const [last] = await tx
    .select({ kind: sellerEvents.kind })
    .from(sellerEvents)
    .where(sql`(${between(one, other)}) OR (${between(other, one)})`)
    .orderBy(desc(sellerEvents.id))
    .limit(1)
  return last?.kind === 'merged'
}

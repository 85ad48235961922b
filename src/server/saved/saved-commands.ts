import { and, eq, type SQL, sql } from 'drizzle-orm'
import { koboFromNaira } from '#domain/money.ts'
import { SAVED_MAX } from '#domain/saved/saved-rules.ts'
import type { SavedChanges, SavedOffer } from '#domain/saved/saved-schema.ts'
import type { Context } from '#server/api/context.ts'
import { withExistingOwner } from '#server/api/ownership.ts'
import { lockUsers } from '#server/db/lock-users.ts'
import { users } from '#server/db/schema/accounts.ts'
import { savedOffers } from '#server/db/schema/saved.ts'
import { listSaved } from './saved-queries.ts'

/**
 * Joins what a device has saved and taken out to what the account has, which other devices may have changed meanwhile: what was saved
 * before keeps its price and its day, and what was saved after it was taken out stays. Beyond SAVED_MAX the oldest go.
 * @returns all that the account has now
 */
export const changeSaved = (
  { db }: Pick<Context, 'db'>,
  accountId: string,
  { changes }: SavedChanges,
): Promise<SavedOffer[]> =>
  withExistingOwner(() =>
    db.transaction(async (tx) => {
      // Two devices at once: one after the other.
      await lockUsers(tx, eq(users.id, accountId))
      const removed = changes.filter(({ saved }) => saved === null)
      const rows = changes.flatMap(({ kind, id, at, saved }) =>
        saved
          ? {
              accountId,
              kind,
              offerId: id,
              savedAt: sql`least(${at}::timestamptz, now())`,
              name: saved.name,
              price: koboFromNaira(saved.price),
              per: saved.per,
              moveIn: saved.moveIn === undefined ? null : koboFromNaira(saved.moveIn),
            }
          : [],
      )
      if (removed.length > 0) {
        const column = (of: (change: (typeof removed)[number]) => string) => sql.param(removed.map(of))
        const gone = sql`SELECT * FROM unnest(${column(({ kind }) => kind)}::text[], ${column(({ id }) => id)}::uuid[],
          ${column(({ at }) => at)}::timestamptz[]) AS gone (kind, offer_id, at)`
        await tx.delete(savedOffers).where(
          and(
            eq(savedOffers.accountId, accountId),
            sql`EXISTS (SELECT FROM (${gone}) AS gone WHERE gone.kind = ${savedOffers.kind}
              AND gone.offer_id = ${savedOffers.offerId} AND ${savedOffers.savedAt} <= gone.at)`,
          ),
        )
      }
      if (rows.length > 0) {
        await tx.insert(savedOffers).values(rows).onConflictDoNothing()
        await tx.delete(savedOffers).where(and(eq(savedOffers.accountId, accountId), tooMany(accountId)))
      }
      return listSaved({ db: tx }, accountId)
    }),
  )

const tooMany = (accountId: string): SQL => sql`(${savedOffers.kind}, ${savedOffers.offerId}) IN (
  SELECT kind, offer_id FROM ${savedOffers} WHERE account_id = ${accountId}
  ORDER BY saved_at DESC, kind, offer_id OFFSET ${SAVED_MAX}::int)`

import { asc, desc, eq } from 'drizzle-orm'
import { nairaFromKobo } from '#domain/money.ts'
import type { SavedOffer } from '#domain/saved/saved-schema.ts'
import type { Reader } from '#server/api/context.ts'
import { savedOffers } from '#server/db/schema/saved.ts'

/** What an account has saved, the newest first. */
export async function listSaved({ db }: Reader, accountId: string): Promise<SavedOffer[]> {
  const rows = await db
    .select({
      kind: savedOffers.kind,
      id: savedOffers.offerId,
      name: savedOffers.name,
      price: savedOffers.price,
      per: savedOffers.per,
      moveIn: savedOffers.moveIn,
      savedAt: savedOffers.savedAt,
    })
    .from(savedOffers)
    .where(eq(savedOffers.accountId, accountId))
    .orderBy(desc(savedOffers.savedAt), asc(savedOffers.kind), asc(savedOffers.offerId))
  return rows.map(({ price, moveIn, savedAt, ...row }) => ({
    ...row,
    price: nairaFromKobo(price),
    ...(moveIn !== null && { moveIn: nairaFromKobo(moveIn) }),
    savedAt: savedAt.toISOString(),
  }))
}

import { inArray, not, type SQL, sql } from 'drizzle-orm'
import { homeKindOf } from '#domain/listings/home-kind.ts'
import { guessedPlace, listingPlace, productPlace } from '#domain/offers/offer-place.ts'
import { localGovernmentOf, type WrittenPlace } from '#domain/places/local-government.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import type { OfferTable } from '#server/db/offer-rows.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'

/** Offers in one transaction, some tens of milliseconds in which their sellers wait with a change. */
const BATCH = 500

type Unplaced = WrittenPlace & { id: string }

/**
 * A job. Looks for the local government in the address of every offer where that has not been done: what an earlier release has written
 * (docs/decisions/0058). Nothing else of an offer changes, its version neither. It can stop anywhere and begin anew, beside others.
 */
export async function placeOffers(db: Db, signal: AbortSignal, batch = BATCH): Promise<void> {
  const kinds = [
    { table: products, read: (tx: Transaction) => readProducts(tx, batch) },
    { table: listings, read: (tx: Transaction) => readListings(tx, batch) },
  ]
  for (const { table, read } of kinds)
    for (let found = batch; found === batch; ) {
      signal.throwIfAborted()
      found = await db.transaction(async (tx) => {
        const offers = await read(tx)
        if (offers.length > 0) await place(tx, table, offers)
        return offers.length
      })
    }
  for (let found = batch; found === batch; ) {
    signal.throwIfAborted()
    found = await db.transaction((tx) => guessOfHomes(tx, batch))
  }
}

/** The kind, the state and the area of homes where an import or an earlier release left that to be done. @returns how many homes */
async function guessOfHomes(tx: Transaction, limit: number): Promise<number> {
  const { id, name, state, address, area, lga, kind, kindGuessed } = listings
  const homes = await tx
    .select({ id, name, state, address, area, lga, kind, kindGuessed })
    .from(listings)
    .where(not(listings.guessed))
    .limit(limit)
    .for('no key update', { skipLocked: true })
  if (homes.length === 0) return 0
  const guesses = homes.map((home) => {
    const place = guessedPlace(home)
    return {
      ...place,
      lga: home.lga ?? localGovernmentOf(listingPlace(place)),
      kind: home.kindGuessed ? homeKindOf(home.name) : home.kind,
    }
  })
  const ids = guesses.map((home) => home.id)
  const guessed = (values: (string | null)[], type: SQL) =>
    sql`(${sql.param(values)}::text[])[array_position(${sql.param(ids)}::uuid[], ${id})]::${type}`
  await tx
    .update(listings)
    .set({
      kind: guessed(
        guesses.map((home) => home.kind),
        sql`home_kind`,
      ),
      state: guessed(
        guesses.map((home) => home.state),
        sql`state`,
      ),
      area: guessed(
        guesses.map((home) => home.area),
        sql`text`,
      ),
      lga: guessed(
        guesses.map((home) => home.lga),
        sql`text`,
      ),
      guessed: true,
    })
    .where(inArray(id, ids))
  return homes.length
}

const readProducts = async (tx: Transaction, limit: number): Promise<Unplaced[]> => {
  const { id, location, storeAddress, lga } = products
  const rows = await tx
    .select({ id, location, storeAddress, lga })
    .from(products)
    .where(not(products.placed))
    .limit(limit)
    .for('no key update', { skipLocked: true })
  return rows.map((row) => ({ id: row.id, ...productPlace(row) }))
}

const readListings = async (tx: Transaction, limit: number): Promise<Unplaced[]> => {
  const { id, state, address, area, lga } = listings
  const rows = await tx
    .select({ id, state, address, area, lga })
    .from(listings)
    .where(not(listings.placed))
    .limit(limit)
    .for('no key update', { skipLocked: true })
  return rows.map((row) => ({ id: row.id, ...listingPlace(row) }))
}

async function place(tx: Transaction, table: OfferTable, offers: readonly Unplaced[]): Promise<void> {
  const ids = offers.map(({ id }) => id)
  const lgaOf: SQL = sql`(${sql.param(offers.map(localGovernmentOf))}::text[])[array_position(${sql.param(ids)}::uuid[], ${table.id})]`
  await tx.update(table).set({ lga: lgaOf, placed: true }).where(inArray(table.id, ids))
}

import { eq, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { AppError } from '#domain/errors.ts'
import { type ListingCreation, ListingInput, type ListingUpdate } from '#domain/listings/listing-input.ts'
import { mayEditListing } from '#domain/listings/listing-rules.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { brokenRules } from '#server/api/broken-rules.ts'
import type { ActorContext } from '#server/api/context.ts'
import { refuseOtherOwner } from '#server/api/own-name.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import { listingValues } from '#server/db/listing-values.ts'
import { listingImages, listings } from '#server/db/schema/listings.ts'
import { findOwnImages } from '#server/images/own-images.ts'
import { getListing } from './listing-queries.ts'

type Versioned = { listing: Listing; version: number }

/** A listing that the caller may change. @throws AppError not-found, forbidden */
export async function getOwnListing(
  { actor, db }: { actor: Actor; db: Pick<Db, 'select'> },
  id: string,
): Promise<Versioned> {
  const found = await getListing({ db }, id, { hiddenToo: true })
  if (!mayEditListing(actor, found.listing)) throw new AppError('forbidden', 'This is not your listing')
  return found
}

/** @throws AppError forbidden, invalid for a picture that is not theirs */
export async function createListing(
  { actor, tx }: { actor: Actor; tx: Transaction },
  { imageUrls, userRef, ...input }: ListingCreation,
): Promise<Listing> {
  refuseOtherOwner(actor, userRef)
  const [stored] = await tx
    .insert(listings)
    .values({ ...listingValues(input), ownerId: actor.id })
    .returning({ id: listings.id })
  if (!stored) throw new Error('Nothing was stored')
  await setPictures(tx, actor.id, stored.id, imageUrls)
  return (await getListing({ db: tx }, stored.id, { hiddenToo: true })).listing
}

/**
 * Changes what the update names; an update that names nothing changes nothing.
 * @throws AppError not-found, forbidden, stale, invalid
 */
export async function updateListing(
  { actor, db }: ActorContext,
  id: string,
  { userRef, ...update }: ListingUpdate,
  wantedVersion?: number,
): Promise<Versioned> {
  return await db.transaction(async (tx) => {
    await lock(tx, id)
    const own = await getOwnListing({ actor, db: tx }, id)
    refuseOtherOwner(actor, userRef)
    if (wantedVersion !== undefined && wantedVersion !== own.version)
      throw new AppError('stale', 'This listing was changed elsewhere in the meantime', [], {
        current: own.listing,
      })
    if (Object.keys(update).length === 0) return own
    const merged = ListingInput.safeParse({ ...own.listing, ...update })
    if (!merged.success) throw brokenRules(merged.error.issues)
    await tx
      .update(listings)
      .set({ ...listingValues(merged.data), version: sql`${listings.version} + 1`, updatedAt: new Date() })
      .where(eq(listings.id, id))
    if (update.imageUrls) await setPictures(tx, actor.id, id, update.imageUrls)
    return await getListing({ db: tx }, id, { hiddenToo: true })
  })
}

/** Its pictures go with it: a job removes what nothing shows. @throws AppError not-found, forbidden */
export async function deleteListing({ actor, db }: ActorContext, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lock(tx, id)
    await getOwnListing({ actor, db: tx }, id)
    await tx.delete(listings).where(eq(listings.id, id))
  })
}

/** Until the end of the transaction nobody else changes this listing. */
const lock = (tx: Transaction, id: string) =>
  tx.select({ id: listings.id }).from(listings).where(eq(listings.id, id)).for('update')

async function setPictures(
  tx: Transaction,
  ownerId: string,
  listingId: string,
  urls: string[],
): Promise<void> {
  const pictures = await findOwnImages(tx, ownerId, 'listing', urls)
  await tx.delete(listingImages).where(eq(listingImages.listingId, listingId))
  await tx
    .insert(listingImages)
    .values(pictures.map((imageId, position) => ({ listingId, imageId, position })))
}

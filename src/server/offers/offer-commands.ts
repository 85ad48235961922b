import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { AppError, validationError } from '#domain/errors.ts'
import { canEditOffer } from '#domain/offers/offer-rules.ts'
import { findLocalGovernment, localGovernmentAfter } from '#domain/places/local-government.ts'
import type { RequestedVersions } from '#server/api/cache-headers.ts'
import type { ActorContext, Reader, TransactionContext } from '#server/api/context.ts'
import { refuseOtherOwner } from '#server/api/ownership.ts'
import type { Transaction } from '#server/db/client.ts'
import type { OfferTable } from '#server/db/offer-rows.ts'
import { setWay } from '#server/db/price-way.ts'
import { findOwnImages } from '#server/images/image-commands.ts'
import type { OfferDefinition, Versioned } from './offer-kinds.ts'
import { fillRoom, findRoom, lockOffersOf, lockPlacesOf } from './offer-quota.ts'

export type Owned = { userRef: { _id: string }; imageUrls: readonly string[] }

/** What the form of an offer sends beside what it says: the addresses of own uploads, and whose it is. */
type Extras = { imageUrls: string[]; userRef?: string | undefined }
export type NewOffer<Input> = Input & Extras

/** Some fields of it, checked one by one. */
export type OfferChanges = { [Name in keyof Extras]?: Extras[Name] | undefined } & {
  lga?: string | null | undefined
}

type Kind<Offer extends Owned, Input extends object> = { kind: OfferDefinition<Offer, Input> }

/** An offer that the caller may change. @throws AppError not-found, forbidden */
export async function getOwnOffer<Offer extends Owned, Input extends object>(
  ctx: Reader & { actor: Actor },
  { kind, id }: Kind<Offer, Input> & { id: string },
): Promise<Versioned<Offer>> {
  const own = await kind.get(ctx, id)
  if (!canEditOffer(ctx.actor, own.offer)) throw new AppError('forbidden', `This is not your ${kind.noun}`)
  return own
}

/** Beyond the seller's quota it waits. @throws AppError forbidden, invalid for an image that is not theirs and a local government of another state */
export async function createOffer<Offer extends Owned, Input extends object>(
  ctx: TransactionContext,
  { kind, input }: Kind<Offer, Input> & { input: NewOffer<Input> },
): Promise<Offer> {
  const { actor, db: tx } = ctx
  refuseOtherOwner(actor, input.userRef)
  assertLocalGovernment(kind, input)
  await setWay(tx, 'form')
  await lockOffersOf(tx, actor.id)
  const waitingFor = (await findRoom(tx, actor.id)) > 0 ? null : 'quota'
  const [stored] = await tx
    .insert(kind.table)
    .values({ ...kind.columns(kind.completed(input)), ownerId: actor.id, waitingFor })
    .returning({ id: kind.table.id })
  if (!stored) throw new Error('Nothing was stored')
  await setImages(ctx, { kind, id: stored.id, imageUrls: input.imageUrls })
  return (await kind.get(ctx, stored.id)).offer
}

/**
 * Changes what the changes name; where they name nothing, nothing is changed.
 * @param versions those that the changes may be based on
 * @throws AppError not-found, forbidden, stale, invalid
 */
export async function updateOffer<Offer extends Owned, Input extends object>(
  ctx: ActorContext,
  {
    kind,
    id,
    changes: { userRef, ...changes },
    versions,
  }: Kind<Offer, Input> & { id: string; changes: OfferChanges; versions: RequestedVersions },
): Promise<Versioned<Offer>> {
  return await ctx.db.transaction(async (tx) => {
    const inTransaction = { ...ctx, db: tx }
    await setWay(tx, 'form')
    if (kind.settle) await lockPlacesOf(tx, ctx.actor.id)
    await lock(tx, kind, id)
    const own = await getOwnOffer(inTransaction, { kind, id })
    refuseOtherOwner(ctx.actor, userRef)
    const merged = kind.Input.safeParse({ ...kind.withoutGuesses(own.offer), ...changes })
    if (versions && !versions.includes(own.version)) {
      if (merged.success && isSaid(kind, own.offer, merged.data, changes.imageUrls)) return own
      throw new AppError('stale', `This ${kind.noun} was changed elsewhere in the meantime`, [], {
        current: own.offer,
      })
    }
    if (Object.keys(changes).length === 0) return own
    if (!merged.success) throw validationError(merged.error.issues)
    const input = kind.completed(merged.data)
    if (changes.lga) assertLocalGovernment(kind, input)
    await tx
      .update(kind.table)
      .set({
        ...kind.columns(input),
        lga: localGovernmentAfter(kind.place(own.offer), kind.place(input)),
        version: sql`${kind.table.version} + 1`,
        updatedAt: new Date(),
      })
      .where(eq(kind.table.id, id))
    await kind.settle?.(tx, { ownerId: ctx.actor.id, id, before: own.offer, after: input })
    if (changes.imageUrls) await setImages(inTransaction, { kind, id, imageUrls: changes.imageUrls })
    return await kind.get(inTransaction, id)
  })
}

/** Whether the offer says all of this already: the change has been made, and its answer was lost (RFC 9110, 13.1.1). */
function isSaid<Offer extends Owned, Input extends object>(
  kind: OfferDefinition<Offer, Input>,
  offer: Offer,
  input: Input,
  imageUrls: readonly string[] = offer.imageUrls,
): boolean {
  const said = kind.Input.safeParse(kind.withoutGuesses(offer)).data
  return isDeepStrictEqual([said, offer.imageUrls], [input, imageUrls])
}

/** Its images go with it: a job removes what nothing shows. One that waits takes its place online. @throws AppError not-found, forbidden */
export async function deleteOffer<Offer extends Owned, Input extends object>(
  ctx: ActorContext,
  { kind, id }: Kind<Offer, Input> & { id: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await setWay(tx, 'form')
    await lockPlacesOf(tx, ctx.actor.id)
    await lock(tx, kind, id)
    await getOwnOffer({ ...ctx, db: tx }, { kind, id })
    await tx.delete(kind.table).where(eq(kind.table.id, id))
    await fillRoom(tx, ctx.actor.id, 1)
  })
}

/** @throws AppError invalid where the state has no such local government */
function assertLocalGovernment<Offer extends object, Input extends object>(
  { noun, place }: OfferDefinition<Offer, Input>,
  input: Input,
): void {
  const { state, lga } = place(input)
  if (lga === null || (state && findLocalGovernment(state, lga))) return
  const label = noun === 'product' ? 'Product' : 'Listing'
  const message = state ? `${label} lga must be a local government of ${state}` : `${label} lga needs a state`
  throw validationError([{ path: ['lga'], message }])
}

/** Until the end of the transaction nobody else changes this offer. */
const lock = (tx: Transaction, { table }: { table: OfferTable }, id: string) =>
  tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')

type ImagesOfKind = Pick<OfferDefinition<object, object>, 'noun' | 'images'>

async function setImages(
  { actor, db: tx }: TransactionContext,
  { kind: { noun, images }, id, imageUrls }: { kind: ImagesOfKind; id: string; imageUrls: string[] },
): Promise<void> {
  const imageIds = await findOwnImages(tx, actor.id, noun, imageUrls)
  await tx.delete(images).where(eq(images.offerId, id))
  await tx.insert(images).values(imageIds.map((imageId, position) => ({ offerId: id, imageId, position })))
}

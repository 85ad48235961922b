import { eq, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { AppError } from '#domain/errors.ts'
import { type ProductCreation, ProductInput, type ProductUpdate } from '#domain/products/product-input.ts'
import { mayEditProduct } from '#domain/products/product-rules.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { brokenRules } from '#server/api/broken-rules.ts'
import type { ActorContext } from '#server/api/context.ts'
import { refuseOtherOwner } from '#server/api/own-name.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import { productValues } from '#server/db/product-values.ts'
import { productImages, products } from '#server/db/schema/products.ts'
import { findOwnImages } from '#server/images/own-images.ts'
import { getProduct } from './product-queries.ts'

type Versioned = { product: Product; version: number }

/** A product that the caller may change. @throws AppError not-found, forbidden */
export async function getOwnProduct(
  { actor, db }: { actor: Actor; db: Pick<Db, 'select'> },
  id: string,
): Promise<Versioned> {
  const found = await getProduct({ db }, id, { hiddenToo: true })
  if (!mayEditProduct(actor, found.product)) throw new AppError('forbidden', 'This is not your product')
  return found
}

/** @throws AppError forbidden, invalid for a picture that is not theirs */
export async function createProduct(
  { actor, tx }: { actor: Actor; tx: Transaction },
  { imageUrls, userRef, ...input }: ProductCreation,
): Promise<Product> {
  refuseOtherOwner(actor, userRef)
  const [stored] = await tx
    .insert(products)
    .values({ ...productValues(input), ownerId: actor.id })
    .returning({ id: products.id })
  if (!stored) throw new Error('Nothing was stored')
  await setPictures(tx, actor.id, stored.id, imageUrls)
  return (await getProduct({ db: tx }, stored.id, { hiddenToo: true })).product
}

/**
 * Changes what the update names; an update that names nothing changes nothing.
 * @throws AppError not-found, forbidden, stale, invalid
 */
export async function updateProduct(
  { actor, db }: ActorContext,
  id: string,
  { userRef, ...update }: ProductUpdate,
  wantedVersion?: number,
): Promise<Versioned> {
  return await db.transaction(async (tx) => {
    await lock(tx, id)
    const own = await getOwnProduct({ actor, db: tx }, id)
    refuseOtherOwner(actor, userRef)
    if (wantedVersion !== undefined && wantedVersion !== own.version)
      throw new AppError('stale', 'This product was changed elsewhere in the meantime', [], {
        current: own.product,
      })
    if (Object.keys(update).length === 0) return own
    const merged = ProductInput.safeParse({ ...own.product, ...update })
    if (!merged.success) throw brokenRules(merged.error.issues)
    await tx
      .update(products)
      .set({ ...productValues(merged.data), version: sql`${products.version} + 1`, updatedAt: new Date() })
      .where(eq(products.id, id))
    if (update.imageUrls) await setPictures(tx, actor.id, id, update.imageUrls)
    return await getProduct({ db: tx }, id, { hiddenToo: true })
  })
}

/** Its pictures go with it: a job removes what nothing shows. @throws AppError not-found, forbidden */
export async function deleteProduct({ actor, db }: ActorContext, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lock(tx, id)
    await getOwnProduct({ actor, db: tx }, id)
    await tx.delete(products).where(eq(products.id, id))
  })
}

/** Until the end of the transaction nobody else changes this product. */
const lock = (tx: Transaction, id: string) =>
  tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update')

async function setPictures(
  tx: Transaction,
  ownerId: string,
  productId: string,
  urls: string[],
): Promise<void> {
  const pictures = await findOwnImages(tx, ownerId, 'product', urls)
  await tx.delete(productImages).where(eq(productImages.productId, productId))
  await tx
    .insert(productImages)
    .values(pictures.map((imageId, position) => ({ productId, imageId, position })))
}

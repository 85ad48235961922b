import { mayEditUser } from '#domain/accounts/account-rules.ts'
import type { SellerRef } from '#domain/accounts/account-schema.ts'
import type { Actor } from '#domain/actor.ts'

/** §5, §9. Lengths in characters, prices in naira. */
export const PRODUCT_NAME_LENGTH = { min: 10, max: 62 } as const
export const PRODUCT_PRICE = { min: 10, max: 100_000_000 } as const
export const DESCRIPTION_MAX = 5_000
export const PRODUCT_IMAGES_MAX = 10
/** Thumbnails on the product page (§9). */
export const PRODUCT_THUMBNAILS = 3

/** A product belongs to whoever put it up (§6). */
export const mayEditProduct = (
  actor: Pick<Actor, 'id'>,
  { userRef }: { userRef: Pick<SellerRef, '_id'> },
): boolean => mayEditUser(actor, userRef._id)

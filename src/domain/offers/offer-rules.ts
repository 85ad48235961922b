import { canEditUser } from '#domain/accounts/account-rules.ts'
import type { SellerRef } from '#domain/accounts/account-schema.ts'
import type { Actor } from '#domain/actor.ts'

/** An offer is what a seller puts up: a product or a home. Lengths in characters, prices in naira. */
export const OFFER_NAME_LENGTH = { min: 10, max: 62 } as const
export const OFFER_DESCRIPTION_MAX = 5_000
export const OFFER_PRICE_MIN = 10
/** For so many days a reminder's link opens the offers that it is for. */
export const OFFER_LINK_DAYS = 7

/** An offer belongs to whoever put it up. */
export const canEditOffer = (
  actor: Pick<Actor, 'id'>,
  { userRef }: { userRef: Pick<SellerRef, '_id'> },
): boolean => canEditUser(actor, userRef._id)

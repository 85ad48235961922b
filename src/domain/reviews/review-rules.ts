import type { Actor } from '#domain/actor.ts'

/** A review needs at least one star; lengths in characters (docs/product.md 7). */
export const RATING = { min: 1, max: 5 } as const
export const REVIEW_MAX = 2_000
export const REVIEWER_NAME_MAX = 60

/** A shop and a review are somebody's. */
export const SELLER_REQUIRED = 'SellerId is required'

/** Rows a page, on a shop and for the seller. */
export const REVIEW_PAGE_SIZE = 10

type ActorRef = Pick<Actor, 'id'>

/** Nobody reviews themselves (docs/product.md 7). */
export const canReview = (actor: ActorRef, sellerId: string): boolean => actor.id !== sellerId

/** A review is taken back by who wrote it, and by nobody else. */
export const canRemoveReview = (actor: ActorRef, { authorId }: { authorId: string | null }): boolean =>
  actor.id === authorId

/** The seller whom it is about may answer, once and in public. */
export const canReply = (actor: ActorRef, { sellerId }: { sellerId: string }): boolean =>
  actor.id === sellerId

/**
 * Reviews of one seller that come in a burst from new accounts wait for a moderator (docs/product.md 7): so many within so many hours,
 * by accounts so young.
 */
export const REVIEW_BURST = { reviews: 5, hours: 24, accountDays: 7 } as const

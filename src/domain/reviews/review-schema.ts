import * as z from 'zod/mini'
import { PaginationShape } from '#domain/pagination-schema.ts'

const Person = z.object({ _id: z.string(), username: z.string(), avatar: z.nullable(z.string()) })

/** A review as the API answers it; `author` is null once that account is deleted. */
export const Review = z.object({
  id: z.string(),
  name: z.string(),
  rating: z.number(),
  comment: z.string(),
  reply: z.nullable(z.string()),
  repliedAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  seller: Person,
  author: z.nullable(Person),
  /** Its author had contacted the seller through the site, signed in, by the day it was written. */
  contacted: z.boolean(),
})
export type Review = z.infer<typeof Review>

/** As much of it as pages, which carry it, show. */
export type ShownReview = Omit<Review, 'seller' | 'author'> & {
  seller: Pick<Review['seller'], 'username'>
  author: Pick<Review['seller'], '_id' | 'avatar'> | null
}

export const ReviewList = z.object({ reviews: z.array(Review), average: z.number(), count: z.number() })
export type ReviewList = z.infer<typeof ReviewList>

/** A review as its writer sees it: with the address that nobody else is told. */
export const OwnReview = z.extend(Review, {
  email: z.string(),
  /** Nobody else sees it: an admin has hidden it, or it waits. */
  hidden: z.boolean(),
  /** A moderator reads it before anybody else does. */
  waiting: z.boolean(),
})
export type OwnReview = z.infer<typeof OwnReview>

/** The reviews of a seller as that seller sees them: those that wait for a reply first. */
export const ReceivedReviews = z.extend(ReviewList, {
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  spread: z.array(z.number()),
  unanswered: z.number(),
  pagination: PaginationShape,
})
export type ReceivedReviews = z.infer<typeof ReceivedReviews>

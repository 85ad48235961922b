import * as z from 'zod/mini'

const Person = z.object({ _id: z.string(), username: z.string(), avatar: z.nullable(z.string()) })

/** A review as the API answers it; `author` is null once that account is deleted. */
export const Review = z.object({
  id: z.string(),
  name: z.string(),
  rating: z.number(),
  comment: z.string(),
  reply: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  seller: Person,
  author: z.nullable(Person),
})
export type Review = z.infer<typeof Review>

export const ReviewList = z.object({ reviews: z.array(Review), average: z.number(), count: z.number() })
export type ReviewList = z.infer<typeof ReviewList>

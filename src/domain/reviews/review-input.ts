import * as z from 'zod/mini'
import { text } from '#domain/input-fields.ts'
import { RATING, REVIEW_MAX, REVIEWER_NAME_MAX, SELLER_REQUIRED } from './review-rules.ts'

/** Whatever is missing, this is said (docs/product.md 7). */
export const ALL_REQUIRED = 'All form fields are required to submit a review'
const RATING_RANGE = `Rating must be a whole number from ${RATING.min} to ${RATING.max}`
const EMAIL_MAX = 254

const email = z.string({ error: ALL_REQUIRED }).check(
  z.overwrite((written) => written.trim().toLowerCase()),
  z.refine((address) => address !== '', { error: ALL_REQUIRED, abort: true }),
  z.refine(
    (address) => address.length <= EMAIL_MAX && z.email().safeParse(address).success,
    'Email must be an address such as name@example.com',
  ),
)

/** 0 is no star at all (docs/product.md 7). */
const rating = z
  .number({ error: ({ input }) => (input === undefined || input === null ? ALL_REQUIRED : RATING_RANGE) })
  .check(
    z.refine((stars) => stars !== 0, { error: ALL_REQUIRED, abort: true }),
    z.refine((stars) => Number.isInteger(stars) && stars >= RATING.min && stars <= RATING.max, RATING_RANGE),
  )

/** The seller comes first, because it is the first that is missed. */
export const ReviewInput = z.object({
  sellerId: z.string({ error: SELLER_REQUIRED }).check(z.minLength(1, SELLER_REQUIRED)),
  rating,
  name: text({ label: 'Name', max: REVIEWER_NAME_MAX, requiredMessage: ALL_REQUIRED }),
  email,
  message: text({ label: 'Your Review', max: REVIEW_MAX, lines: true, requiredMessage: ALL_REQUIRED }),
})
export type ReviewInput = z.infer<typeof ReviewInput>

export const ReplyInput = z.object({ message: text({ label: 'Reply', max: REVIEW_MAX, lines: true }) })
export type ReplyInput = z.infer<typeof ReplyInput>

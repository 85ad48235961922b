import * as z from 'zod/mini'
import { COMPARED_UNITS } from '#domain/materials/material.ts'
import { PaginationShape } from '#domain/pagination-schema.ts'
import { cutOffOf } from './index-method/weeks.ts'
import { REGIONS } from './price-index-schema.ts'

/** A reason is published beside the value. */
export const REVIEW_REASON = { min: 10, max: 300 }

const Reviewed = {
  week: z.string().check(z.refine((week) => cutOffOf(week) !== undefined, 'A week is called by its Monday')),
  material: z.string(),
  region: z.enum(REGIONS),
}

const reason = (missing: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(REVIEW_REASON.min, missing),
      z.maxLength(REVIEW_REASON.max, `${REVIEW_REASON.max} characters at most`),
    )

export const IndexReviewInput = z.object({
  ...Reviewed,
  publish: z.boolean(),
  reason: reason('Say in a sentence why: it is published'),
})
export type IndexReviewInput = z.infer<typeof IndexReviewInput>

/** Naira for one compared unit; changes in per cent. */
export const HeldValues = z.object({
  values: z.array(
    z.object({
      ...Reviewed,
      name: z.string(),
      unit: z.enum(COMPARED_UNITS),
      price: z.number(),
      change: z.nullable(z.number()),
      isDecidedByOne: z.boolean(),
      /** Its own change need not wait: it was withheld in a week before. */
      isWithheldBefore: z.boolean(),
      sellers: z.number(),
      dropped: z.number(),
    }),
  ),
  pagination: PaginationShape,
})
export type HeldValues = z.infer<typeof HeldValues>

/** A seller by account. */
const Seller = z.object({ id: z.string(), name: z.string() })

/** Pairs of sellers that a moderator has joined: one vote for both. */
export const JoinedSellers = z.object({ pairs: z.array(z.object({ seller: Seller, into: Seller })) })
export type JoinedSellers = z.infer<typeof JoinedSellers>

/** Two sellers become one controller, or are two again. */
export const JoinedSellersInput = z.object({
  seller: z.string(),
  into: z.string().check(z.minLength(1, 'Choose the other seller')),
  join: z.boolean(),
  reason: reason('Say in a sentence why: the log keeps it'),
})
export type JoinedSellersInput = z.infer<typeof JoinedSellersInput>

/** What a moderator sees of a value: each vote, before and after. */
export const IndexEvidence = z.object({
  controllers: z.array(
    z.object({
      /** That are one, as they are called now; empty where they have left. */
      sellers: z.array(Seller),
      offers: z.number(),
      before: z.nullable(z.number()),
      after: z.nullable(z.number()),
      change: z.nullable(z.number()),
      verifiedSince: z.nullable(z.string()),
      /** Others that ask the very same now and did not the week before. */
      twins: z.number(),
      /** Verified for less than so many days. */
      isYoung: z.boolean(),
      /** What was asked in the last 90 days, the oldest first. */
      series: z.array(z.object({ at: z.string(), price: z.number() })),
    }),
  ),
})
export type IndexEvidence = z.infer<typeof IndexEvidence>

import * as z from 'zod/mini'
import { SEARCHED_KINDS } from '#domain/alerts/alert-rules.ts'
import { OFFER_KINDS } from './lead-schema.ts'

/** Offers named of those that lack a picture, and searches in vain named, at most. */
export const MENDED_SHOWN = 5
export const SEARCHED_SHOWN = 8

const ToMend = z.object({
  count: z.number(),
  /** The newest of them. */
  offers: z.array(z.object({ kind: z.enum(OFFER_KINDS), id: z.string(), name: z.string() })),
})
export type ToMend = z.infer<typeof ToMend>

/** What a seller can do today. */
export const SellerOverview = z.object({
  /** Products and homes of theirs, online or not. */
  offers: z.number(),
  withoutPicture: ToMend,
  /** Homes whose address does not say in which state they are: nobody finds them there. */
  withoutState: ToMend,
  /** Prices that nobody has confirmed for more than 14 days. */
  oldPrices: z.number(),
  /** Homes of which nobody has said for 30 days that they are still available. */
  homesToConfirm: z.number(),
  reviewsToAnswer: z.number(),
  /** In the states where they offer something, of at least three devices or days: what people searched and did not find. */
  searchedInVain: z.array(
    z.object({ kind: z.enum(SEARCHED_KINDS), words: z.string(), state: z.string(), count: z.number() }),
  ),
})
export type SellerOverview = z.infer<typeof SellerOverview>

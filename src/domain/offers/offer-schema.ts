import * as z from 'zod/mini'
import { OFFER_WAITING_REASONS } from './offer-quota.ts'

/** What the answer of an offer has for its owner alone, where nobody else sees it. */
export const OWNER_VIEW = {
  /** An admin has hidden it, or it waits. */
  hidden: z.optional(z.literal(true)),
  /** What it waits for before it is online: until the seller's address is confirmed, or until there is room in the quota. */
  waitingFor: z.optional(z.enum(OFFER_WAITING_REASONS)),
}

/** What a seller has online, and what waits (docs/product.md 9.6). */
export const OfferQuota = z.object({
  online: z.number(),
  waiting: z.number(),
  /** There are more than are counted. */
  onlineCapped: z.boolean(),
  waitingCapped: z.boolean(),
  /** How many may be online; null: any number. */
  quota: z.nullable(z.number()),
  /** Until when the offers of an unconfirmed seller stay online; null where the address is confirmed, or nobody was asked yet. */
  confirmBy: z.nullable(z.iso.datetime()),
})
export type OfferQuota = z.infer<typeof OfferQuota>

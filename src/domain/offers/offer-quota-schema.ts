import * as z from 'zod/mini'

/** What a seller has online, and what waits (docs/product.md 9.6). */
export const OfferQuota = z.object({
  online: z.number(),
  waiting: z.number(),
  /** How many may be online; null: any number. */
  quota: z.nullable(z.number()),
  /** Until when the offers of an unconfirmed seller stay online; null where the address is confirmed, or nobody was asked yet. */
  confirmBy: z.nullable(z.iso.datetime()),
})
export type OfferQuota = z.infer<typeof OfferQuota>

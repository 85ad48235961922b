/** How many offers, products and homes together, a seller has online (docs/product.md 9.6). */
export const OFFERS_ONLINE = { first: 50, phoneConfirmed: 1_000 } as const

/**
 * Why something is not online yet, in the words of the API. Offers wait until their seller's address is confirmed, or until there is
 * room in the quota; reviews wait for a moderator.
 */
export const WAITING_REASONS = ['confirmation', 'quota', 'moderation'] as const
export const OFFER_WAITING_REASONS = ['confirmation', 'quota'] as const

/** What was online when confirming became a condition stays so long online from when its seller is asked to confirm. */
export const CONFIRMATION_GRACE_DAYS = 30

type Confirmed = { phoneConfirmedAt: Date | null; businessCheckedAt: Date | null }

/** How many offers a seller may have online. Infinity: any number. */
export function quotaOf({ phoneConfirmedAt, businessCheckedAt }: Confirmed): number {
  if (businessCheckedAt) return Number.POSITIVE_INFINITY
  return phoneConfirmedAt ? OFFERS_ONLINE.phoneConfirmed : OFFERS_ONLINE.first
}

/** How many more a seller may have online. Infinity: any number. */
export const roomIn = ({ quota, online }: { quota: number | null; online: number }): number =>
  quota === null ? Number.POSITIVE_INFINITY : Math.max(0, quota - online)

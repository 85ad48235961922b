/** Offers that a device or an account keeps, at most (docs/product.md 21.1): all of them are read in one request. */
export const SAVED_MAX = 100

/** Offers that a device remembers to have opened, at most. */
export const VIEWED_MAX = 20

export const SAVED_KINDS = ['products', 'listings'] as const
export type SavedKind = (typeof SAVED_KINDS)[number]

/**
 * What an offer cost, in naira, and what that bought: "bag", "month"; of a home for sale nothing. `moveIn` is what it cost to move in, where
 * that is known.
 */
export type PriceSeen = { price: number; per: string; moveIn?: number | undefined }

/** Naira that an offer costs more than when it was saved, or less; 0 where its price buys something else now. */
export const priceChange = (before: PriceSeen, now: PriceSeen): number =>
  before.per === now.per ? now.price - before.price : 0

/** The same of what it costs to move in, where that alone has changed: fees, or the term that is paid for. */
export const moveInChange = (before: PriceSeen, now: PriceSeen): number =>
  before.per === now.per &&
  before.price === now.price &&
  before.moveIn !== undefined &&
  now.moveIn !== undefined
    ? now.moveIn - before.moveIn
    : 0

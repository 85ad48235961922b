/** What happens to an offer, as far as its price is concerned (docs/product.md 19.4). */
export const PRICE_EVENT_KINDS = [
  'offered',
  'changed',
  'confirmed',
  'withdrawn',
  'hidden',
  'restored',
  'reread',
] as const
export type PriceEventKind = (typeof PRICE_EVENT_KINDS)[number]

/** The road by which an offer was put up or changed. */
export const PRICE_WAYS = [
  'form',
  'import',
  'sheet',
  'mail',
  'moderation',
  'upgrade',
  'system',
  'demo',
] as const
export type PriceWay = (typeof PRICE_WAYS)[number]

/** What happens to a seller, and what shows it. A moderator separates whom a moderator has joined. */
export const SELLER_EVENT_KINDS = ['verified', 'unverified', 'merged', 'separated'] as const
export type SellerEventKind = (typeof SELLER_EVENT_KINDS)[number]
export const SELLER_PROOFS = ['email', 'phone', 'business', 'moderator'] as const
export type SellerProof = (typeof SELLER_PROOFS)[number]

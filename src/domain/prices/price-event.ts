/** The road by which an offer was put up or changed (docs/product.md 19.4). */
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

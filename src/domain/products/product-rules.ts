import { OFFER_PRICE_MIN } from '#domain/offers/offer-rules.ts'

/** In naira. */
export const PRODUCT_PRICE = { min: OFFER_PRICE_MIN, max: 100_000_000 } as const
export const PRODUCT_IMAGES_MAX = 10
/** Thumbnails on the product page. */
export const PRODUCT_THUMBNAILS = 3

import * as z from 'zod/mini'
import { choice, price, wholeNumber } from '#domain/input-fields.ts'
import { PRODUCT_PRICE } from '#domain/products/product-rules.ts'

/** What a price holds for: from how many on, with delivery or without (docs/product.md 18.5). Prices in naira. */

export const PRICE_BREAKS_MAX = 5
export const MINIMUM_ORDER_MAX = 1_000_000

const quantityRange = { min: 1, max: MINIMUM_ORDER_MAX }

/** How many packs are sold at least. */
export const minimumOrder = wholeNumber('Minimum order', quantityRange)

/** To the kobo, so that what is compared is what is kept. */
const priceInKobo = (label: string) =>
  price(label, PRODUCT_PRICE).check(z.overwrite((naira) => Math.round(naira * 100) / 100))

/** From so many packs on one costs so much. */
export const PriceBreak = z.object({
  from: wholeNumber('The quantity of a price break', { ...quantityRange, min: 2 }),
  price: priceInKobo('The price of a price break'),
})
export type PriceBreak = z.infer<typeof PriceBreak>

export const DELIVERY_KINDS = ['none', 'included', 'charged', 'ask'] as const
/** Where delivery is included: around the seller. */
export const DELIVERY_AREAS = ['lga', 'state', 'country'] as const
/** What a delivery is charged for: each pack, or each trip whatever is on it. */
export const DELIVERY_BASES = ['unit', 'trip'] as const

export const Delivery = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('included'), within: choice('Where delivery is included', DELIVERY_AREAS) }),
  z.object({
    kind: z.literal('charged'),
    price: priceInKobo('The price of delivery'),
    per: choice('What delivery is charged for', DELIVERY_BASES),
  }),
  z.object({ kind: z.literal('ask') }),
])
export type Delivery = z.infer<typeof Delivery>

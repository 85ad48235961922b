import * as z from 'zod/mini'
import { CATEGORIES, type CategoryId, PRODUCT_TYPES, UNITS } from '#domain/catalogue.ts'
import { STATES } from '#domain/places.ts'
import { Delivery, PriceBreak } from '#domain/prices/terms-of-sale.ts'
import { BUSINESS_BASES } from '#domain/verification/verification-rules.ts'

export const DemoSeller = z.strictObject({
  handle: z.string(),
  username: z.string(),
  state: z.enum(STATES),
  storeAddress: z.string(),
  /** From the closed 0709 range, so that it can ring at nobody's. */
  mobile: z.string(),
  bio: z.string(),
  /** The picture above the shop, by its name in `pictures.json`. */
  cover: z.optional(z.string()),
  emailConfirmed: z.boolean(),
  /** Of one whose phone is confirmed and whose business is checked: by what. */
  verifiedBy: z.optional(z.enum(BUSINESS_BASES)),
})
export type DemoSeller = z.infer<typeof DemoSeller>

const offer = {
  seller: z.string(),
  name: z.string(),
  unit: z.enum(UNITS),
  /** In naira, for one pack. */
  price: z.number(),
  discountPrice: z.optional(z.number()),
  minimumOrder: z.optional(z.number()),
  priceBreaks: z.optional(z.array(PriceBreak)),
  delivery: z.optional(Delivery),
  inStock: z.optional(z.boolean()),
  description: z.string(),
  /** Where it is, if not in the seller's own state. */
  state: z.optional(z.enum(STATES)),
}
const kind = {
  type: z.enum(PRODUCT_TYPES),
  subCategory: z.enum(CATEGORIES.flatMap(({ subCategories }) => subCategories)),
}

/** What is offered in a sub-category, in the file of its category. */
export const OfferGroup = z.strictObject({ ...kind, offers: z.array(z.strictObject(offer)) })

/** What prices were twelve, nine, six and three months ago, beside those of today. */
export const PastLevels = z.tuple([z.number(), z.number(), z.number(), z.number()])
export type PastLevels = z.infer<typeof PastLevels>

const OfferedKind = z.object({ ...kind, ...offer })
export type DemoOffer = z.infer<typeof OfferedKind> & {
  category: CategoryId
  /** One of what every merchant sells. */
  isCommon: boolean
  past: PastLevels
}

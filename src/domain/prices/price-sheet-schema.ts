import * as z from 'zod/mini'
import { UNITS } from '#domain/catalogue.ts'
import { flag, moment, price, wholeNumber } from '#domain/input-fields.ts'
import { MATERIAL_VIEW } from '#domain/materials/material-schema.ts'
import { Pack } from '#domain/materials/pack.ts'
import { STATES } from '#domain/places.ts'
import { FRESHNESS, REMINDERS_BEFORE_SLEEP } from '#domain/prices/freshness.ts'
import { PRICE_BREAKS_MAX, PriceBreak } from '#domain/prices/terms-of-sale.ts'
import { PRODUCT_PRICE } from '#domain/products/product-rules.ts'

/** A seller's prices, all on one sheet (docs/product.md 19.3). Prices in naira. */

/** As many offers are on a sheet. */
export const PRICE_SHEET_MAX = 1_000
/** As many are confirmed or changed in one call. */
export const PRICES_PER_CALL = 200
/** The header that carries the token of that link: it stands for the seller, for just those offers. */
export const PRICE_TOKEN_HEADER = 'X-Price-Token'

const ids = 'Send 1 to 200 ids of products'
const offerId = z.string('Each price needs the id of its product').check(z.minLength(1), z.maxLength(100))

export const PriceConfirmation = z.object({
  ids: z.array(offerId, ids).check(z.minLength(1, ids), z.maxLength(PRICES_PER_CALL, ids)),
})
export type PriceConfirmation = z.infer<typeof PriceConfirmation>

/** `before`: when the price was last confirmed before that, for an undo. Both are the same where it had been confirmed that day already. */
export const ConfirmedPrices = z.object({
  confirmed: z.array(
    z.object({ id: z.string(), priceConfirmedAt: z.iso.datetime(), before: z.iso.datetime() }),
  ),
})
export type ConfirmedPrices = z.infer<typeof ConfirmedPrices>

/**
 * What is absent stays as it is. A price that is sent is thereby confirmed, unless `priceConfirmedAt` says otherwise.
 * `discountPrice` 0 ends a discount, any other begins one.
 */
export const PriceChange = z.object({
  id: offerId,
  regularPrice: z.optional(price('Price', PRODUCT_PRICE)),
  discountPrice: z.optional(price('Discount price', { min: 0, max: PRODUCT_PRICE.max })),
  priceBreaks: z.optional(
    z
      .array(PriceBreak, 'Price breaks must be a list')
      .check(z.maxLength(PRICE_BREAKS_MAX, `There are at most ${PRICE_BREAKS_MAX} price breaks`)),
  ),
  inStock: z.optional(flag('In stock')),
  /** For an undo: not later than the present one. */
  priceConfirmedAt: z.optional(
    moment('The time of the confirmation must be written as 2026-11-22T17:30:00.000Z'),
  ),
  /** Besides, for an undo: what else the confirmation ended. Nothing without that time. */
  reminders: z.optional(wholeNumber('Reminders', { min: 0, max: REMINDERS_BEFORE_SLEEP })),
  asleep: z.optional(flag('Asleep')),
  /** The version that the change is based on; without one it is made whatever has happened meanwhile. */
  version: z.optional(wholeNumber('Version', { min: 1, max: 2 ** 31 - 1 })),
})
export type PriceChange = z.infer<typeof PriceChange>

const changes = `Send 1 to ${PRICES_PER_CALL} prices`

/** All are made, or none. */
export const PriceChanges = z.array(PriceChange, changes).check(
  z.minLength(1, changes),
  z.maxLength(PRICES_PER_CALL, changes),
  z.refine(
    (list) => new Set(list.map(({ id }) => id)).size === list.length,
    'Each product can be there once',
  ),
)
export type PriceChanges = z.infer<typeof PriceChanges>

/** A line of the sheet. */
export const SheetPrice = z.object({
  id: z.string(),
  name: z.string(),
  /** The cover's address. */
  image: z.nullable(z.string()),
  unit: z.enum(UNITS),
  pack: z.nullable(Pack),
  regularPrice: z.number(),
  discount: z.boolean(),
  /** 0 without a discount. */
  discountPrice: z.number(),
  priceBreaks: z.array(PriceBreak),
  inStock: z.boolean(),
  priceConfirmedAt: z.iso.datetime(),
  freshness: z.enum(FRESHNESS),
  /** How often its seller was reminded since, as far as it matters. */
  reminders: z.number(),
  comparable: MATERIAL_VIEW.comparable,
  version: z.number(),
})
export type SheetPrice = z.infer<typeof SheetPrice>

/** What the price index publishes of the goods of an offer in its state: naira for one compared unit. */
export const MarketPrice = z.object({
  price: z.number(),
  region: z.enum(STATES),
  week: z.string(),
  sellers: z.number(),
})
export type MarketPrice = z.infer<typeof MarketPrice>

/** What was changed, as it is now, in the order of the changes. */
export const ChangedPrices = z.object({ prices: z.array(SheetPrice) })
export type ChangedPrices = z.infer<typeof ChangedPrices>

/** The offers that have waited longest for their confirmation come first. */
export const PriceSheet = z.object({
  prices: z.array(SheetPrice),
  /** How many offers there are: more than `prices` where there are more than a sheet has room for. */
  total: z.number(),
  /** There are more than `total`. */
  totalCapped: z.boolean(),
  /** Until when the link opens it; null for whoever is signed in. */
  openUntil: z.nullable(z.iso.datetime()),
  /** Whether the seller is mailed which prices are old. */
  reminders: z.boolean(),
  /** The market's beside the seller's, by offer; only where it is published. `isExample`: generated, of a demonstration. */
  market: z.object({ isExample: z.boolean(), prices: z.record(z.string(), MarketPrice) }),
})
export type PriceSheet = z.infer<typeof PriceSheet>

/** The link of a mail has been cut off where there is none. */
export const PriceReminderLinkInput = z.object({
  token: z.string('The link is incomplete').check(z.minLength(1, 'The link is incomplete'), z.maxLength(200)),
})
export type PriceReminderLinkInput = z.infer<typeof PriceReminderLinkInput>

/** Whether a seller is mailed, once a week at most, which of their prices are old. */
export const PriceReminders = z.object({ reminders: flag('Reminders') })
export type PriceReminders = z.infer<typeof PriceReminders>

import * as z from 'zod/mini'
import { CATEGORY_IDS, PRODUCT_TYPES } from '#domain/catalogue.ts'
import { PaginationShape } from '#domain/pagination-schema.ts'
import { STATES } from '#domain/places.ts'
import { type PageProduct, Product } from '#domain/products/product-schema.ts'
import { COMPARED_UNITS } from './material.ts'
import { ParameterValues } from './material-schema.ts'

/** Offers of one thing, side by side (docs/product.md 18.7). Prices are naira for one `unit`. */

const CONVERSION_CLASSES = ['exact', 'nominal'] as const

/**
 * What sellers ask at a place, without delivery. Median, lowest, highest, sellers and conversion are those of prices that were confirmed
 * within 28 days, one vote a seller for the median; without any the three prices are null and `sellers` is 0.
 */
export const PriceSpread = z.object({
  median: z.nullable(z.number()),
  lowest: z.nullable(z.number()),
  highest: z.nullable(z.number()),
  sellers: z.number(),
  /** All that are compared, stale ones included. */
  offers: z.number(),
  /** When the newest of these prices was confirmed; null where there are none. */
  newest: z.nullable(z.iso.datetime()),
  unit: z.enum(COMPARED_UNITS),
  /** Nominal where one of the prices is: by a constant of the trade, shown with "≈". */
  conversion: z.enum(CONVERSION_CLASSES),
})
export type PriceSpread = z.infer<typeof PriceSpread>

export const SpecificationSpread = z.extend(PriceSpread, {
  /** "rebar/12mm": the end of the address of its comparison. */
  id: z.string(),
  name: z.string(),
})
export type SpecificationSpread = z.infer<typeof SpecificationSpread>

const MATERIAL = {
  id: z.string(),
  name: z.string(),
  category: z.enum(CATEGORY_IDS),
  subCategory: z.string(),
  type: z.enum(PRODUCT_TYPES),
}

/** What is offered and can be compared, with the spread of its prices; in the order of the registry. */
export const MaterialList = z.object({
  materials: z.array(z.object({ ...MATERIAL, specifications: z.array(SpecificationSpread) })),
})
export type MaterialList = z.infer<typeof MaterialList>

/** How much of the compared unit is in one of something else. */
export const Conversion = z.object({
  /** A unit or a kind of pack. */
  from: z.string(),
  /** Null where only the seller knows; then `source` is the question to ask. */
  holds: z.nullable(z.number()),
  class: z.enum(['exact', 'nominal', 'seller']),
  source: z.string(),
})
export type Conversion = z.infer<typeof Conversion>

export const ComparedMaterial = z.object({
  ...MATERIAL,
  /** With its values: "rebar/12mm"; `specificationName` is "12 mm reinforcement bar". */
  specification: z.string(),
  specificationName: z.string(),
  parameters: ParameterValues,
  comparedIn: z.enum(COMPARED_UNITS),
  conversions: z.array(Conversion),
})
export type ComparedMaterial = z.infer<typeof ComparedMaterial>

/** An offer in a comparison, at the quantity that was asked for; where none was, one pack, whatever its minimum order. */
export const ComparedOffer = z.extend(Product, {
  /** Naira for one compared unit, price breaks counted, without delivery. */
  comparablePrice: z.number(),
  /** The same with delivery; null where that is not known for the place and the quantity. */
  delivered: z.nullable(z.number()),
  /** How many of its packs that quantity takes, and at least its minimum order. */
  packs: z.number(),
  /** Naira for these packs, without delivery. */
  priceForQuantity: z.number(),
  /** Naira that price breaks save on these packs. */
  saving: z.number(),
})
export type ComparedOffer = z.infer<typeof ComparedOffer>

const ComparedDetail = z.object({
  /** Of the parameter: `detail=strength:42.5` are the offers with that value, `strength:unsaid` those of which it is not known. */
  id: z.string(),
  name: z.string(),
  /** Before a value where no head of a column says what it is: "Class 42.5". */
  shortName: z.optional(z.string()),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number() })),
})

export const Comparison = z.object({
  material: ComparedMaterial,
  /** Of the chosen place and of what is asked for by `details`; the other filters narrow the list alone. */
  summary: PriceSpread,
  /** The cheapest first, with delivery where it is known, else without. */
  offers: z.array(ComparedOffer),
  /** Up to 20 that cannot be compared; each says why in `notComparable`. */
  notComparable: z.array(Product),
  /** Of the chosen place, the most frequent first. */
  brands: z.array(z.object({ brand: z.string(), count: z.number() })),
  /** What does not tell the thing apart and can be known of it, by the parameters of the registry: the strength class of cement. Of the chosen place. */
  details: z.array(ComparedDetail),
  /** Of the country, the one with most offers first. */
  states: z.array(z.object({ state: z.enum(STATES), count: z.number() })),
  /** `total` counts all, filtered ones to 1,000; `pages` has the 1,000 cheapest. */
  pagination: PaginationShape,
})
export type Comparison = z.infer<typeof Comparison>

/** What the page of a comparison, which carries its offers, leaves to their own. */
type OwnPageAlone =
  | 'description'
  | 'imageUrls'
  | 'categoryName'
  | 'storeAddress'
  | 'readBy'
  | 'packReadBy'
  | 'materialReadBy'
  | 'createdAt'
  | 'updatedAt'
export type ShownProduct = Omit<Product, OwnPageAlone | 'material'> & Pick<PageProduct, 'material'>
export type ShownOffer = Omit<ComparedOffer, OwnPageAlone>
export type ShownComparison = Omit<Comparison, 'offers'> & { offers: ShownOffer[] }

/**
 * What stands beside a product on its page: others of its state, else of the country (`state` null). `median` is the spread's there, its own price counted;
 * `offers` are up to three of the cheapest of other sellers, those confirmed within 28 days first.
 */
export const ComparisonHint = z.object({
  specification: z.string(),
  name: z.string(),
  others: z.number(),
  state: z.nullable(z.enum(STATES)),
  lowest: z.number(),
  median: z.nullable(z.number()),
  /** Whose prices the median is of. */
  sellers: z.number(),
  unit: z.enum(COMPARED_UNITS),
  conversion: z.enum(CONVERSION_CLASSES),
  offers: z.array(
    z.object({
      _id: z.string(),
      seller: z.string(),
      place: z.string(),
      /** Naira for one `unit`. */
      price: z.number(),
    }),
  ),
})
export type ComparisonHint = z.infer<typeof ComparisonHint>

import * as z from 'zod/mini'
import { CATEGORY_IDS } from '#domain/catalogue.ts'
import { text } from '#domain/input-fields.ts'
import { COMPARED_UNITS } from './material.ts'

/** Who said what an offer is of: the reader by its words, or the seller, whom the reader never overrules. */
export const READ_BY = ['reader', 'seller'] as const
export type ReadBy = (typeof READ_BY)[number]

export const ParameterValues = z.record(z.string(), z.union([z.number(), z.string()]))

export const BRAND_MAX = 60

/** What its seller says that an offer is of: an id of the registry, values of that material's parameters, a maker. */
export const GivenMaterial = z.object({
  id: z.string('A material must have an id').check(z.maxLength(60)),
  parameters: z._default(
    z
      .record(z.string().check(z.maxLength(40)), z.union([z.number(), z.string().check(z.maxLength(40))]))
      .check(z.refine((values) => Object.keys(values).length <= 10, 'A material has fewer parameters')),
    () => ({}),
  ),
  brand: z._default(z.nullable(text({ label: 'Brand', max: BRAND_MAX })), null),
})
export type GivenMaterial = z.infer<typeof GivenMaterial>

/** What an offer is of, as the API answers it. */
export const OfferedMaterial = z.object({
  id: z.string(),
  name: z.string(),
  /** Where such things are; the offer may be elsewhere. */
  category: z.enum(CATEGORY_IDS),
  subCategory: z.string(),
  /** The drawing that shows it best: `/drawings/{drawing}.svg`, and `.jpg`. */
  drawing: z.string(),
  parameters: ParameterValues,
  brand: z.nullable(z.string()),
  readBy: z.enum(READ_BY),
  /** What it is compared as ("rebar/12mm"), which is the end of its comparison's address; null where it does not say enough. */
  specification: z.nullable(z.string()),
})
export type OfferedMaterial = z.infer<typeof OfferedMaterial>

/** Naira for one `unit`. Nominal: by a constant of the trade, shown with "≈". */
export const ComparablePrice = z.object({
  price: z.number(),
  unit: z.enum(COMPARED_UNITS),
  conversion: z.enum(['exact', 'nominal']),
})
export type ComparablePrice = z.infer<typeof ComparablePrice>

/** What an offer is and what it costs in the unit in which its material is compared. */
export const MATERIAL_VIEW = {
  material: z.nullable(OfferedMaterial),
  /** `quantity`: how many of these units one price buys, as exactly as that is known. */
  comparable: z.nullable(z.extend(ComparablePrice, { quantity: z.number() })),
  /** Why there is no comparable price. */
  notComparable: z.nullable(z.string()),
}

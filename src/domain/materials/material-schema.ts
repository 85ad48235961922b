import * as z from 'zod/mini'
import { COMPARED_UNITS } from './material.ts'

/** Who said what an offer is of: the reader by its words, or the seller, whom the reader never overrules. */
export const READ_BY = ['reader', 'seller'] as const

export const ParameterValues = z.record(z.string(), z.union([z.number(), z.string()]))

/** What an offer is of, as the API answers it. */
export const OfferedMaterial = z.object({
  id: z.string(),
  name: z.string(),
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
  comparable: z.nullable(ComparablePrice),
  /** Why there is no comparable price. */
  notComparable: z.nullable(z.string()),
}

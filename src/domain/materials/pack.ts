import * as z from 'zod/mini'

/** What one price buys, as sellers name it (docs/product.md 18.3). */
export const PACK_KINDS = [
  'bag',
  'length',
  'sheet',
  'bundle',
  'roll',
  'coil',
  'carton',
  'box',
  'packet',
  'bucket',
  'tin',
  'drum',
  'keg',
  'tube',
  'trip',
  'load',
  'set',
  'pair',
  'dozen',
  'piece',
  'day',
  'point',
  'visit',
] as const
export type PackKind = (typeof PACK_KINDS)[number]

/** What the size of a pack is in; `nr` counts pieces. */
export const PACK_SIZE_UNITS = [
  'nr',
  'kg',
  'g',
  'tonne',
  'm',
  'ft',
  'yard',
  'm2',
  'm3',
  'litre',
  'ml',
  'gallon',
] as const
export type PackSizeUnit = (typeof PACK_SIZE_UNITS)[number]

/** A gram of what is sold by the kilogram. Less than that is nothing, and no price can be divided by nothing. */
export const PACK_SIZE_MIN = 0.001
export const PACK_SIZE_MAX = 1_000_000

const PACK_SIZE = `The size of a pack must be ${PACK_SIZE_MIN} to ${PACK_SIZE_MAX}`

/** A 12 m length, a trip of 20 tonnes, a carton of 1.44 m². A size of 1 nr: nothing is said of what is in it. */
export const Pack = z.object({
  kind: z.enum(PACK_KINDS, 'A pack must be one of those that are offered'),
  size: z.number(PACK_SIZE).check(z.gte(PACK_SIZE_MIN, PACK_SIZE), z.lte(PACK_SIZE_MAX, PACK_SIZE)),
  sizeUnit: z.enum(PACK_SIZE_UNITS, 'The size of a pack must be in a known unit'),
})
export type Pack = z.infer<typeof Pack>

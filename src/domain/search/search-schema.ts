import * as z from 'zod/mini'
import { CATEGORY_IDS, PRODUCT_TYPES } from '#domain/catalogue.ts'
import { PaginationShape } from '#domain/pagination-schema.ts'
import { STATES } from '#domain/places.ts'
import { UNDERSTOOD_KINDS } from './understanding.ts'

/** `CappedPagination` as the API documents it. */
export const CappedPaginationShape = z.extend(PaginationShape, {
  next: z.nullable(z.string()),
})

/** `Understood` as the API documents it. */
export const UnderstoodShape = z.object({
  kind: z.enum(UNDERSTOOD_KINDS),
  text: z.string(),
  label: z.string(),
  filter: z.record(z.string(), z.string()),
})

/** A place that has what was not found where it was asked for: a state, or an area of it. Kilometres between their centres. */
const NearbyPlace = z.object({
  state: z.enum(STATES),
  lga: z.optional(z.string()),
  distanceKm: z.number(),
  count: z.number(),
  capped: z.boolean(),
})
export type NearbyPlace = z.infer<typeof NearbyPlace>

/**
 * What a search did because nothing meets all that was asked for (docs/product.md 17.4): it left words out, looked in the nearest
 * places, or, where the whole country has nothing, names the categories that have something of it; or it leads to the search of what
 * somebody looks for in the wrong one.
 */
export const Relaxed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('words'), message: z.string() }),
  z.object({ kind: z.literal('place'), message: z.string(), places: z.array(NearbyPlace) }),
  z.object({ kind: z.literal('search'), message: z.string(), of: z.enum(['products', 'homes']) }),
  z.object({
    kind: z.literal('category'),
    message: z.string(),
    categories: z.array(z.object({ category: z.enum(CATEGORY_IDS), count: z.number(), capped: z.boolean() })),
  }),
])
export type Relaxed = z.infer<typeof Relaxed>

/** What every list that can be searched answers beside its rows. */
export const SEARCH_ANSWER = {
  pagination: CappedPaginationShape,
  understood: z.array(UnderstoodShape),
  relaxed: z.nullable(Relaxed),
}

const counted = { count: z.number(), capped: z.boolean() }

/** How many products each value of a filter would show, with every other filter as it is (docs/product.md 17.6). */
export const ProductFacets = z.object({
  total: z.number(),
  totalCapped: z.boolean(),
  categories: z.array(z.object({ id: z.enum(CATEGORY_IDS), category: z.string(), ...counted })),
  subCategories: z.array(z.object({ subCategory: z.string(), ...counted })),
  states: z.array(z.object({ state: z.enum(STATES), ...counted })),
  types: z.array(z.object({ type: z.enum(PRODUCT_TYPES), ...counted })),
  /** The makers of what is shown, those with the most offers first. */
  brands: z.array(z.object({ brand: z.string(), ...counted })),
})
export type ProductFacets = z.infer<typeof ProductFacets>

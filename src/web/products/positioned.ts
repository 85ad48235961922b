import type { ProductFilters, ProductUrlFilters } from '#domain/products/product-filters.ts'
import { knownPosition, useNearMe } from '#web/search/near-me.ts'

/** The filters of a list, with where the visitor is if that orders it and is known. It is never in the URL: a list that is shared has none. */
export const positioned = (filters: ProductUrlFilters, near = knownPosition()): ProductFilters =>
  filters.sort === 'nearest' && near ? { ...filters, near } : filters

export const usePositioned = (filters: ProductUrlFilters): ProductFilters =>
  positioned(filters, useNearMe().position)

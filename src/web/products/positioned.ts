import type { ProductFilters, ProductUrlFilters } from '#domain/products/product-filters.ts'
import { useNearMe } from '#web/search/near-me.ts'

/** The filters of a list, with where the visitor is if that orders it and is known. It is never in the URL: a list that is shared has none. */
export function usePositioned(filters: ProductUrlFilters): ProductFilters {
  const { position } = useNearMe()
  return filters.sort === 'nearest' && position ? { ...filters, near: position } : filters
}

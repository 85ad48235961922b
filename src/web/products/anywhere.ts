import type { ProductUrlFilters } from '#domain/products/product-filters.ts'
import type { Understood } from '#domain/search/understanding.ts'
import { withoutPart } from '#domain/search/without-part.ts'

/** The same filters without a place, chosen or typed. */
export function anywhere(filters: ProductUrlFilters, understood: readonly Understood[]): ProductUrlFilters {
  const { location: _location, lga: _lga, name = '', ...others } = filters
  const words = understood
    .filter(({ kind }) => kind === 'place')
    .reduce((typed, { text }) => withoutPart(typed, text), name)
  return words ? { ...others, name: words } : others
}

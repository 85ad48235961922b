import { useQuery } from '@tanstack/react-query'
import { findCategory } from '#domain/catalogue.ts'
import type { ProductUrlFilters } from '#domain/products/product-filters.ts'
import type { ProductFacets } from '#domain/search/search-schema.ts'
import { formatTotal } from '#web/lists/total.ts'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { anywhere, type Found } from './found.tsx'
import { facetsQuery } from './product-api.ts'

/** How many products a value of a filter would show, in words; undefined until it is known. */
type CountOf = (value: string) => string | undefined

export type FacetCounts = Record<'category' | 'subCategory' | 'location' | 'type' | 'brand', CountOf> & {
  /** The makers of what is shown; empty until they are known. */
  brands: readonly string[]
}

/**
 * What stands beside the values of the filters (docs/product.md 17.8). It is asked for from the browser, once the list is there: the
 * page never waits for it, and without it everything can be chosen as well.
 * @param found the list, once it is there
 */
export function useFacets(filters: ProductUrlFilters, found: Found | undefined): FacetCounts {
  // Where the place has nothing, the list is about the others.
  const counted = found?.relaxed?.kind === 'place' ? anywhere(filters, found.understood) : filters
  const { data } = useQuery({ ...facetsQuery(counted), enabled: found !== undefined })
  const facets = usePreviousValue(data)
  return {
    category: (value) => noteOf(facets?.categories, ({ id }) => id === findCategory(value)?.id),
    subCategory: (value) => noteOf(facets?.subCategories, ({ subCategory }) => subCategory === value),
    location: (value) => noteOf(facets?.states, ({ state }) => state === value),
    type: (value) => noteOf(facets?.types, ({ type }) => type === value),
    brand: (value) => noteOf(facets?.brands, ({ brand }) => brand === value),
    brands: facets?.brands.map(({ brand }) => brand) ?? [],
  }
}

type Counted = ProductFacets['categories' | 'subCategories' | 'states' | 'types' | 'brands'][number]

/** A value that is not among the counted has none. "At least none" says nothing. */
function noteOf<Value extends Counted>(
  counted: readonly Value[] | undefined,
  isMeant: (value: Value) => boolean,
): string | undefined {
  if (!counted) return undefined
  const { count: total = 0, capped: totalCapped } = counted.find(isMeant) ?? {}
  return totalCapped && total === 0 ? undefined : formatTotal({ total, totalCapped })
}

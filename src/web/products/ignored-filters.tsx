import { useSearch } from '@tanstack/react-router'
import type { ChosenFilter } from '#domain/products/product-filters.ts'

const NAMES: Record<ChosenFilter, string> = {
  category: 'a category',
  subCategory: 'a sub-category',
  location: 'a state',
  lga: 'a local government',
  type: 'a type',
  minPrice: 'a lowest price',
  maxPrice: 'a highest price',
  sort: 'an order',
}

/** Says what the address names in vain, so that nobody takes the list for something it is not (docs/product.md 17.8). */
export function IgnoredFilters() {
  const named = useSearch({ strict: false, select: ({ ignored }) => ignored?.split(',') ?? [] })
  const names = Object.entries(NAMES).flatMap(([filter, name]) => (named.includes(filter) ? [name] : []))
  if (names.length === 0) return null
  return (
    <p className="mb-3 border-s-2 border-edge ps-3 text-quiet">
      The link names {names.join(' and ')} that we do not know: without it, this is what there is.
    </p>
  )
}

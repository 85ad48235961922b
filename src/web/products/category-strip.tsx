import { Link } from '@tanstack/react-router'
import { CATEGORY_NAMES } from '#domain/catalogue.ts'
import type { ProductUrlFilters } from '#domain/products/product-filters.ts'
import type { Found } from './found.tsx'
import { useFacets } from './use-facets.ts'

type CategoryStripProps = { filters: ProductUrlFilters; found: Found | undefined }

/** The categories in a line above a list, with their pictures; a second click takes the choice back. The counts come later, to a place that is kept. */
export function CategoryStrip({ filters, found }: CategoryStripProps) {
  const counts = useFacets(filters, found)
  return (
    <nav aria-label="Categories" className="category-strip">
      <ul>
        {CATEGORY_NAMES.map((name) => {
          const isChosen = name === filters.category
          const count = counts.category(name)
          return (
            <li key={name}>
              <Link
                to="."
                search={{ ...filters, category: isChosen ? undefined : name, subCategory: undefined }}
                resetScroll={false}
                aria-current={isChosen ? 'true' : undefined}
                activeOptions={{ exact: true }}
              >
                {name}
                {count !== undefined && (
                  <small>
                    {count}
                    <span className="sr-only"> {count === '1' ? 'product' : 'products'}</span>
                  </small>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

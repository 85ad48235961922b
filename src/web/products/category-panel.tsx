import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { CATEGORY_GOODS } from '#domain/catalogue.ts'
import type { ProductUrlFilters } from '#domain/products/product-filters.ts'
import { categoriesQuery } from './product-api.ts'
import type { FacetCounts } from './use-facets.ts'

/** One category at a time, one sub-category of it at a time; a second click takes the choice back (docs/product.md 4.1). */
export function CategoryPanel({ filters, counts }: { filters: ProductUrlFilters; counts: FacetCounts }) {
  const { data: categories, isError, refetch } = useQuery(categoriesQuery)
  if (isError)
    return (
      <p role="alert" className="flex items-center justify-between gap-3 text-quiet">
        No data
        <button type="button" className="button button-quiet" onClick={() => refetch()}>
          Try again
        </button>
      </p>
    )
  if (!categories) return <p role="status">Loading...</p>
  return (
    <ul className="category-list">
      {categories.map(({ id, category, subCategories }) => {
        const selected = category === filters.category
        return (
          <li key={id} className={selected ? 'chosen' : undefined}>
            <Choice
              label={category}
              goods={CATEGORY_GOODS[id]}
              selected={selected}
              count={counts.category(category)}
              search={{ ...filters, category: selected ? undefined : category, subCategory: undefined }}
            />
            {selected && (
              <ul className="category-kinds" aria-label={`Kinds of ${category}`}>
                {subCategories.map((subCategory) => (
                  <li key={subCategory}>
                    <Choice
                      label={subCategory}
                      selected={subCategory === filters.subCategory}
                      count={counts.subCategory(subCategory)}
                      search={{
                        ...filters,
                        subCategory: subCategory === filters.subCategory ? undefined : subCategory,
                      }}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type ChoiceProps = {
  label: string
  /** What it has, in everyday words. */
  goods?: string
  selected: boolean
  count: string | undefined
  search: ProductUrlFilters
}

/**
 * A link, because the choice stands in the URL: it works before scripts have arrived, and can be shared. The count comes later, to a
 * place that is kept for it.
 */
function Choice({ label, goods, selected, count, search }: ChoiceProps) {
  return (
    <div className="relative">
      <Link
        to="."
        search={search}
        resetScroll={false}
        aria-current={selected ? 'true' : undefined}
        activeOptions={{ exact: true }}
        className={selected ? 'category-choice font-semibold' : 'category-choice'}
      >
        <span>
          {label}
          {goods && <span className="category-goods">{goods}</span>}
        </span>
        {selected && <Check size={18} strokeWidth={1.75} aria-hidden="true" className="text-action" />}
      </Link>
      {count !== undefined && (
        <span className="category-count">
          {count}
          <span className="sr-only"> products</span>
        </span>
      )}
    </div>
  )
}

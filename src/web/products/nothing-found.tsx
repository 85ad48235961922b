import { Link } from '@tanstack/react-router'
import { categoryName } from '#domain/catalogue.ts'
import type { ProductUrlFilters } from '#domain/products/product-filters.ts'
import { formatTotal, type Total } from '#web/lists/total.ts'
import { OtherSearchLink } from '#web/search/other-search-link.tsx'
import { TellMe } from '#web/search/tell-me.tsx'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import type { Found } from './found.tsx'

type Nothing = {
  filters: ProductUrlFilters
  found: (Found & { pagination: Total }) | undefined
  onLeave: () => void
}

/** No card to show, and what to do next. With a total the list ends before the page that was asked for. */
export function NothingFound({ filters, found, onLeave }: Nothing) {
  const way = { resetScroll: false, onClick: onLeave, className: 'button button-quiet' }
  if (found && found.pagination.total > 0)
    return (
      <EmptyNotice
        hint="The list has fewer pages."
        action={
          <Link to="." search={filters} {...way}>
            First page
          </Link>
        }
      >
        No product found
      </EmptyNotice>
    )
  if (Object.keys(filters).length > 0) {
    const similar = found?.relaxed?.kind === 'category' ? found.relaxed : undefined
    const other = found?.relaxed?.kind === 'search' ? found.relaxed : undefined
    const hint = filters.name
      ? 'Try fewer words, another spelling, or a whole category.'
      : 'Try another state, or remove a filter: many sellers deliver to other states.'
    return (
      <EmptyNotice
        hint={similar?.message ?? other?.message ?? hint}
        action={
          <>
            <ul className="flex flex-wrap justify-center gap-2">
              {other && (
                <li>
                  <OtherSearchLink
                    of={other.of}
                    typed={filters.name}
                    state={filters.location}
                    className="button button-action"
                  />
                </li>
              )}
              {similar?.categories.map(({ category, count, capped }) => (
                <li key={category}>
                  <Link to="." search={{ category: categoryName(category) }} {...way}>
                    {categoryName(category)} ({formatTotal({ total: count, totalCapped: capped })})
                  </Link>
                </li>
              ))}
              <li>
                <Link to="." search={{}} {...way}>
                  Clear all filters
                </Link>
              </li>
            </ul>
            {!other && <TellMe kind="products" search={stringsOf(filters)} />}
          </>
        }
      >
        No product found
      </EmptyNotice>
    )
  }
  return (
    <EmptyNotice
      hint="There are none here right now."
      action={
        <Link to="/market" className="button button-quiet">
          Go to the market
        </Link>
      }
    >
      No product found
    </EmptyNotice>
  )
}

const stringsOf = (filters: ProductUrlFilters) =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]))

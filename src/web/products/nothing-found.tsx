import { Link } from '@tanstack/react-router'
import type { ProductUrlFilters } from '#domain/products/product-filters.ts'
import { EmptyNotice } from '#web/ui/state-notice.tsx'

type Nothing = { filters: ProductUrlFilters; total: number; onLeave: () => void }

/** No card to show, and what to do next. With a `total` the list ends before the page that was asked for. */
export function NothingFound({ filters, total, onLeave }: Nothing) {
  const way = { resetScroll: false, onClick: onLeave, className: 'button button-quiet' }
  if (total > 0)
    return (
      <EmptyNotice
        hint="The list ends before this page."
        action={
          <Link to="." search={filters} {...way}>
            First page
          </Link>
        }
      >
        No product found
      </EmptyNotice>
    )
  if (Object.keys(filters).length > 0)
    return (
      <EmptyNotice
        hint={
          filters.name
            ? 'Try fewer words, another spelling, or a whole category.'
            : 'Try another state, or take a filter away: sellers deliver across state lines.'
        }
        action={
          <Link to="." search={{}} {...way}>
            Clear all filters
          </Link>
        }
      >
        No product found
      </EmptyNotice>
    )
  return (
    <EmptyNotice
      hint="Nothing is offered here yet."
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

import { Link } from '@tanstack/react-router'
import { formatFigure } from '#domain/figures.ts'
import type { SellerOverview } from '#domain/leads/overview-schema.ts'
import { DashboardPart } from '#web/layout/dashboard-page.tsx'

/** What people where the seller is searched for and nobody offers. Absent where there is nothing of the kind. */
export function SearchedNearby({ searched }: { searched: SellerOverview['searchedInVain'] }) {
  if (searched.length === 0) return null
  return (
    <DashboardPart title="People near you searched for this and found nothing">
      <ul className="divide-y divide-line">
        {searched.map(({ kind, words, state, count }) => (
          <li
            key={`${kind} ${words} ${state}`}
            className="flex min-h-11 items-center justify-between gap-x-4 py-1"
          >
            <span className="min-w-0">
              <span className="font-semibold wrap-anywhere">{words}</span>{' '}
              <span className="text-quiet">
                in {state}, {formatFigure(count)} times in three months
              </span>
            </span>
            <Link
              to={kind === 'products' ? '/create-product' : '/create-listing'}
              className="link inline-flex min-h-11 shrink-0 items-center font-semibold"
            >
              Offer it<span className="sr-only">: {words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </DashboardPart>
  )
}

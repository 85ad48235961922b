import { Link } from '@tanstack/react-router'
import { formatFigure } from '#domain/figures.ts'
import type { SellerOverview } from '#domain/leads/overview-schema.ts'

/** What people where the seller is searched for and nobody offers. Absent where there is nothing of the kind. */
export function SearchedNearby({ searched }: { searched: SellerOverview['searchedInVain'] }) {
  if (searched.length === 0) return null
  return (
    <section aria-labelledby="searched-nearby" className="card grid gap-2 p-4 md:p-6">
      <h2 id="searched-nearby" className="text-xl">
        People near you searched for this and found nothing
      </h2>
      <ul className="divide-y divide-line">
        {searched.map(({ kind, words, state, count }) => (
          <li key={`${kind} ${words} ${state}`} className="flex min-h-11 flex-wrap items-center gap-x-3">
            <span className="grow">
              <span className="font-semibold wrap-anywhere">{words}</span>{' '}
              <span className="text-quiet">
                in {state}, {formatFigure(count)} times in three months
              </span>
            </span>
            <Link
              to={kind === 'products' ? '/create-product' : '/create-listing'}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              Offer it<span className="sr-only">: {words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

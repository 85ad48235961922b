import { Link } from '@tanstack/react-router'
import { formatFigure } from '#domain/figures.ts'
import { contactsOf } from '#domain/leads/lead-rules.ts'
import type { Leads } from '#domain/leads/lead-schema.ts'
import { DashboardPart } from '#web/layout/dashboard-page.tsx'
import { OfferLink } from './offer-link.tsx'

/** Offers that are named, at most. */
const SHOWN = 5

/** What buyers ask for most. */
export function MostRequested({ leads }: { leads: Leads }) {
  const wanted = leads.offers.slice(0, SHOWN)
  return (
    <DashboardPart
      title="Asked for most"
      action={
        <Link to="/seller-leads" className="link -my-2.5 inline-flex min-h-11 items-center font-semibold">
          All leads
        </Link>
      }
    >
      <ol className="divide-y divide-line">
        {wanted.map((offer) => (
          <li key={offer.id} className="flex flex-wrap items-center gap-x-3 py-1">
            <span className="grow font-semibold">
              <OfferLink offer={offer} />
            </span>
            <span className="text-sm text-quiet tabular-nums">
              {formatFigure(contactsOf(offer))} asked · {formatFigure(offer.opened)} opened
            </span>
          </li>
        ))}
      </ol>
    </DashboardPart>
  )
}

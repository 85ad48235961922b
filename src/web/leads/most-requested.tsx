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
      title="Most requested"
      action={
        <Link to="/seller-leads" className="link -my-2.5 inline-flex min-h-11 items-center font-semibold">
          All leads
        </Link>
      }
    >
      <table className="-mt-2 w-full tabular-nums">
        <thead className="text-sm text-quiet">
          <tr className="text-end">
            <th scope="col" className="text-start font-normal">
              Offer
            </th>
            <th scope="col" className="w-14 font-normal">
              Asked
            </th>
            <th scope="col" className="w-18 font-normal">
              Opened
            </th>
          </tr>
        </thead>
        <tbody>
          {wanted.map((offer) => (
            <tr key={offer.id} className="border-t border-line text-end">
              <th scope="row" className="py-1 text-start font-semibold">
                <OfferLink offer={offer} />
              </th>
              <td className="font-semibold">{formatFigure(contactsOf(offer))}</td>
              <td className="text-quiet">{formatFigure(offer.opened)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DashboardPart>
  )
}

import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { formatFigure } from '#domain/figures.ts'
import type { SellerOverview, ToMend } from '#domain/leads/overview-schema.ts'
import { DashboardPart } from '#web/layout/dashboard-page.tsx'
import { OfferEditLink } from './offer-link.tsx'

const row = 'flex min-h-11 items-center gap-3 font-semibold hover:underline'
const some = (count: number, one: string, many: string) =>
  `${formatFigure(count)} ${count === 1 ? one : many}`

/** What would bring more buyers, with the way to each. */
export function TodaysWork({ overview }: { overview: SellerOverview }) {
  const { withoutPicture, withoutState, oldPrices, homesToConfirm, reviewsToAnswer } = overview
  const isDone =
    withoutPicture.count + withoutState.count + oldPrices + homesToConfirm + reviewsToAnswer === 0
  return (
    <DashboardPart title="To do">
      {isDone && (
        <p>Every offer has a picture, every price and home is confirmed, and every review is answered.</p>
      )}
      <ul className="divide-y divide-line">
        {oldPrices > 0 && (
          <li>
            <Link to="/seller-prices" className={row}>
              <span className="grow">
                {some(oldPrices, 'price is', 'prices are')} older than two weeks: confirm or change
              </span>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
            </Link>
          </li>
        )}
        {homesToConfirm > 0 && (
          <li>
            <Link to="/homes" className={row}>
              <span className="grow">
                {some(homesToConfirm, 'home', 'homes')} to confirm: still available, or let?
              </span>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
            </Link>
          </li>
        )}
        {reviewsToAnswer > 0 && (
          <li>
            <Link to="/seller-review" className={row}>
              <span className="grow">{some(reviewsToAnswer, 'review', 'reviews')} to answer</span>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
            </Link>
          </li>
        )}
        <Mend
          toMend={withoutState}
          what={some(withoutState.count, 'home has', 'homes have')}
          lacks="no state: people search by it"
        />
        <Mend
          toMend={withoutPicture}
          what={some(withoutPicture.count, 'offer has', 'offers have')}
          lacks="no picture of yours"
        />
      </ul>
    </DashboardPart>
  )
}

type MendProps = { toMend: ToMend; what: string; lacks: string }

/** Offers that lack something, each with the way to its form. */
function Mend({ toMend: { count, offers }, what, lacks }: MendProps) {
  if (count === 0) return null
  return (
    <li className="py-2">
      <p className="font-semibold">
        {what} {lacks}
      </p>
      <ul>
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferEditLink offer={offer} />
          </li>
        ))}
      </ul>
      {count > offers.length && (
        <Link to="/shop-details" className="link inline-flex min-h-11 items-center font-semibold">
          All your offers
        </Link>
      )}
    </li>
  )
}

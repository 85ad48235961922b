import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { formatFigure } from '#domain/figures.ts'
import type { SellerOverview, ToMend } from '#domain/leads/overview-schema.ts'
import { DashboardPart } from '#web/layout/dashboard-page.tsx'
import { OfferEditLink } from './offer-link.tsx'

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
      <ul className="columns-fit gap-3 [--column:14rem]">
        <Task to="/seller-prices" count={oldPrices} one="price is" many="prices are">
          older than two weeks: confirm or change
        </Task>
        <Task to="/homes" count={homesToConfirm} one="home" many="homes">
          to confirm: still available, or let?
        </Task>
        <Task to="/seller-review" count={reviewsToAnswer} one="review" many="reviews">
          to answer
        </Task>
        <Mend toMend={withoutState} one="home has" many="homes have">
          no state: people search by it
        </Mend>
        <Mend toMend={withoutPicture} one="offer has" many="offers have">
          no picture of yours
        </Mend>
      </ul>
    </DashboardPart>
  )
}

type Counted = { count: number; one: string; many: string; children: string }

/** How many, large, and what of them. */
const Sum = ({ count, one, many, children }: Counted) => (
  <>
    <b className="text-2xl font-semibold tabular-nums">{formatFigure(count)}</b> {count === 1 ? one : many}{' '}
    {children}
  </>
)

/** What is done on a page of its own. */
function Task({ to, ...counted }: Counted & { to: NonNullable<LinkProps['to']> }) {
  if (counted.count === 0) return null
  return (
    <li className="card hover:bg-surface">
      <Link to={to} className="flex min-h-full items-start gap-3 rounded-card px-4 py-2 leading-snug">
        <span className="grow">
          <Sum {...counted} />
        </span>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="mt-1.5 shrink-0" />
      </Link>
    </li>
  )
}

/** Offers that lack something, each with the way to its form. */
function Mend({ toMend: { count, offers }, ...words }: Omit<Counted, 'count'> & { toMend: ToMend }) {
  if (count === 0) return null
  return (
    <li className="card px-4 py-2">
      <p className="leading-snug">
        <Sum count={count} {...words} />
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

import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { formatFigure } from '#domain/figures.ts'
import type { SellerOverview, ToMend } from '#domain/leads/overview-schema.ts'
import { DashboardPart } from '#web/layout/dashboard-page.tsx'
import { OfferEditLink } from './offer-link.tsx'

/** What would bring more buyers, with the way to each. */
export function TodaysWork({ overview, questions }: { overview: SellerOverview; questions: number }) {
  const { withoutPicture, withoutState, oldPrices, homesToConfirm, reviewsToAnswer } = overview
  const isDone =
    withoutPicture.count + withoutState.count + oldPrices + homesToConfirm + reviewsToAnswer + questions === 0
  return (
    <DashboardPart title="To do">
      {isDone && <p>All done: your pictures, prices, homes and reviews are up to date.</p>}
      <ul className="-mt-3 divide-y divide-line">
        <Task to="/seller-shop" hash="verified" count={questions} one="question" many="questions">
          about your business to answer, before we can verify it
        </Task>
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
          no state: buyers search by it
        </Mend>
        <Mend toMend={withoutPicture} one="offer has" many="offers have">
          no picture from you
        </Mend>
      </ul>
    </DashboardPart>
  )
}

type Counted = { count: number; one: string; many: string; children: string }

/** How many stand below each other, and beside each what of them. */
const ROW = 'grid grid-cols-[2ch_minmax(0,1fr)_auto] items-baseline gap-x-4 py-2 text-start'

const Sum = ({ count, one, many, children }: Counted) => (
  <>
    <b className="text-end text-xl font-semibold tabular-nums">{formatFigure(count)}</b>
    <span>
      {count === 1 ? one : many} {children}
    </span>
  </>
)

/** What is done on a page of its own. */
function Task({ to, hash = '', ...counted }: Counted & { to: NonNullable<LinkProps['to']>; hash?: string }) {
  if (counted.count === 0) return null
  return (
    <li>
      <Link to={to} hash={hash} className={`${ROW} min-h-11 hover:bg-surface`}>
        <Sum {...counted} />
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="self-center" />
      </Link>
    </li>
  )
}

/** Offers that lack something, each with the way to its form. */
function Mend({ toMend: { count, offers }, ...words }: Omit<Counted, 'count'> & { toMend: ToMend }) {
  if (count === 0) return null
  return (
    <li className={ROW}>
      <Sum count={count} {...words} />
      <ul className="col-span-2 col-start-2">
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferEditLink offer={offer} />
          </li>
        ))}
      </ul>
      {count > offers.length && (
        <Link to="/shop-details" className="link col-start-2 inline-flex min-h-11 items-center font-semibold">
          All your offers
        </Link>
      )}
    </li>
  )
}

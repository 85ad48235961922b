import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { formatFigure } from '#domain/figures.ts'
import type { SellerOverview } from '#domain/leads/overview-schema.ts'
import { OfferEditLink } from './offer-link.tsx'

const row = 'flex min-h-11 items-center gap-3 font-semibold hover:underline'
const some = (count: number, one: string, many: string) =>
  `${formatFigure(count)} ${count === 1 ? one : many}`

/** What would bring more buyers, with the way to each. */
export function TodaysWork({ overview }: { overview: SellerOverview }) {
  const { withoutPicture, oldPrices, reviewsToAnswer } = overview
  const isDone = withoutPicture.count + oldPrices + reviewsToAnswer === 0
  return (
    <section aria-labelledby="todays-work" className="card grid gap-2 p-4 md:p-6">
      <h2 id="todays-work" className="text-xl">
        To do
      </h2>
      {isDone && <p>Every offer has a picture, every price is fresh, and every review is answered.</p>}
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
        {reviewsToAnswer > 0 && (
          <li>
            <Link to="/seller-review" className={row}>
              <span className="grow">{some(reviewsToAnswer, 'review', 'reviews')} to answer</span>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
            </Link>
          </li>
        )}
        {withoutPicture.count > 0 && (
          <li className="py-2">
            <p className="font-semibold">
              {some(withoutPicture.count, 'offer has', 'offers have')} no picture of yours
            </p>
            <ul>
              {withoutPicture.offers.map((offer) => (
                <li key={offer.id}>
                  <OfferEditLink offer={offer} />
                </li>
              ))}
            </ul>
            {withoutPicture.count > withoutPicture.offers.length && (
              <Link to="/shop-details" className="link inline-flex min-h-11 items-center font-semibold">
                All your offers
              </Link>
            )}
          </li>
        )}
      </ul>
    </section>
  )
}

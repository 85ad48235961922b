import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RecentlyViewed } from './recently-viewed.tsx'
import { useSavedOffers } from './saved-device.ts'
import { type Cards, SavedOffers, useSavedInVisit } from './saved-offers.tsx'
import { NothingSaved } from './saved-page.tsx'

/** Of what is saved, so many are shown at the beginning of an account. */
const SHOWN = 3

/** What a buyer comes back for, and the way to a shop of their own; `children` are the searches that they have saved. */
export function BuyerHome({ cards, children }: { cards: Cards; children?: ReactNode }) {
  const saved = useSavedOffers()
  const shown = useSavedInVisit()
  return (
    <>
      <section aria-labelledby="saved" className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="saved" className="text-xl">
            Saved
          </h2>
          {saved && saved.length > 0 && (
            <Link to="/saved" className="button button-quiet">
              See all ({saved.length})
            </Link>
          )}
        </div>
        {shown &&
          (shown.length > 0 ? (
            <SavedOffers cards={cards} offers={shown.slice(0, SHOWN)} columns={3} rows />
          ) : (
            <NothingSaved />
          ))}
      </section>
      {children}
      <RecentlyViewed />
      <p>
        Do you sell?{' '}
        <Link to="/seller-overview" className="link font-semibold">
          Open your shop
        </Link>
      </p>
    </>
  )
}

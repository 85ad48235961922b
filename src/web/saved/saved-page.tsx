import { Link } from '@tanstack/react-router'
import { SAVED_MAX } from '#domain/saved/saved-rules.ts'
import { openAuth } from '#web/session/auth-search.ts'
import { CardGridSkeleton } from '#web/ui/card-grid.tsx'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { useSavedOffers } from './saved-device.ts'
import { type Cards, SavedOffers, useSavedInVisit } from './saved-offers.tsx'

/** What a visitor has saved, signed in or not: the device knows it, so that the server's page is the same for everybody. */
export function SavedPage({ cards }: { cards: Cards }) {
  const shown = useSavedInVisit()
  const saved = useSavedOffers()
  return (
    <div className="page grid gap-6 py-6 md:py-8">
      <div>
        <div className="dimension-line mb-2 w-24" aria-hidden="true" />
        <h1 className="text-2xl">Saved</h1>
        <p className="text-quiet signed-in:hidden">
          Kept on this device, up to {SAVED_MAX}.{' '}
          <Link {...openAuth('sign-in', '/saved')} rel="nofollow" className="link">
            Sign in
          </Link>{' '}
          to see them on your other devices.
        </p>
        <p className="text-quiet signed-out:hidden">Kept in your account, up to {SAVED_MAX}.</p>
      </div>
      <noscript>To save things, turn on JavaScript in your browser.</noscript>
      <p role="status" className={`text-quiet needs-scripts ${saved ? '' : 'sr-only'}`}>
        {saved ? saved.length > 0 && counted(saved.length) : 'Loading...'}
      </p>
      {!shown && (
        <div className="needs-scripts">
          <CardGridSkeleton columns={3} rows />
        </div>
      )}
      {shown && shown.length > 0 && (
        <section aria-labelledby="what-is-saved">
          <h2 id="what-is-saved" className="sr-only">
            What you saved
          </h2>
          <SavedOffers cards={cards} offers={shown} columns={3} rows />
        </section>
      )}
      {shown?.length === 0 && <NothingSaved />}
      <RecentlyViewed />
    </div>
  )
}

const counted = (count: number) => `${count} saved`

/** And how it is done. */
export const NothingSaved = () => (
  <EmptyNotice
    hint="Press the heart on a product or home to follow its price here."
    action={
      <div className="flex flex-wrap justify-center gap-2">
        <Link to="/market" className="button button-action">
          Go to the market
        </Link>
        <Link to="/search" className="button button-quiet">
          Search homes
        </Link>
      </div>
    }
  >
    Nothing saved yet
  </EmptyNotice>
)

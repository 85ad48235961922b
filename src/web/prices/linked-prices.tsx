import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { formatDay } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import { useStoredLinkToken } from '#web/session/stored-link-token.ts'
import { Outcome } from '#web/ui/outcome.tsx'
import { priceSheetQuery } from './price-api.ts'
import { PriceSheet } from './price-sheet.tsx'
import { draftNameOf, leaveEdits } from './sheet-drafts.ts'

/** Where the link of a reminder leads: the sheet of just its offers, without a sign-in. */
export function LinkedPrices() {
  const token = useStoredLinkToken('prices-link')
  if (token === undefined)
    return (
      <Outcome title="Your prices">
        <p role="status">Loading...</p>
        <noscript>
          <p>Your browser has to allow scripts for this page.</p>
        </noscript>
      </Outcome>
    )
  if (token === '')
    return <NoPrices>The link is incomplete. Copy all of it from the mail, or sign in.</NoPrices>
  return <OpenedPrices key={token} token={token} />
}

function OpenedPrices({ token }: { token: string }) {
  const { data, error } = useQuery(priceSheetQuery({ token }))
  const isDead = !data && error instanceof AppError && error.code === 'unauthenticated'
  useEffect(() => {
    if (isDead) leaveEdits(draftNameOf({ token }))
  }, [isDead, token])
  if (isDead) return <NoPrices>A link opens its prices for 7 days, and until your password changes.</NoPrices>
  return (
    <div className="page grid gap-4 py-6 md:py-8">
      <div>
        <div className="dimension-line mb-2 w-24" aria-hidden="true" />
        <h1 className="text-2xl">Your prices</h1>
      </div>
      <PriceSheet door={{ token }} first={<AllPrices />}>
        <p className="text-quiet">
          Those of our mail alone: type over what has changed and confirm the rest.
          {data?.openUntil && ` This link works until ${formatDay(data.openUntil)}.`}
        </p>
      </PriceSheet>
      <p>
        <AllPrices />
      </p>
    </div>
  )
}

const AllPrices = () => (
  <Link to="/seller-prices" className="link font-semibold">
    All your prices
  </Link>
)

const NoPrices = ({ children }: { children: ReactNode }) => (
  <Outcome title="This link opens no prices">
    <p role="alert">{children}</p>
    <Link to="/seller-prices" className="button button-action">
      Sign in to see your prices
    </Link>
  </Outcome>
)

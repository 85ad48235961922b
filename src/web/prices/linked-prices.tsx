import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { formatDay } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import { useLinkToken } from '#web/session/link-token.ts'
import { readStored, storeValue } from '#web/ui/draft.ts'
import { Outcome } from '#web/ui/outcome.tsx'
import { priceSheetQuery } from './price-api.ts'
import { PriceSheet } from './price-sheet.tsx'
import { draftNameOf, leaveEdits } from './sheet-drafts.ts'

/** Where the link of a reminder leads: the sheet of just its offers, without a sign-in. */
export function LinkedPrices() {
  const token = useStoredToken()
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

/** It has left the address: the tab keeps it, so that a reload opens the sheet again. */
function useStoredToken(): string | undefined {
  const given = useLinkToken()
  const [kept, setKept] = useState<string>()
  useEffect(() => {
    if (given) storeValue('tab', STORAGE_KEY, { token: given })
    else if (given === '') {
      const stored = readStored('tab', STORAGE_KEY)
      const isToken = typeof stored === 'object' && stored !== null && 'token' in stored
      setKept(isToken ? String(stored.token) : '')
    }
  }, [given])
  return given || kept
}

const STORAGE_KEY = 'prices-link'

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

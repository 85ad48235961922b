import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatDay } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import { DeadLink, type LinkedOffers, LinkToAll, OpenedByLink } from '#web/session/opened-by-link.tsx'
import { priceSheetQuery } from './price-api.ts'
import { PriceSheet } from './price-sheet.tsx'
import { draftNameOf, leaveEdits } from './sheet-drafts.ts'

const PRICES: LinkedOffers = { named: 'prices', all: '/seller-prices' }

/** Where the link of a reminder leads: the sheet of just its offers, without a sign-in. */
export const LinkedPrices = () => (
  <OpenedByLink of={PRICES} opened={(token) => <OpenedPrices key={token} token={token} />} />
)

function OpenedPrices({ token }: { token: string }) {
  const { data, error } = useQuery(priceSheetQuery({ token }))
  const isDead = !data && error instanceof AppError && error.code === 'unauthenticated'
  useEffect(() => {
    if (isDead) leaveEdits(draftNameOf({ token }))
  }, [isDead, token])
  if (isDead) return <DeadLink of={PRICES} />
  return (
    <div className="page grid gap-4 py-6 md:py-8">
      <div>
        <div className="dimension-line mb-2 w-24" aria-hidden="true" />
        <h1 className="text-2xl">Your prices</h1>
      </div>
      <PriceSheet access={{ token }} first={<LinkToAll of={PRICES} />}>
        <p className="text-quiet">
          These are the prices in our mail. Type over what has changed and confirm the rest.
          {data?.openUntil && ` This link works until ${formatDay(data.openUntil)}.`}
        </p>
      </PriceSheet>
      <p>
        <LinkToAll of={PRICES} />
      </p>
    </div>
  )
}

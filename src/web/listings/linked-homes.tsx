import { useQuery } from '@tanstack/react-query'
import { formatDay } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import { HOME_ASKED_DAYS } from '#domain/listings/availability.ts'
import { DeadLink, type LinkedOffers, LinkToAll, OpenedByLink } from '#web/session/opened-by-link.tsx'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { AvailabilityControl } from './availability-control.tsx'
import { type HomesAccess, homesToConfirmQuery } from './home-api.ts'

const HOMES: LinkedOffers = { named: 'homes', all: '/shop-details' }

/** Homes to confirm: those of a reminder's link, without a sign-in; without a link those of whoever is signed in. */
export const LinkedHomes = () => (
  <OpenedByLink
    of={HOMES}
    opened={(token) => <OpenedHomes key={token} access={{ token }} />}
    signedIn={<OpenedHomes access={{}} />}
  />
)

function OpenedHomes({ access }: { access: HomesAccess }) {
  const { data, error, refetch } = useQuery(homesToConfirmQuery(access))
  if (!data && error instanceof AppError && error.code === 'unauthenticated') return <DeadLink of={HOMES} />
  return (
    <div className="page grid gap-4 py-6 md:py-8">
      <div>
        <div className="dimension-line mb-2 w-24" aria-hidden="true" />
        <h1 className="text-2xl">Your homes</h1>
      </div>
      <p className="text-quiet">
        {access.token
          ? 'These are the homes in our mail.'
          : `Nobody has confirmed these for ${HOME_ASKED_DAYS} days.`}{' '}
        Choose what is true of each today.
        {data?.openUntil && ` This link works until ${formatDay(data.openUntil)}.`}
      </p>
      {!data && !error && <p role="status">Loading...</p>}
      {!data && error && (
        <FailureNotice onRetry={() => void refetch()}>Your homes could not be loaded.</FailureNotice>
      )}
      {data?.homes.length === 0 && <p>Every home is confirmed.</p>}
      {data && data.homes.length > 0 && (
        <ul className="grid gap-2">
          {data.homes.map((home) => (
            <li key={home.id} className="card p-3">
              <p className="font-semibold wrap-anywhere">{home.name}</p>
              <AvailabilityControl home={home} access={access} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <LinkToAll of={HOMES} />
      </p>
    </div>
  )
}

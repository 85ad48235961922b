import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDay } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import { HOME_ASKED_DAYS } from '#domain/listings/availability.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { useStoredLinkToken } from '#web/session/stored-link-token.ts'
import { Outcome } from '#web/ui/outcome.tsx'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { AvailabilityControl } from './availability-control.tsx'
import { type HomesDoor, homesToConfirmQuery } from './home-api.ts'

/** Homes to confirm: those of a reminder's link, without a sign-in; without a link those of whoever is signed in. */
export function LinkedHomes() {
  const token = useStoredLinkToken('homes-link')
  const { user } = useCurrentUser()
  if (token === undefined || (token === '' && user === undefined))
    return (
      <Outcome title="Your homes">
        <p role="status">Loading...</p>
        <noscript>
          <p>Your browser has to allow scripts for this page.</p>
        </noscript>
      </Outcome>
    )
  if (token === '' && !user)
    return <NoHomes>The link is incomplete. Copy all of it from the mail, or sign in.</NoHomes>
  return <OpenedHomes key={token} door={token ? { token } : {}} />
}

function OpenedHomes({ door }: { door: HomesDoor }) {
  const { data, error, refetch } = useQuery(homesToConfirmQuery(door))
  if (!data && error instanceof AppError && error.code === 'unauthenticated')
    return <NoHomes>A link opens its homes for 7 days, and until your password changes.</NoHomes>
  return (
    <div className="page grid gap-4 py-6 md:py-8">
      <div>
        <div className="dimension-line mb-2 w-24" aria-hidden="true" />
        <h1 className="text-2xl">Your homes</h1>
      </div>
      <p className="text-quiet">
        {door.token
          ? 'Those of our mail alone'
          : `Those that nobody has confirmed for ${HOME_ASKED_DAYS} days`}
        : one press says what each is today.
        {data?.openUntil && ` This link works until ${formatDay(data.openUntil)}.`}
      </p>
      {!data && !error && <p role="status">Loading...</p>}
      {!data && error && (
        <FailureNotice onRetry={() => void refetch()}>Your homes cannot be fetched</FailureNotice>
      )}
      {data?.homes.length === 0 && <p>Every home is confirmed.</p>}
      {data && data.homes.length > 0 && (
        <ul className="grid gap-2">
          {data.homes.map((home) => (
            <li key={home.id} className="card p-3">
              <p className="font-semibold wrap-anywhere">{home.name}</p>
              <AvailabilityControl home={home} door={door} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <AllHomes />
      </p>
    </div>
  )
}

const AllHomes = () => (
  <Link to="/shop-details" className="link font-semibold">
    All your homes
  </Link>
)

const NoHomes = ({ children }: { children: ReactNode }) => (
  <Outcome title="This link opens no homes">
    <p role="alert">{children}</p>
    <Link to="/shop-details" className="button button-action">
      Sign in to see your homes
    </Link>
  </Outcome>
)

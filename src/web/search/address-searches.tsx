import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { WAY_LABELS } from '#domain/alerts/alert-rules.ts'
import type { AddressSearches as Searches } from '#domain/alerts/alert-schema.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { useStoredLinkToken } from '#web/session/link-token.ts'
import { useSingleMutation } from '#web/single-mutation.ts'
import { Outcome } from '#web/ui/outcome.tsx'
import { addressSearchesQuery, stopAlert } from './alert-api.ts'

/** Where mails to an address without an account lead: all of its searches, and the way to stop each (docs/product.md 21.2). */
export function AddressSearches() {
  const token = useStoredLinkToken('alerts-link')
  if (token) return <OpenedSearches key={token} token={token} />
  return (
    <Outcome title="Your saved searches">
      {token === undefined ? (
        <p role="status">Loading...</p>
      ) : (
        <>
          <p role="alert">The link is incomplete. Copy all of it from the mail.</p>
          <Link to="/profile" className="button button-quiet">
            Searches saved in your account
          </Link>
        </>
      )}
      <noscript>
        <p>This page needs JavaScript: allow it in your browser.</p>
      </noscript>
    </Outcome>
  )
}

function OpenedSearches({ token }: { token: string }) {
  const query = addressSearchesQuery(token)
  const { data, error, refetch } = useQuery(query)
  const queryClient = useQueryClient()
  const stop = useSingleMutation({
    mutationFn: stopAlert,
    onSuccess: (_, stopped) =>
      queryClient.setQueryData(
        query.queryKey,
        (list) => list && (stopped === list.stopAll ? NONE : without(list, stopped)),
      ),
    onError: toastFailure,
  })
  if (!data)
    return (
      <Outcome title="Your saved searches">
        {error ? (
          <>
            <p role="alert">{error.message}</p>
            <button type="button" className="button button-quiet" onClick={() => void refetch()}>
              Try again
            </button>
          </>
        ) : (
          <p role="status">Loading...</p>
        )}
      </Outcome>
    )
  const { searches, stopAll } = data
  return (
    <div className="page grid gap-4 py-6 md:py-8">
      <div>
        <div className="dimension-line mb-2 w-24" aria-hidden="true" />
        <h1 className="text-2xl">Your saved searches</h1>
      </div>
      <p role="status" className="text-quiet">
        {searches.length === 0
          ? 'This address has no saved searches. Searches saved in an account are under Personal Details.'
          : 'These belong to the address that got our mail. A search you stop is deleted; with the last one we delete the address too.'}
      </p>
      {searches.length > 0 && (
        <ul className="card divide-y divide-line">
          {searches.map((search) => (
            <li key={search.stop} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
              <div className="min-w-0">
                <a
                  href={search.href}
                  className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
                >
                  {search.name}
                </a>
                <p className="text-sm text-quiet">{stateOf(search)}</p>
              </div>
              <button
                type="button"
                className="button button-quiet"
                aria-label={`Stop ${search.name}`}
                aria-disabled={stop.isPending}
                data-working={stop.isPending}
                onClick={() => stop.mutate(search.stop)}
              >
                Stop
              </button>
            </li>
          ))}
        </ul>
      )}
      {searches.length > 1 && stopAll && (
        <button
          type="button"
          className="button button-quiet justify-self-start"
          aria-disabled={stop.isPending}
          data-working={stop.isPending}
          onClick={() => stop.mutate(stopAll)}
        >
          Stop all searches of this address
        </button>
      )}
    </div>
  )
}

const NONE: Searches = { searches: [], stopAll: null }

const without = ({ searches, stopAll }: Searches, stopped: string): Searches => ({
  searches: searches.filter(({ stop }) => stop !== stopped),
  stopAll,
})

function stateOf({ unconfirmed, paused, done, way }: Searches['searches'][number]): string {
  if (unconfirmed) return 'Not confirmed yet, so not active'
  if (paused) return 'Paused'
  if (done) return 'Done: we have told you'
  return way === 'push' ? 'By a notification' : WAY_LABELS[way]
}

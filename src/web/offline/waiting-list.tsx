import { useSyncExternalStore } from 'react'
import {
  cancelWaiting,
  confirmWaiting,
  isToBeAsked,
  listWaiting,
  onWaiting,
  type Waiting,
  waitsForSignIn,
} from './waiting.ts'

/** What waits for a connection of whoever is there (docs/product.md 21.6); nothing where nothing does. */
export function WaitingList() {
  const waiting = useSyncExternalStore(onWaiting, listWaiting)
  const needsSignIn = useSyncExternalStore(onWaiting, waitsForSignIn)
  return (
    <>
      {needsSignIn && (
        <span className="block">
          Something typed here will be sent when the person who typed it signs in again.{' '}
          <a href={signInHere()} rel="nofollow" className="link inline-flex min-h-11 items-center">
            Sign in
          </a>
        </span>
      )}
      {waiting.length > 0 && (
        <ul aria-label="Waiting to be sent">
          {waiting.map((each) => (
            <WaitingItem key={each.key} waiting={each} />
          ))}
        </ul>
      )}
    </>
  )
}

function WaitingItem({ waiting }: { waiting: Waiting }) {
  const { key, what, refusal, page, at = '' } = waiting
  const isAsked = isToBeAsked(waiting)
  const button = 'link me-3 min-h-11'
  return (
    <li>
      {refusal !== undefined
        ? `${what} was not sent: ${refusal}`
        : isAsked
          ? `You typed this on ${dayOf(at)}: ${what}. Is it still right?`
          : `Waiting to be sent: ${what}.`}{' '}
      {isAsked && (
        <button
          type="button"
          className={button}
          aria-label={`Yes, send it: ${what}`}
          onClick={() => confirmWaiting(key)}
        >
          Yes, send it
        </button>
      )}
      {page !== undefined && (isAsked || refusal !== undefined) && (
        <a href={page} className={`${button} inline-flex items-center`} aria-label={`See it: ${what}`}>
          See it
        </a>
      )}
      <button
        type="button"
        className={button}
        aria-label={`Cancel: ${what}`}
        onClick={() => cancelWaiting(key)}
      >
        Cancel
      </button>
    </li>
  )
}

/** "Monday"; of more than six days ago "Monday, 16 November". */
function dayOf(at: string): string {
  const isThisWeek = Date.now() - Date.parse(at) < 6 * 24 * 3_600_000
  return new Date(at).toLocaleDateString('en-GB', {
    weekday: 'long',
    ...(!isThisWeek && { day: 'numeric', month: 'long' }),
  })
}

/** Over this very page: this stands outside of the router. */
function signInHere(): string {
  const url = new URL(window.location.href)
  url.searchParams.set('auth', 'sign-in')
  return url.href
}

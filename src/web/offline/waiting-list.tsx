import { useSyncExternalStore } from 'react'
import { cancelWaiting, listWaiting, onWaiting, waitsForSignIn } from './waiting.ts'

/** What waits for a connection of whoever is there (docs/product.md 21.6); nothing where nothing does. */
export function WaitingList() {
  const waiting = useSyncExternalStore(onWaiting, listWaiting)
  const needsSignIn = useSyncExternalStore(onWaiting, waitsForSignIn)
  return (
    <>
      {needsSignIn && (
        <span className="block">
          Something that was typed here waits until its author signs in again.{' '}
          <a href={signInHere()} rel="nofollow" className="link inline-flex min-h-11 items-center">
            Sign in
          </a>
        </span>
      )}
      {waiting.length > 0 && (
        <ul aria-label="Waits to be sent">
          {waiting.map(({ key, what, refusal }) => (
            <li key={key}>
              {refusal === undefined ? `${what} waits to be sent.` : `${what} was not sent: ${refusal}`}{' '}
              <button
                type="button"
                className="link min-h-11"
                aria-label={`Cancel: ${what}`}
                onClick={() => cancelWaiting(key)}
              >
                Cancel
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Over this very page: this stands outside of the router. */
function signInHere(): string {
  const url = new URL(window.location.href)
  url.searchParams.set('auth', 'sign-in')
  return url.href
}

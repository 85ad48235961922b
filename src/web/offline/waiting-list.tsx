import { useSyncExternalStore } from 'react'
import { cancelWaiting, listWaiting, onWaiting } from './waiting.ts'

/** What was sent without a connection, each with a way to take it back. */
export function WaitingList() {
  const waiting = useSyncExternalStore(onWaiting, listWaiting)
  return (
    waiting.length > 0 && (
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
    )
  )
}

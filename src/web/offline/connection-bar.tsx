import type { AnyRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { type Connection, watchConnection } from './connection.ts'
import { sayNoLine } from './connection-words.ts'
import { WaitingList } from './waiting-list.tsx'

/** Shows at the lower edge of the page that there is no network. It stands in the body, beside what the framework renders. */
export function showConnectionBar(router: AnyRouter): void {
  // Of a page that the service worker has cached: it says so itself until this takes its place.
  const notice = document.querySelector<HTMLElement>('[data-kept]')
  document.querySelector('[data-offline]')?.remove()
  const bar = document.createElement('section')
  bar.setAttribute('aria-label', 'Connection')
  bar.className = 'offline-notice has-[>p:only-child:empty]:hidden'
  document.body.append(bar)
  const connection = watchConnection(router, notice?.dataset.kept)
  createRoot(bar).render(<ConnectionBar connection={connection} />)
  notice?.remove()
}

function ConnectionBar({ connection }: { connection: ReturnType<typeof watchConnection> }) {
  const now = useSyncExternalStore(connection.subscribe, connection.read)
  return (
    <>
      <p role="status" className="inline">
        {noticeOf(now)}
      </p>
      {now.isCached && now.at && (
        <>
          {' '}
          <a href={window.location.href} className="link inline-flex min-h-11 items-center">
            {now.reach === 'online' ? 'Refresh this page' : 'Try again'}
          </a>
        </>
      )}
      <WaitingList />
    </>
  )
}

function noticeOf({ reach, isCached, at }: Connection): string | undefined {
  if (reach !== 'online') return sayNoLine(reach, at)
  return isCached && at ? 'You are online again.' : undefined
}

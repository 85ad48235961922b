import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { WaitingList } from './waiting-list.tsx'

/** "14:05"; on another day "22 November, 14:05". */
export function formatMoment(date: Date, now = new Date()): string {
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (date.toDateString() === now.toDateString()) return time
  return `${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}, ${time}`
}

/** Shows at the lower edge of the page that there is no network. It stands in the body, beside what the framework renders. */
export function showConnectionBar(): void {
  // Of a page that the service worker has kept: it says so itself until this takes its place.
  const kept = document.querySelector('[data-kept]')
  document.querySelector('[data-offline]')?.remove()
  const bar = document.createElement('div')
  bar.className = 'offline-notice empty:hidden'
  bar.role = 'status'
  document.body.append(bar)
  createRoot(bar).render(<ConnectionBar kept={kept?.textContent ?? undefined} />)
  kept?.remove()
}

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** @param kept what a kept page says of itself: it stays true until the page is fetched anew */
function ConnectionBar({ kept }: { kept: string | undefined }) {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const [back, setBack] = useState(false)
  const [openedAt] = useState(() => new Date(performance.timeOrigin))
  useEffect(() => {
    const comeBack = () => setBack(true)
    window.addEventListener('online', comeBack)
    return () => window.removeEventListener('online', comeBack)
  }, [])
  const isBack = back && online
  const text = isBack
    ? kept && 'You are online again.'
    : (kept ?? (online ? undefined : `You are offline: this is from ${formatMoment(openedAt)}`))
  return (
    <>
      {text && (
        <>
          {text}{' '}
          {kept && (
            <a href={window.location.href} className="link inline-flex min-h-11 items-center">
              {isBack ? 'Show this page as it is now' : 'Try again'}
            </a>
          )}
        </>
      )}
      <WaitingList />
    </>
  )
}

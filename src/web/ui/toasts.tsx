import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { pendingToasts } from './toast.ts'

const loadViewport = async () => ({ default: (await import('./toast-viewport.tsx')).ToastViewport })
/** What tells that there is no network may itself not have come over it. */
const ToastViewport = lazy(() => loadViewport().catch(() => ({ default: PlainToast })))

/** Fetches the code while there is a network, for what may have to tell that there is none. */
export const preloadToasts = () => void loadViewport().catch(() => undefined)

const usePendingToasts = () =>
  useSyncExternalStore(pendingToasts.subscribe, pendingToasts.read, pendingToasts.read)

/** Where toasts are shown; the code comes with the first. */
export function Toasts() {
  const pending = usePendingToasts()
  const [isNeeded, setNeeded] = useState(false)
  if (pending.length > 0 && !isNeeded) setNeeded(true)
  return (
    isNeeded && (
      <Suspense>
        <ToastViewport />
      </Suspense>
    )
  )
}

function PlainToast() {
  const newest = usePendingToasts().at(-1)
  return (
    newest && (
      <div className="card fixed inset-x-4 bottom-4 z-60 flex items-center justify-between ps-4 shadow-float">
        <p role="alert">{newest.title}</p>
        <button type="button" className="button" onClick={pendingToasts.clear}>
          Close
        </button>
      </div>
    )
  )
}

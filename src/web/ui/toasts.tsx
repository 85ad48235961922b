import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { type Telling, untold } from './toast.ts'

const loadViewport = async () => ({ default: (await import('./toast-viewport.tsx')).ToastViewport })
/** What tells that there is no network may itself not have come over it. */
const ToastViewport = lazy(() => loadViewport().catch(() => ({ default: PlainToast })))

/** Brings the code while there is a network, for what may have to tell that there is none. */
export const readyToToast = () => void loadViewport().catch(() => undefined)

/** Where toasts are shown; the code comes with the first. */
export function Toasts() {
  const told = useSyncExternalStore(untold.subscribe, untold.read, untold.read)
  const [wanted, setWanted] = useState(false)
  if (told.length > 0 && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense>
      <ToastViewport told={told} onShown={untold.clear} />
    </Suspense>
  )
}

function PlainToast({ told, onShown }: Telling) {
  const texts = told.flatMap((one) => (typeof one === 'object' && 'text' in one ? one.text : []))
  if (texts.length === 0) return null
  return (
    <div className="card fixed inset-x-4 bottom-4 z-60 flex items-center justify-between ps-4 shadow-float">
      <p role="alert">{texts.at(-1)}</p>
      <button type="button" className="button" onClick={onShown}>
        Close
      </button>
    </div>
  )
}

import type { ReactNode } from 'react'

type Notice = { children: ReactNode; hint?: ReactNode; action?: ReactNode }

/** A list with nothing in it, or a place with nothing to show: the text, and what to do next. */
export function EmptyNotice({ children, hint, action }: Notice) {
  return (
    <div className="card drawing-grid grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 px-6 py-8 text-center wrap-anywhere">
      <div className="dimension-line w-24" aria-hidden="true" />
      <p className="text-lg font-semibold">{children}</p>
      {hint && <p className="max-w-md text-quiet">{hint}</p>}
      {action}
    </div>
  )
}

/** A failure, where it happened, with its way out. */
export function FailureNotice({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div role="alert" className="card grid justify-items-center gap-3 border-alarm px-6 py-8 text-center">
      <p className="font-semibold text-alarm">{children}</p>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}

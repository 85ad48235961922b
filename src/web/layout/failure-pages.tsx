import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRouteRetry } from '#web/ui/route-failure.tsx'

/** As Chromium, Firefox and Safari say that code did not arrive. */
const CODE_MISSING = /dynamically imported module|importing a module script/i

/** The heading that docs/product.md 2.2 quotes, with what the error says of itself. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const retry = useRouteRetry(reset)
  const lacksCode = error instanceof Error && CODE_MISSING.test(error.message)
  return (
    <FailurePage
      title="Unexpected Application Error!"
      text={
        lacksCode
          ? 'No connection. Check your network and try again.'
          : error instanceof Error
            ? error.message
            : 'An error occured, please try again.'
      }
    >
      <button type="button" className="button button-action" onClick={lacksCode ? loadAnew : retry}>
        Try again
      </button>
    </FailurePage>
  )
}

/** A browser may remember that code did not arrive; the page it fetches anew, with the code of the release that is there now. */
const loadAnew = () => navigator.onLine && window.location.reload()

export const NOT_FOUND_TITLE = 'This page is not on the plan'

export function NotFoundPage() {
  return (
    <FailurePage
      title={NOT_FOUND_TITLE}
      text="The address may be mistyped, or what stood here has been sold or removed."
    >
      <Link to="/market" className="button button-action">
        Go to the market
      </Link>
    </FailurePage>
  )
}

function FailurePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="drawing-grid">
      <div className="page grid justify-items-start gap-4 py-18">
        <div className="dimension-line w-32" aria-hidden="true" />
        <h1 className="text-3xl">{title}</h1>
        <p className="max-w-xl text-quiet">{text}</p>
        <div className="flex flex-wrap gap-3">
          {children}
          <Link to="/" className="button button-quiet">
            Home
          </Link>
        </div>
      </div>
    </div>
  )
}

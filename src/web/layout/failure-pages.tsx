import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NO_CONNECTION } from '#web/api-client.ts'
import { lacksCode, useRouteRetry } from '#web/ui/route-failure.tsx'

/** The heading that docs/product.md 2.2 quotes, with what the error says of itself. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const retry = useRouteRetry({ error, reset })
  return (
    <FailurePage
      title="Unexpected Application Error!"
      text={
        lacksCode(error)
          ? NO_CONNECTION
          : error instanceof Error
            ? error.message
            : 'An error occured, please try again.'
      }
    >
      <button type="button" className="button button-action" onClick={retry}>
        Try again
      </button>
    </FailurePage>
  )
}

export const NOT_FOUND_TITLE = 'This page is not on the plan'

export function NotFoundPage() {
  return (
    <FailurePage
      title={NOT_FOUND_TITLE}
      text="The address may be wrong, or what was here has been sold or removed."
    >
      <Link to="/market" className="button button-action">
        Go to the market
      </Link>
    </FailurePage>
  )
}

function FailurePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="drawing-grid failure-page">
      <div className="page grid justify-items-start gap-4 py-18">
        <div className="dimension-line w-32" aria-hidden="true" />
        <h1 className="text-3xl">{title}</h1>
        <p className="max-w-xl text-quiet">{text}</p>
        <div className="button-row">
          {children}
          <Link to="/" className="button button-quiet">
            Home
          </Link>
        </div>
      </div>
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sameVisit } from '#web/layout/visit.ts'
import type { AuthMode } from '#web/session/auth-search.ts'

/** From one form of the modal to another: still one step of the history, and the same visit to the page behind. */
export function AuthSwitch({ to, children }: { to: AuthMode; children: ReactNode }) {
  return (
    <Link
      to="."
      search={(current: object) => ({ ...current, auth: to })}
      state={sameVisit}
      replace
      resetScroll={false}
      className="link inline-flex min-h-11 items-center"
    >
      {children}
    </Link>
  )
}

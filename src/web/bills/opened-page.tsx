import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing } from '#domain/errors.ts'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'

type OpenedPageProps = {
  /** What it is called until its own name has come. */
  title: string
  query: { error: Error | null; refetch: () => unknown }
  /** What is said where nothing is there for this visitor. */
  missing: { title: string; reason: string; hint: string; action?: ReactNode }
  /** What is opened, once it has come. */
  children: ReactNode
}

/** A page below `/bills` that opens one thing of somebody's: it is being asked for, did not come, is not there, or is open. */
export function OpenedPage({ title, query: { error, refetch }, missing, children }: OpenedPageProps) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-4">
      <p className="-mb-3 text-sm print:hidden">
        <Link to="/bills" className="link inline-flex min-h-11 items-center">
          All bills
        </Link>
      </p>
      {isMissing(error) ? (
        <>
          <h1 className="text-2xl">{missing.title}</h1>
          <EmptyNotice hint={missing.hint} action={missing.action}>
            {missing.reason}
          </EmptyNotice>
        </>
      ) : (
        children || (
          <>
            <h1 className="text-2xl">{title}</h1>
            {error ? (
              <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>
            ) : (
              <p role="status">Loading...</p>
            )}
          </>
        )
      )}
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import { RouteFailure } from '#web/ui/route-failure.tsx'
import { EmptyNotice } from '#web/ui/state-notice.tsx'

const TITLE = 'Prices compared'

export function LoadingComparison() {
  return (
    <div className="page py-8">
      <h1 className="mb-3 text-2xl">{TITLE}</h1>
      <p role="status" className="text-quiet">
        Loading...
      </p>
      <div className="drafting mt-4 grid gap-2" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((index) => (
          <div key={index} className="card h-20" />
        ))}
      </div>
    </div>
  )
}

export function FailedComparison({ reset }: { reset: () => void }) {
  return (
    <div className="page py-8">
      <h1 className="mb-3 text-2xl">{TITLE}</h1>
      <RouteFailure reset={reset}>The offers did not arrive.</RouteFailure>
    </div>
  )
}

export function MissingMaterial() {
  return (
    <div className="page py-8">
      <h1 className="mb-3 text-2xl">{TITLE}</h1>
      <EmptyNotice
        hint="The address may be mistyped, or it is called by another name."
        action={
          <Link to="/materials" search={{}} className="button button-action">
            All materials
          </Link>
        }
      >
        No such material
      </EmptyNotice>
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import type { AdminView } from './admin-search.ts'
import { BusinessQueue, CheckedBusinesses } from './business-queue.tsx'
import { ImportsView } from './imports-view.tsx'
import { IndexView } from './index-view.tsx'
import { ModerationLog } from './moderation-log.tsx'
import { ReportQueue, WaitingReviews } from './moderation-queue.tsx'
import { NumbersView } from './numbers-view.tsx'
import { PeopleView } from './people-view.tsx'
import { SearchDemand } from './search-demand.tsx'

const VIEWS: { view: AdminView; label: string }[] = [
  { view: undefined, label: 'Reports' },
  { view: 'waiting', label: 'Waiting reviews' },
  { view: 'shops', label: 'Shops to verify' },
  { view: 'checked', label: 'Checked shops' },
  { view: 'people', label: 'People' },
  { view: 'hidden', label: 'Hidden now' },
  { view: 'log', label: 'Log' },
  { view: 'searches', label: 'Searches' },
  { view: 'imports', label: 'Imports' },
  { view: 'numbers', label: 'Numbers' },
  { view: 'index', label: 'Price index' },
]

type AdminDashboardProps = {
  view: AdminView
  page: number
  after: string | undefined
  search: string | undefined
}

/** The lists of moderation, for admins. The API decides who may act; this page only shows them. */
export function AdminDashboard({ view, page, after, search }: AdminDashboardProps) {
  if (!useOwner().admin)
    return (
      <div className="grid gap-6">
        <h1 className="text-2xl">Admin</h1>
        <EmptyNotice hint="Your account does not moderate this marketplace.">Only for admins</EmptyNotice>
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-3">
        <h1 className="text-2xl">Admin</h1>
        <nav aria-label="Moderation" className="flex flex-wrap gap-2">
          {VIEWS.map((each) => (
            <Link
              key={each.label}
              to="/admin"
              search={{ view: each.view }}
              // Whatever page of it.
              activeOptions={{ explicitUndefined: true }}
              className="button button-quiet aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
            >
              {each.label}
            </Link>
          ))}
          <Link to="/admin/enquiries" className="button button-quiet">
            Enquiries
          </Link>
        </nav>
      </div>
      {view === undefined ? (
        <ReportQueue page={page} />
      ) : view === 'waiting' ? (
        <WaitingReviews page={page} />
      ) : view === 'shops' ? (
        <BusinessQueue page={page} />
      ) : view === 'checked' ? (
        <CheckedBusinesses after={after} />
      ) : view === 'people' ? (
        <PeopleView search={search} after={after} />
      ) : view === 'searches' ? (
        <SearchDemand />
      ) : view === 'imports' ? (
        <ImportsView after={after} />
      ) : view === 'numbers' ? (
        <NumbersView />
      ) : view === 'index' ? (
        <IndexView />
      ) : (
        <ModerationLog page={page} inForce={view === 'hidden'} />
      )}
    </div>
  )
}

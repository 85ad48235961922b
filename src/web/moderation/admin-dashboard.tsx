import { Link } from '@tanstack/react-router'
import { DashboardPage } from '#web/layout/dashboard-page.tsx'
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

/** By what an admin comes for: what waits for a decision, who and what is here, and how the market goes. */
const VIEWS: { title: string; views: { view: AdminView; label: string }[] }[] = [
  {
    title: 'To decide',
    views: [
      { view: undefined, label: 'Reports' },
      { view: 'waiting', label: 'Waiting reviews' },
      { view: 'shops', label: 'Shops to verify' },
      { view: 'index', label: 'Price index' },
    ],
  },
  {
    title: 'On the market',
    views: [
      { view: 'people', label: 'People' },
      { view: 'checked', label: 'Checked shops' },
      { view: 'hidden', label: 'Hidden now' },
      { view: 'log', label: 'Log' },
    ],
  },
  {
    title: 'How it goes',
    views: [
      { view: 'numbers', label: 'Numbers' },
      { view: 'searches', label: 'Searches' },
      { view: 'imports', label: 'Imports' },
    ],
  },
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
      <DashboardPage title="Admin">
        <EmptyNotice hint="Your account does not moderate this marketplace.">Only for admins</EmptyNotice>
      </DashboardPage>
    )
  return (
    <DashboardPage title="Admin">
      <nav aria-label="Moderation" className="-mt-2 divide-y divide-line border-y border-line">
        {VIEWS.map(({ title, views }) => (
          <div key={title} className="md:grid md:grid-cols-[9rem_1fr] md:items-center">
            <p className="text-sm text-quiet max-md:pt-2">{title}</p>
            <div className="tabs gap-x-5 border-b-0">
              {views.map(({ view, label }) => (
                <Link
                  key={label}
                  to="/admin"
                  search={{ view }}
                  // Whatever page of it.
                  activeOptions={{ explicitUndefined: true }}
                  className="button tab px-0"
                >
                  {label}
                </Link>
              ))}
              {title === 'To decide' && (
                <Link to="/admin/enquiries" className="button tab px-0">
                  Enquiries
                </Link>
              )}
            </div>
          </div>
        ))}
      </nav>
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
    </DashboardPage>
  )
}

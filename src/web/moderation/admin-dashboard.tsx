import { DashboardPage } from '#web/layout/dashboard-page.tsx'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import type { AdminView } from './admin-search.ts'
import { BusinessQueue, CheckedBusinesses } from './business-queue.tsx'
import { ImportsView } from './imports-view.tsx'
import { IndexView } from './index-view.tsx'
import { ModerationLog } from './moderation-log.tsx'
import { ReportQueue, WaitingReviews } from './moderation-queue.tsx'
import { ModerationTabs } from './moderation-tabs.tsx'
import { NumbersView } from './numbers-view.tsx'
import { PeopleView } from './people-view.tsx'
import { SearchDemand } from './search-demand.tsx'

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
        <EmptyNotice hint="Your account is not an admin here.">Only for admins</EmptyNotice>
      </DashboardPage>
    )
  return (
    <DashboardPage title="Admin">
      <ModerationTabs />
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
        <IndexView page={page} />
      ) : (
        <ModerationLog page={page} inForce={view === 'hidden'} />
      )}
    </DashboardPage>
  )
}

import type { ReactNode } from 'react'
import { DashboardPage } from '#web/layout/dashboard-page.tsx'
import { useOwner } from '#web/session/signed-in-only.tsx'

/** The dashboard's first page. `children` are what there is to see today. */
export function Overview({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <DashboardPage title="Overview" note={useOwner().username} actions={actions}>
      {children}
    </DashboardPage>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { SecondFactorGiven } from '#web/account/second-factor-given.tsx'
import { AdminDashboard } from '#web/moderation/admin-dashboard.tsx'
import { parseAdminSearch } from '#web/moderation/admin-search.ts'

export const Route = createFileRoute('/_dashboard/admin')({
  validateSearch: parseAdminSearch,
  head: () => ({ meta: [{ title: `Admin | ${COMPANY.name}` }] }),
  component: AdminRoute,
})

function AdminRoute() {
  const { view, page = 1, after, search } = Route.useSearch()
  return (
    <SecondFactorGiven>
      <AdminDashboard view={view} page={page} after={after} search={search} />
    </SecondFactorGiven>
  )
}

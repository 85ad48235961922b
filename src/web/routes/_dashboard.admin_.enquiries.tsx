import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { parsePage } from '#domain/pagination.ts'
import { SecondFactorGiven } from '#web/account/second-factor-given.tsx'
import { EnquiryDashboard } from '#web/company/enquiry-dashboard.tsx'
import { ModerationTabs } from '#web/moderation/moderation-tabs.tsx'

export const Route = createFileRoute('/_dashboard/admin_/enquiries')({
  validateSearch: parsePage,
  head: () => ({ meta: [{ title: `Enquiries | ${COMPANY.name}` }] }),
  component: EnquiryRoute,
})

function EnquiryRoute() {
  const { page = 1 } = Route.useSearch()
  return (
    <SecondFactorGiven>
      <EnquiryDashboard page={page} tabs={<ModerationTabs />} />
    </SecondFactorGiven>
  )
}

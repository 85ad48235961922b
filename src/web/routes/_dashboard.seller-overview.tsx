import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { LeadsOverview } from '#web/leads/leads-overview.tsx'
import { QuotaNotice } from '#web/offers/quota-notice.tsx'
import { Overview } from '#web/selling/overview.tsx'
import { ShopSteps } from '#web/selling/shop-steps.tsx'
import { ShopPageLink } from '#web/shop/shop-page-link.tsx'

export const Route = createFileRoute('/_dashboard/seller-overview')({
  head: () => ({ meta: [{ title: `Overview | ${COMPANY.name}` }] }),
  component: OverviewRoute,
})

function OverviewRoute() {
  return (
    <Overview actions={<ShopPageLink />}>
      <ShopSteps />
      <QuotaNotice />
      <LeadsOverview />
    </Overview>
  )
}

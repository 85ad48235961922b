import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { LEAD_PERIOD } from '#domain/leads/lead-rules.ts'
import { leadsQuery, overviewQuery } from '#web/leads/leads-api.ts'
import { LeadsOverview } from '#web/leads/leads-overview.tsx'
import { QuotaNotice, quotaQuery } from '#web/offers/quota-notice.tsx'
import { Overview } from '#web/selling/overview.tsx'
import { ShopSteps } from '#web/selling/shop-steps.tsx'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { ShopPageLink } from '#web/shop/shop-page-link.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { verificationQuery } from '#web/verification/verification-api.ts'

export const Route = createFileRoute('/_dashboard/seller-overview')({
  head: () => ({ meta: [{ title: `Overview | ${COMPANY.name}` }] }),
  component: OverviewRoute,
})

function OverviewRoute() {
  const { _id: userId } = useOwner()
  const verification = useQuery(verificationQuery)
  // They come to be seen at once: one that came later would move those below it.
  const parts = [
    useQuery(quotaQuery(userId)),
    verification,
    useQuery(leadsQuery(userId, LEAD_PERIOD)),
    useQuery(overviewQuery(userId)),
  ]
  const isPending = parts.some((part) => part.isPending)
  return (
    <Overview actions={<ShopPageLink />}>
      {isPending && <Loading />}
      <div className={isPending ? 'hidden' : 'contents'}>
        <ShopSteps />
        <QuotaNotice />
        <LeadsOverview questions={verification.data?.business.state === 'asked' ? 1 : 0} />
      </div>
    </Overview>
  )
}

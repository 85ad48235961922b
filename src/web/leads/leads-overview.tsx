import { useQuery } from '@tanstack/react-query'
import { storeName } from '#domain/accounts/account-rules.ts'
import type { OwnUser } from '#domain/accounts/account-schema.ts'
import { LEAD_PERIOD } from '#domain/leads/lead-rules.ts'
import type { Leads } from '#domain/leads/lead-schema.ts'
import { shopPath } from '#domain/shops/shop-path.ts'
import { DashboardPart } from '#web/layout/dashboard-page.tsx'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { WhatsappShareLink } from '#web/share/whatsapp-share-link.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { LeadPlots } from './lead-plots.tsx'
import { leadsQuery, overviewQuery } from './leads-api.ts'
import { MostRequested } from './most-requested.tsx'
import { SearchedNearby } from './searched-nearby.tsx'
import { TodaysWork } from './todays-work.tsx'
import { weekInWords } from './week-in-words.ts'

/**
 * What there is to see and to do today; nothing before it has come, and for whoever has no offers yet.
 * @param questions of ours about the business, without an answer
 */
export function LeadsOverview({ questions }: { questions: number }) {
  const owner = useOwner()
  const leads = useQuery(leadsQuery(owner._id, LEAD_PERIOD))
  const overview = useQuery(overviewQuery(owner._id))
  const failed = [leads, overview].find(({ error }) => error)
  if (failed?.error)
    return <FailureNotice onRetry={() => failed.refetch()}>{failed.error.message}</FailureNotice>
  if (!leads.data || !overview.data || overview.data.offers === 0) return null
  return (
    <>
      <TodaysWork overview={overview.data} questions={questions} />
      <LastDays leads={leads.data} owner={owner} />
      <div className="columns-fit gap-y-8 [--column:24rem]">
        {leads.data.offers.length > 0 && <MostRequested leads={leads.data} />}
        <SearchedNearby searched={overview.data.searchedInVain} />
      </div>
    </>
  )
}

function LastDays({ leads, owner }: { leads: Leads; owner: OwnUser }) {
  if (leads.offers.length === 0) return <NoLeads />
  const shopUrl = window.location.origin + shopPath(owner)
  const text = weekInWords(leads, storeName(owner), shopUrl)
  return (
    <DashboardPart title={`The last ${leads.days} days`}>
      <LeadPlots leads={leads} />
      <WhatsappShareLink message={text} className="button-quiet sm:justify-self-start">
        Share your week on WhatsApp
      </WhatsappShareLink>
    </DashboardPart>
  )
}

/** Before anybody has looked: plots without a bar would say nothing. */
export const NoLeads = () => (
  <EmptyNotice hint="When buyers see, open or ask about your offers, we count it here day by day. Your own visits do not count.">
    No leads yet
  </EmptyNotice>
)

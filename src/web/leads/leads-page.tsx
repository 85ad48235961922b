import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayInNigeria } from '#domain/dates.ts'
import { LEAD_OFFERS_MAX, LEAD_PERIOD, LEAD_PERIODS } from '#domain/leads/lead-rules.ts'
import type { Leads } from '#domain/leads/lead-schema.ts'
import { DashboardPage, DashboardPart } from '#web/layout/dashboard-page.tsx'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { ChoiceField } from '#web/ui/form-fields.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { LeadPlots } from './lead-plots.tsx'
import { leadsQuery } from './leads-api.ts'
import { leadsCsv } from './leads-csv.ts'
import { NoLeads } from './leads-overview.tsx'
import { OffersTable, StatesTable } from './leads-table.tsx'

/** Who saw and asked for what, in a period that the seller chooses. @param days of the URL */
export function LeadsPage({ days: named, children }: { days: number | undefined; children: ReactNode }) {
  const { _id: userId } = useOwner()
  const navigate = useNavigate()
  const days = LEAD_PERIODS.find((period) => period === named) ?? LEAD_PERIOD
  const { data: leads, error, refetch } = useQuery(leadsQuery(userId, days))
  return (
    <DashboardPage
      title="Leads"
      actions={
        <ChoiceField
          label="Period"
          options={LEAD_PERIODS.map((period) => [String(period), `The last ${period} days`])}
          value={days}
          onChange={({ target }) =>
            void navigate({ to: '/seller-leads', search: { days: Number(target.value) }, resetScroll: false })
          }
        />
      }
    >
      {error ? (
        <FailureNotice onRetry={() => refetch()}>{error.message}</FailureNotice>
      ) : leads ? (
        <Counted leads={leads} />
      ) : (
        <>
          <Loading of="plots" />
          <Loading />
        </>
      )}
      {children}
    </DashboardPage>
  )
}

function Counted({ leads }: { leads: Leads }) {
  if (leads.offers.length === 0) return <NoLeads />
  const download = () =>
    saveFile(
      new Blob([leadsCsv(leads.offers, window.location.origin)], { type: 'text/csv' }),
      `leads-${leads.days}-days-to-${dayInNigeria(new Date())}.csv`,
    )
  return (
    <>
      <DashboardPart title="Day by day">
        <LeadPlots leads={leads} />
      </DashboardPart>
      <DashboardPart
        title="By offer"
        action={
          <button type="button" className="button button-quiet" onClick={download}>
            <Download size={20} strokeWidth={1.75} aria-hidden="true" />
            Download as CSV
          </button>
        }
      >
        {leads.offers.length === LEAD_OFFERS_MAX && (
          <p className="text-quiet">Your {LEAD_OFFERS_MAX} most requested offers.</p>
        )}
        <OffersTable offers={leads.offers} />
      </DashboardPart>
      <DashboardPart
        title="By state"
        note="The state a visitor searched in. If they chose none, the state of the offer."
      >
        <StatesTable states={leads.states} />
      </DashboardPart>
      <p className="text-sm text-quiet">
        Each device counts once a day per offer. We leave out your own visits, bots and people who ask not to
        be counted. We keep no name, number or address.
      </p>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { dayInNigeria } from '#domain/dates.ts'
import { LEAD_OFFERS_MAX, LEAD_PERIOD, LEAD_PERIODS } from '#domain/leads/lead-rules.ts'
import type { Leads } from '#domain/leads/lead-schema.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { ChoiceField } from '#web/ui/form-fields.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { LeadPlots } from './lead-plots.tsx'
import { leadsQuery } from './leads-api.ts'
import { leadsCsv } from './leads-csv.ts'
import { NoLeads } from './leads-overview.tsx'
import { OffersTable, StatesTable } from './leads-table.tsx'

/** Who saw and asked for what, in a period that the seller chooses. @param days of the URL */
export function LeadsPage({ days: named }: { days: number | undefined }) {
  const { _id: userId } = useOwner()
  const navigate = useNavigate()
  const days = LEAD_PERIODS.find((period) => period === named) ?? LEAD_PERIOD
  const { data: leads, error, refetch } = useQuery(leadsQuery(userId, days))
  return (
    <>
      <div className="max-w-full md:w-60">
        <ChoiceField
          label="Period"
          options={LEAD_PERIODS.map((period) => [String(period), `The last ${period} days`])}
          value={days}
          onChange={({ target }) =>
            void navigate({ to: '/seller-leads', search: { days: Number(target.value) }, resetScroll: false })
          }
        />
      </div>
      {error ? (
        <FailureNotice onRetry={() => refetch()}>{error.message}</FailureNotice>
      ) : leads ? (
        <Counted leads={leads} />
      ) : (
        <p role="status">Loading...</p>
      )}
    </>
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
      <section aria-labelledby="leads-by-day" className="grid gap-3">
        <h2 id="leads-by-day" className="text-xl">
          Day by day
        </h2>
        <LeadPlots leads={leads} />
      </section>
      <section aria-labelledby="leads-by-offer" className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="leads-by-offer" className="text-xl">
            By offer
          </h2>
          <button type="button" className="button button-quiet" onClick={download}>
            <Download size={20} strokeWidth={1.75} aria-hidden="true" />
            Download as CSV
          </button>
        </div>
        {leads.offers.length === LEAD_OFFERS_MAX && (
          <p className="text-quiet">These are the {LEAD_OFFERS_MAX} that were asked for most.</p>
        )}
        <OffersTable offers={leads.offers} />
      </section>
      <section aria-labelledby="leads-by-state" className="grid gap-3">
        <h2 id="leads-by-state" className="text-xl">
          By state
        </h2>
        <p className="text-quiet">
          The state that a visitor had chosen in a search. Whoever had chosen none is counted where the offer
          is.
        </p>
        <StatesTable states={leads.states} />
      </section>
      <p className="text-sm text-quiet">
        A device counts once a day for each offer. You, machines and whoever asks not to be counted do not
        count, and nobody's name, number or address is kept.
      </p>
    </>
  )
}

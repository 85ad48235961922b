import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { LeadsPage } from '#web/leads/leads-page.tsx'
import { WaysToBuyers } from '#web/selling/ways-to-buyers.tsx'

export const Route = createFileRoute('/_dashboard/seller-leads')({
  validateSearch: ({ days }: Record<string, unknown>): { days?: number | undefined } => ({
    days: Number(days) || undefined,
  }),
  head: () => ({ meta: [{ title: `Leads | ${COMPANY.name}` }] }),
  component: LeadsRoute,
})

function LeadsRoute() {
  return (
    <LeadsPage days={Route.useSearch().days}>
      <WaysToBuyers />
    </LeadsPage>
  )
}

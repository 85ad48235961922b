import { createFileRoute } from '@tanstack/react-router'
import { BillPage } from '#web/bills/bill-page.tsx'
import { parseBillSearch } from '#web/bills/bill-search.ts'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/bills/$billId')({
  validateSearch: parseBillSearch,
  head: ({ match, params: { billId } }) =>
    pageHead(match, { title: 'Bill of quantities', path: `/bills/${billId}`, isEmpty: true }),
  component: OneBill,
})

function OneBill() {
  const { billId } = Route.useParams()
  return <BillPage key={billId} id={billId} search={Route.useSearch()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { parsePage } from '#domain/pagination.ts'
import { ReceivedReviews } from '#web/reviews/received-reviews.tsx'

export const Route = createFileRoute('/_dashboard/seller-review')({
  validateSearch: parsePage,
  head: () => ({ meta: [{ title: `Reviews | ${COMPANY.name}` }] }),
  component: SellerReviews,
})

function SellerReviews() {
  return <ReceivedReviews page={Route.useSearch().page ?? 1} />
}

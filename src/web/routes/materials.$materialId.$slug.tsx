import { createFileRoute } from '@tanstack/react-router'
import { Comparison } from '#web/materials/comparison.tsx'
import { MissingMaterial } from '#web/materials/missing-material.tsx'
import { LoadingOffer, OfferFrame } from '#web/offers/offer-frame.tsx'
import { RouteFailure } from '#web/ui/route-failure.tsx'
import {
  comparisonDeps,
  comparisonPageHead,
  readComparisonSearch,
  COMPARED as TITLE,
} from './-comparison-route.ts'

export const Route = createFileRoute('/materials/$materialId/$slug')({
  validateSearch: readComparisonSearch,
  loaderDeps: comparisonDeps,
  loader: async ({ context, params: { materialId, slug }, deps, preload }) =>
    (await import('./-comparison-page.ts')).loadComparison(context, `${materialId}/${slug}`, deps, preload),
  head: ({ match, params: { materialId, slug }, loaderData }) =>
    comparisonPageHead(match, `${materialId}/${slug}`, loaderData),
  component: ComparisonOfSpecification,
  pendingComponent: () => <LoadingOffer title={TITLE} />,
  pendingMs: 150,
  errorComponent: ({ reset }) => (
    <OfferFrame title={TITLE}>
      <RouteFailure reset={reset}>The offers did not arrive.</RouteFailure>
    </OfferFrame>
  ),
  notFoundComponent: MissingMaterial,
})

function ComparisonOfSpecification() {
  const { materialId, slug } = Route.useParams()
  const { filters, page, compare } = Route.useLoaderDeps()
  const id = `${materialId}/${slug}`
  return <Comparison key={id} id={id} filters={filters} page={page} compare={compare} />
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Comparison } from '#web/materials/comparison.tsx'
import { specificationsQuery } from '#web/materials/material-api.ts'
import { MaterialSpecifications } from '#web/materials/material-specifications.tsx'
import { MissingMaterial } from '#web/materials/missing-material.tsx'
import { LoadingOffer, OfferFrame } from '#web/offers/offer-frame.tsx'
import { RouteFailure } from '#web/ui/route-failure.tsx'
import {
  comparisonDeps,
  comparisonPageHead,
  readComparisonSearch,
  COMPARED as TITLE,
} from './-comparison-route.ts'

export const Route = createFileRoute('/materials/$materialId/')({
  validateSearch: readComparisonSearch,
  loaderDeps: comparisonDeps,
  loader: async ({ context, params: { materialId }, deps, preload }) =>
    (await import('./-comparison-page.ts')).loadMaterial(context, materialId, deps, preload),
  head: ({ match, params: { materialId }, loaderData }) => comparisonPageHead(match, materialId, loaderData),
  component: MaterialOrComparison,
  pendingComponent: () => <LoadingOffer title={TITLE} />,
  pendingMs: 150,
  errorComponent: ({ reset }) => (
    <OfferFrame title={TITLE}>
      <RouteFailure reset={reset}>The offers did not arrive.</RouteFailure>
    </OfferFrame>
  ),
  notFoundComponent: MissingMaterial,
})

function MaterialOrComparison() {
  const { materialId } = Route.useParams()
  const { filters, page, compare } = Route.useLoaderDeps()
  const { data: material } = useSuspenseQuery(specificationsQuery(materialId))
  return material ? (
    <MaterialSpecifications key={materialId} material={material} state={filters.state} />
  ) : (
    <Comparison key={materialId} id={materialId} filters={filters} page={page} compare={compare} />
  )
}

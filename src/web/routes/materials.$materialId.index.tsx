import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Comparison } from '#web/materials/comparison.tsx'
import { specificationsQuery } from '#web/materials/material-api.ts'
import { MaterialSpecifications } from '#web/materials/material-specifications.tsx'
import { MissingMaterial } from '#web/materials/missing-material.tsx'
import {
  comparisonDeps,
  comparisonPageHead,
  readComparisonSearch,
  useLoaderAtHand,
} from './-comparison-route.ts'
import { FailedComparison, LoadingComparison } from './-comparison-states.tsx'

export const Route = createFileRoute('/materials/$materialId/')({
  validateSearch: readComparisonSearch,
  loaderDeps: comparisonDeps,
  loader: async ({ context, params: { materialId }, deps, preload }) =>
    (await import('./-comparison-page.ts')).loadMaterial(context, materialId, deps, preload),
  head: ({ match, params: { materialId }, loaderData }) => comparisonPageHead(match, materialId, loaderData),
  component: MaterialOrComparison,
  pendingComponent: LoadingComparison,
  pendingMs: 150,
  errorComponent: FailedComparison,
  notFoundComponent: MissingMaterial,
})

function MaterialOrComparison() {
  const { materialId } = Route.useParams()
  const { filters, page, compare } = Route.useLoaderDeps()
  useLoaderAtHand()
  const { data: material } = useSuspenseQuery(specificationsQuery(materialId))
  return material ? (
    <MaterialSpecifications key={materialId} material={material} state={filters.state} />
  ) : (
    <Comparison key={materialId} id={materialId} filters={filters} page={page} compare={compare} />
  )
}

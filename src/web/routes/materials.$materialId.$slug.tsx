import { createFileRoute } from '@tanstack/react-router'
import { Comparison } from '#web/materials/comparison.tsx'
import { MissingMaterial } from '#web/materials/missing-material.tsx'
import {
  comparisonDeps,
  comparisonPageHead,
  readComparisonSearch,
  useLoaderAtHand,
} from './-comparison-route.ts'
import { FailedComparison, LoadingComparison } from './-comparison-states.tsx'

export const Route = createFileRoute('/materials/$materialId/$slug')({
  validateSearch: readComparisonSearch,
  loaderDeps: comparisonDeps,
  loader: async ({ context, params: { materialId, slug }, deps, preload }) =>
    (await import('./-comparison-page.ts')).loadComparison(context, `${materialId}/${slug}`, deps, preload),
  head: ({ match, params: { materialId, slug }, loaderData }) =>
    comparisonPageHead(match, `${materialId}/${slug}`, loaderData),
  component: ComparisonOfSpecification,
  pendingComponent: LoadingComparison,
  pendingMs: 150,
  errorComponent: FailedComparison,
  notFoundComponent: MissingMaterial,
})

function ComparisonOfSpecification() {
  const { materialId, slug } = Route.useParams()
  const { filters, page, compare } = Route.useLoaderDeps()
  useLoaderAtHand()
  const id = `${materialId}/${slug}`
  return <Comparison key={id} id={id} filters={filters} page={page} compare={compare} />
}

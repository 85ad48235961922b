import { createFileRoute } from '@tanstack/react-router'
import { Comparison } from '#web/materials/comparison.tsx'
import { FailedComparison, LoadingComparison, MissingMaterial } from '#web/materials/comparison-states.tsx'
import { readComparisonSearch } from '#web/materials/material-api.ts'
import { comparisonDeps, comparisonPageHead, loadComparison } from './-comparison-page.ts'

export const Route = createFileRoute('/materials/$materialId/$slug')({
  validateSearch: readComparisonSearch,
  loaderDeps: comparisonDeps,
  loader: ({ context, params: { materialId, slug }, deps, preload }) =>
    loadComparison(context, `${materialId}/${slug}`, deps, preload),
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
  const id = `${materialId}/${slug}`
  return <Comparison key={id} id={id} filters={filters} page={page} compare={compare} />
}

import { noop, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { categoryName } from '#domain/catalogue.ts'
import { loadList } from '#web/lists/load-list.ts'
import { Comparison } from '#web/materials/comparison.tsx'
import { FailedComparison, LoadingComparison, MissingMaterial } from '#web/materials/comparison-states.tsx'
import { readComparisonSearch, specificationsQuery } from '#web/materials/material-api.ts'
import { MaterialSpecifications } from '#web/materials/material-specifications.tsx'
import type { ComparisonHead } from './-comparison-head.ts'
import { comparisonDeps, comparisonPageHead, loadComparison } from './-comparison-page.ts'

/** A material that is one thing is compared here; of one that is several, each has its own page, and this one lists them. */
export const Route = createFileRoute('/materials/$materialId/')({
  validateSearch: readComparisonSearch,
  loaderDeps: comparisonDeps,
  loader: async ({ context, params: { materialId }, deps, preload }): Promise<ComparisonHead> => {
    const { queryClient } = context
    const material = await queryClient.query({ ...specificationsQuery(materialId), staleTime: 'static' })
    if (!material) return loadComparison(context, materialId, deps, preload)
    const { state } = deps.filters
    await loadList(preload, () =>
      queryClient.query({ ...specificationsQuery(materialId, state), staleTime: 'static' }).catch(noop),
    )
    const { name, category } = material
    const place = state ?? 'Nigeria'
    return {
      title: `${name}: prices in ${place} today`,
      description: `What ${name.toLowerCase()} costs in ${place} today, size by size, by one unit, from the sellers themselves.`,
      breadcrumbs: [
        ['Materials', '/materials'],
        [categoryName(category), `/materials?category=${category}`],
        [name, `/materials/${materialId}`],
      ],
    }
  },
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
  const { data: material } = useSuspenseQuery(specificationsQuery(materialId))
  return material ? (
    <MaterialSpecifications key={materialId} material={material} state={filters.state} />
  ) : (
    <Comparison key={materialId} id={materialId} filters={filters} page={page} compare={compare} />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { MissingMaterial } from '#web/materials/missing-material.tsx'
import { hasSession } from '#web/session/signed-in-mark.ts'
import { Later } from '#web/ui/later.tsx'
import { comparisonPart } from './-comparison-later.ts'
import { comparisonDeps, comparisonPageHead, readComparisonSearch } from './-comparison-route.ts'
import { FailedComparison, LoadingComparison } from './-comparison-states.tsx'

export const Route = createFileRoute('/materials/$materialId/$slug')({
  validateSearch: readComparisonSearch,
  loaderDeps: comparisonDeps,
  loader: async ({ context, params: { materialId, slug }, deps, preload }) => {
    const [{ loadComparison }] = await Promise.all([
      import('./-comparison-page.ts'),
      import('./-comparison-later.ts').then(({ comparisonPart }) => comparisonPart.fetchCode()),
    ])
    return loadComparison(context, `${materialId}/${slug}`, deps, preload)
  },
  head: ({ match, params: { materialId, slug }, loaderData }) =>
    comparisonPageHead(match, `${materialId}/${slug}`, loaderData?.head),
  component: ComparisonOfSpecification,
  pendingComponent: LoadingComparison,
  pendingMs: 150,
  errorComponent: FailedComparison,
  notFoundComponent: MissingMaterial,
})

function ComparisonOfSpecification() {
  const { materialId, slug } = Route.useParams()
  return (
    <Later
      key={`${materialId}/${slug}`}
      part={comparisonPart}
      props={{ materialId, slug, deps: Route.useLoaderDeps() }}
      until="moved"
      now={hasSession}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { MissingMaterial } from '#web/materials/missing-material.tsx'
import { hasSession } from '#web/session/signed-in-mark.ts'
import { Later } from '#web/ui/later.tsx'
import { comparisonPart } from './-comparison-later.ts'
import { comparisonDeps, comparisonPageHead, readComparisonSearch } from './-comparison-route.ts'
import { FailedComparison, LoadingComparison } from './-comparison-states.tsx'

export const Route = createFileRoute('/materials/$materialId/')({
  validateSearch: readComparisonSearch,
  loaderDeps: comparisonDeps,
  loader: async ({ context, params: { materialId }, deps, preload }) => {
    const [{ loadMaterial }] = await Promise.all([
      import('./-comparison-page.ts'),
      import('./-comparison-later.ts').then(({ comparisonPart }) => comparisonPart.fetchCode()),
    ])
    return loadMaterial(context, materialId, deps, preload)
  },
  head: ({ match, params: { materialId }, loaderData }) =>
    comparisonPageHead(match, materialId, loaderData?.head),
  component: MaterialOrComparison,
  pendingComponent: LoadingComparison,
  pendingMs: 150,
  errorComponent: FailedComparison,
  notFoundComponent: MissingMaterial,
})

function MaterialOrComparison() {
  const { materialId } = Route.useParams()
  return (
    <Later
      key={materialId}
      part={comparisonPart}
      props={{ materialId, deps: Route.useLoaderDeps() }}
      until="moved"
      now={hasSession}
    />
  )
}

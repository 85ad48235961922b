import { createFileRoute } from '@tanstack/react-router'
import { Later } from '#web/ui/later.tsx'
import { materialPart } from './-price-index-later.ts'
import { fetchIndexPart, indexDeps, indexHead, readIndexSearch } from './-price-index-search.ts'

export const Route = createFileRoute('/prices/material/$')({
  validateSearch: readIndexSearch,
  loaderDeps: indexDeps,
  loader: async ({ context, params, deps }) => {
    const [{ loadMaterial }] = await Promise.all([
      import('./-price-index-page.ts'),
      fetchIndexPart('materialPart'),
    ])
    return loadMaterial(context, params._splat ?? '', deps)
  },
  head: indexHead,
  component: Material,
})

function Material() {
  const { _splat: material = '' } = Route.useParams()
  const { week, weeks } = Route.useSearch()
  const { name, state, pack } = Route.useLoaderData()
  return (
    <Later
      key={material}
      part={materialPart}
      props={{ material, name, pack, state, week, weeks }}
      until="moved"
    />
  )
}

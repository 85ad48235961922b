import { createFileRoute } from '@tanstack/react-router'
import { Later } from '#web/ui/later.tsx'
import { methodsPart } from './-price-index-later.ts'
import { fetchIndexPart, indexDeps, indexHead, readIndexSearch } from './-price-index-search.ts'

export const Route = createFileRoute('/prices/methods')({
  validateSearch: readIndexSearch,
  loaderDeps: indexDeps,
  loader: async ({ context, deps }) => {
    const [{ loadMethods }] = await Promise.all([
      import('./-price-index-page.ts'),
      fetchIndexPart('methodsPart'),
    ])
    return loadMethods(context, deps)
  },
  head: indexHead,
  component: Methods,
})

function Methods() {
  const { week } = Route.useSearch()
  const { state } = Route.useLoaderData()
  return <Later part={methodsPart} props={{ state, week }} until="moved" />
}

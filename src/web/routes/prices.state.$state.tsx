import { createFileRoute } from '@tanstack/react-router'
import { Later } from '#web/ui/later.tsx'
import { statePart } from './-price-index-later.ts'
import { fetchIndexPart, indexDeps, indexHead, readIndexSearch } from './-price-index-search.ts'

export const Route = createFileRoute('/prices/state/$state')({
  validateSearch: readIndexSearch,
  loaderDeps: indexDeps,
  loader: async ({ context, params, deps }) => {
    const [{ loadState }] = await Promise.all([import('./-price-index-page.ts'), fetchIndexPart('statePart')])
    return loadState(context, params.state, deps.week)
  },
  head: indexHead,
  component: OfState,
})

function OfState() {
  const { week } = Route.useSearch()
  const { state, trades, packs, country } = Route.useLoaderData()
  return <Later key={state} part={statePart} props={{ state, week, trades, packs, country }} until="moved" />
}

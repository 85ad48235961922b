import { createFileRoute } from '@tanstack/react-router'
import { StatePrices } from '#web/price-index/state-prices.tsx'
import { indexDeps, indexHead, loadIndex, readIndexSearch } from './-price-index-search.ts'

export const Route = createFileRoute('/prices/state/$state')({
  validateSearch: readIndexSearch,
  loaderDeps: indexDeps,
  loader: async ({ context, params, deps }) =>
    (await loadIndex()).loadState(context, params.state, deps.week),
  head: indexHead,
  component: OfState,
})

function OfState() {
  const { week } = Route.useSearch()
  const { state, trades, country } = Route.useLoaderData()
  return <StatePrices key={state} state={state} week={week} trades={trades} country={country} />
}

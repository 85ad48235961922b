import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/layout/page-head.ts'
import { StatePrices } from '#web/price-index/state-prices.tsx'
import { readIndexSearch } from './-price-index-search.ts'

export const Route = createFileRoute('/prices/state/$state')({
  validateSearch: readIndexSearch,
  loaderDeps: ({ search: { week } }) => ({ week }),
  loader: async ({ context, params, deps: { week } }) =>
    (await import('./-price-index-page.ts')).loadState(context, params.state, week),
  head: ({ match, params, loaderData }) =>
    pageHead(match, { path: `/prices/state/${encodeURIComponent(params.state)}`, ...loaderData?.head }),
  component: OfState,
})

function OfState() {
  const { week } = Route.useSearch()
  const { state } = Route.useLoaderData()
  return <StatePrices key={state} state={state} week={week} />
}

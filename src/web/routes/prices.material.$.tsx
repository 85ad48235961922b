import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/layout/page-head.ts'
import { MaterialPrices } from '#web/price-index/material-prices.tsx'
import { readIndexSearch } from './-price-index-search.ts'

export const Route = createFileRoute('/prices/material/$')({
  validateSearch: readIndexSearch,
  loaderDeps: ({ search: { week, state } }) => ({ week, state }),
  loader: async ({ context, params, deps }) =>
    (await import('./-price-index-page.ts')).loadMaterial(context, params._splat ?? '', deps),
  head: ({ match, params, loaderData }) =>
    pageHead(match, { path: `/prices/material/${params._splat}`, ...loaderData?.head }),
  component: Material,
})

function Material() {
  const { _splat: material = '' } = Route.useParams()
  const { week } = Route.useSearch()
  const { name, state } = Route.useLoaderData()
  return <MaterialPrices key={material} material={material} name={name} state={state} week={week} />
}

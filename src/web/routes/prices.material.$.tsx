import { createFileRoute } from '@tanstack/react-router'
import { MaterialPrices } from '#web/price-index/material-prices.tsx'
import { indexDeps, indexHead, loadIndex, readIndexSearch } from './-price-index-search.ts'

export const Route = createFileRoute('/prices/material/$')({
  validateSearch: readIndexSearch,
  loaderDeps: indexDeps,
  loader: async ({ context, params, deps }) =>
    (await loadIndex()).loadMaterial(context, params._splat ?? '', deps),
  head: indexHead,
  component: Material,
})

function Material() {
  const { _splat: material = '' } = Route.useParams()
  const { week } = Route.useSearch()
  const { name, state, pack } = Route.useLoaderData()
  return (
    <MaterialPrices key={material} material={material} name={name} pack={pack} state={state} week={week} />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { MethodsCompared } from '#web/price-index/methods-compared.tsx'
import { indexDeps, indexHead, loadIndex, readIndexSearch } from './-price-index-search.ts'

export const Route = createFileRoute('/prices/methods')({
  validateSearch: readIndexSearch,
  loaderDeps: indexDeps,
  loader: async ({ context, deps }) => (await loadIndex()).loadMethods(context, deps),
  head: indexHead,
  component: Methods,
})

function Methods() {
  const { week } = Route.useSearch()
  const { state } = Route.useLoaderData()
  return <MethodsCompared state={state} week={week} />
}

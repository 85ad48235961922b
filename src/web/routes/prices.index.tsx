import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PriceOverview } from '#web/price-index/overview.tsx'
import { indexDeps, indexHead, loadIndex, readIndexSearch } from './-price-index-search.ts'

export const Route = createFileRoute('/prices/')({
  validateSearch: readIndexSearch,
  loaderDeps: indexDeps,
  loader: async ({ context, deps }) => (await loadIndex()).loadCountry(context, deps.week),
  head: indexHead,
  component: Prices,
})

/** The links of mails from before the index had this address: a token is the whole fragment. */
const TOKEN = /^#[\w-]{32,}$/

function Prices() {
  const { week, material } = Route.useSearch()
  useEffect(() => {
    const { hash } = window.location
    if (TOKEN.test(hash)) window.location.replace(`/prices/confirm${hash}`)
  }, [])
  const { trades } = Route.useLoaderData()
  return <PriceOverview week={week} material={material} trades={trades} />
}

import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pageHead } from '#web/layout/page-head.ts'
import { PriceOverview } from '#web/price-index/overview.tsx'
import { readIndexSearch } from './-price-index-search.ts'

export const Route = createFileRoute('/prices/')({
  validateSearch: readIndexSearch,
  loaderDeps: ({ search: { week } }) => ({ week }),
  loader: async ({ context, deps: { week } }) =>
    (await import('./-price-index-page.ts')).loadRegion(context, 'Nigeria', week),
  head: ({ match, loaderData }) => pageHead(match, { path: '/prices', ...loaderData }),
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
  return <PriceOverview week={week} material={material} />
}

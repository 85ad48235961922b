import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Later } from '#web/ui/later.tsx'
import { overviewPart } from './-price-index-later.ts'
import { fetchIndexPart, indexDeps, indexHead, readIndexSearch } from './-price-index-search.ts'

export const Route = createFileRoute('/prices/')({
  validateSearch: readIndexSearch,
  loaderDeps: indexDeps,
  loader: async ({ context, deps }) => {
    const [{ loadCountry }] = await Promise.all([
      import('./-price-index-page.ts'),
      fetchIndexPart('overviewPart'),
    ])
    return loadCountry(context, deps.week)
  },
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
  const { trades, packs } = Route.useLoaderData()
  return <Later part={overviewPart} props={{ week, material, trades, packs }} until="moved" />
}

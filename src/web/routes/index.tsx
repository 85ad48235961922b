import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { filtersOf } from '#domain/products/product-filters.ts'
import { landingQuery, marketCountsQuery } from '#web/company/company-api.ts'
import { companyJsonLd } from '#web/company/company-json-ld.ts'
import { Landing } from '#web/company/landing.tsx'
import { pageHead } from '#web/layout/page-head.ts'
import { loadList } from '#web/lists/load-list.ts'
import { PriceStrip } from '#web/price-index/price-strip.tsx'
import { asksForItself, loadExplorer, readProductSearch } from '#web/products/product-api.ts'
import { loadPlace } from '#web/search/load-place.ts'
import { Later } from '#web/ui/later.tsx'
import { homeExplorer } from './-home-later.ts'

export const Route = createFileRoute('/')({
  validateSearch: readProductSearch,
  loaderDeps: ({ search }) => ({ filters: filtersOf(search), page: search.page }),
  loader: async ({ context: { queryClient, baseUrl, company, visit }, deps, preload }) => {
    await loadPlace(queryClient, deps.filters)
    const [{ title, description }] = await Promise.all([
      queryClient.query(landingQuery),
      queryClient.prefetchQuery(marketCountsQuery),
      import('#web/price-index/read-price-strip.ts').then(({ priceStripQuery }) =>
        queryClient.prefetchQuery(priceStripQuery),
      ),
      import('./-home-later.ts').then(({ homeExplorer }) => homeExplorer.come()),
      loadList(preload || asksForItself(deps), () => loadExplorer(queryClient, { ...deps, visit })),
    ])
    return { title, description, jsonLd: import.meta.env.SSR ? companyJsonLd(baseUrl, company) : undefined }
  },
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData, path: '/' }),
  component: Home,
})

function Home() {
  return (
    <>
      <Landing landing={useSuspenseQuery(landingQuery).data} prices={<PriceStrip />} />
      <Later part={homeExplorer} props={{}} />
    </>
  )
}

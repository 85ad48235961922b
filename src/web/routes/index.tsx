import { createFileRoute } from '@tanstack/react-router'
import { filtersOf } from '#domain/products/product-filters.ts'
import { landingQuery, marketCountsQuery } from '#web/company/company-api.ts'
import { companyJsonLd } from '#web/company/company-json-ld.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { hadMorePages, loadList } from '#web/lists/load-list.ts'
import { asksForItself, loadExplorer, readProductSearch } from '#web/products/product-api.ts'
import { loadPlace } from '#web/search/load-place.ts'
import { Later } from '#web/ui/later.tsx'
import { homePart } from './-home-later.ts'

export const Route = createFileRoute('/')({
  validateSearch: readProductSearch,
  loaderDeps: ({ search }) => ({ filters: filtersOf(search), page: search.page }),
  loader: async ({ context: { queryClient, baseUrl, company, visit }, deps, preload }) => {
    await loadPlace(queryClient, deps.filters)
    const landing = queryClient.query(landingQuery)
    const [{ title, description }] = await Promise.all([
      landing,
      queryClient.prefetchQuery(marketCountsQuery),
      Promise.all([landing, import('#web/price-index/read-price-strip.ts')]).then(
        ([{ prices }, { priceStripQuery }]) =>
          queryClient.prefetchQuery(priceStripQuery(prices.map(({ material }) => material))),
      ),
      import('./-home-later.ts').then(({ homePart }) => homePart.fetchCode()),
      loadList(preload || asksForItself(deps), () => loadExplorer(queryClient, { ...deps, visit })),
    ])
    return {
      head: { title, description, jsonLd: import.meta.env.SSR ? companyJsonLd(baseUrl, company) : [] },
    }
  },
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData?.head, path: '/' }),
  component: Home,
})

function Home() {
  return <Later part={homePart} props={{}} until="moved" now={hadMorePages} />
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { filtersOf } from '#domain/products/product-filters.ts'
import { servicesQuery } from '#web/company/company-api.ts'
import { HereToServe } from '#web/company/here-to-serve.tsx'
import { Hero } from '#web/layout/hero.tsx'
import { pageHead } from '#web/layout/page-head.ts'
import { loadList } from '#web/lists/load-list.ts'
import { Explorer } from '#web/products/explorer.tsx'
import { asksForItself, loadExplorer, readProductSearch } from '#web/products/product-api.ts'
import { loadPlace } from '#web/search/load-place.ts'

export const Route = createFileRoute('/market')({
  validateSearch: readProductSearch,
  loaderDeps: ({ search }) => ({ filters: filtersOf(search), page: search.page }),
  loader: async ({ context: { queryClient, visit }, deps, preload }) => {
    await loadPlace(queryClient, deps.filters)
    await Promise.all([
      queryClient.query(servicesQuery),
      loadList(preload || asksForItself(deps), () => loadExplorer(queryClient, { ...deps, visit })),
    ])
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Construction materials and labour near your site',
      description:
        'Cement, blocks, rods, tiles and the people who work with them, with prices per unit from sellers in every state of Nigeria.',
      path: '/market',
    }),
  component: Market,
})

function Market() {
  return (
    <>
      <Hero
        compact
        title="Construction materials, without the run-around"
        text="Compare prices per unit from sellers near your site, and reach them on WhatsApp in a minute."
      />
      <Explorer {...Route.useLoaderDeps()} />
      <HereToServe services={useSuspenseQuery(servicesQuery).data} />
    </>
  )
}

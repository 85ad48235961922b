import { createFileRoute } from '@tanstack/react-router'
import { filtersOf } from '#domain/products/product-filters.ts'
import { servicesQuery } from '#web/company/company-api.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { hadMorePages, loadList } from '#web/lists/load-list.ts'
import { asksForItself, loadExplorer, readProductSearch } from '#web/products/product-api.ts'
import { loadPlace } from '#web/search/load-place.ts'
import { Later } from '#web/ui/later.tsx'
import { marketPart } from './-market-later.ts'

export const Route = createFileRoute('/market')({
  validateSearch: readProductSearch,
  loaderDeps: ({ search }) => ({ filters: filtersOf(search), page: search.page }),
  loader: async ({ context: { queryClient, visit }, deps, preload }) => {
    await loadPlace(queryClient, deps.filters)
    await Promise.all([
      import('./-market-later.ts').then(({ marketPart }) => marketPart.fetchCode()),
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
  return <Later part={marketPart} props={{}} until="moved" now={hadMorePages} />
}

import { createFileRoute } from '@tanstack/react-router'
import { filtersOf } from '#domain/products/product-filters.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { loadList } from '#web/lists/load-list.ts'
import { asksForItself, readProductSearch, searchQuery } from '#web/products/product-api.ts'
import { loadPlace } from '#web/search/load-place.ts'
import { Later } from '#web/ui/later.tsx'
import { marketplacePart } from './-marketplace-later.ts'

export const Route = createFileRoute('/marketplace')({
  validateSearch: readProductSearch,
  loaderDeps: ({ search }) => ({ filters: filtersOf(search), page: search.page }),
  loader: async ({ context: { queryClient, visit }, deps, preload }) => {
    await loadPlace(queryClient, deps.filters)
    await Promise.all([
      import('./-marketplace-later.ts').then(({ marketplacePart }) => marketplacePart.fetchCode()),
      loadList(preload || asksForItself(deps), () =>
        queryClient.query({ ...searchQuery({ ...deps, visit }), staleTime: 'static' }),
      ),
    ])
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Marketplace: materials and labour in every state',
      description: 'Search building materials and skilled labour by name, state, category and type.',
      path: '/marketplace',
      breadcrumbs: [['Marketplace', '/marketplace']],
    }),
  component: Marketplace,
})

function Marketplace() {
  return <Later part={marketplacePart} props={{}} until="moved" />
}

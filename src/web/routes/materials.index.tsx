import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { categoryName } from '#domain/catalogue.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { loadList } from '#web/lists/load-list.ts'
import { materialsQuery, namedMaterialsQuery, readMaterialSearch } from '#web/materials/material-api.ts'
import { MaterialList } from '#web/materials/material-list.tsx'

export const Route = createFileRoute('/materials/')({
  validateSearch: readMaterialSearch,
  loaderDeps: ({ search: { state, category, name } }) => ({ state, category, name }),
  loader: ({ context: { queryClient }, deps: { name, ...filters }, preload }) =>
    loadList(preload, () =>
      Promise.all([
        queryClient.query({ ...materialsQuery(filters), staleTime: 'static' }),
        name && queryClient.query(namedMaterialsQuery(name)).catch(noop),
      ]),
    ),
  head: ({ match }) => {
    const { state, category } = match.search
    const of = category ? `${categoryName(category)}: prices` : 'Prices of building materials'
    return pageHead(match, {
      title: `${of} in ${state ?? 'Nigeria'} today`,
      description: `What cement, rods, sand, blocks, roofing sheets and the people who work with them cost in ${state ?? 'every state of Nigeria'} today, by one unit, from the sellers themselves.`,
      path: '/materials',
      breadcrumbs: [['Materials', '/materials']],
    })
  },
  component: () => <MaterialList search={Route.useSearch()} />,
})

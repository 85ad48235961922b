import { createFileRoute } from '@tanstack/react-router'
import { categoryName } from '#domain/catalogue.ts'
import { parseMaterialAddress, parseMaterialSearch } from '#domain/materials/material-filters.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { Later } from '#web/ui/later.tsx'
import { materialsPart } from './-materials-later.ts'

export const Route = createFileRoute('/materials/')({
  validateSearch: import.meta.env.SSR ? parseMaterialAddress : parseMaterialSearch,
  loaderDeps: ({ search: { state, category, name } }) => ({ state, category, name }),
  loader: async ({ context: { queryClient }, deps, preload }) => {
    const [{ loadMaterials }] = await Promise.all([
      import('./-comparison-page.ts'),
      import('./-materials-later.ts').then(({ materialsPart }) => materialsPart.fetchCode()),
    ])
    return loadMaterials(queryClient, deps, preload)
  },
  head: ({ match }) => {
    const { state, category } = match.search
    const of = category ? `${categoryName(category)}: prices` : 'Prices of building materials'
    return pageHead(match, {
      title: `${of} in ${state ?? 'Nigeria'} today`,
      description: `What cement, rods, sand, blocks, roofing and labour cost in ${state ?? 'every state of Nigeria'} today, by one unit, from the sellers themselves.`,
      path: '/materials',
      breadcrumbs: [['Materials', '/materials']],
    })
  },
  component: MaterialPrices,
})

function MaterialPrices() {
  return <Later part={materialsPart} props={{ search: Route.useSearch() }} until="moved" />
}

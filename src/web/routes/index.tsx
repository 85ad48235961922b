import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { parseProductSearch } from '#domain/products/product-filters.ts'
import { Hero } from '#web/layout/hero.tsx'
import { ExplorerSection } from './-explorer-section.tsx'
import { loadExplorer } from './-load-explorer.ts'

export const Route = createFileRoute('/')({
  validateSearch: parseProductSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadExplorer(context.queryClient, deps),
  head: () => ({ meta: [{ title: `${COMPANY.name}: ${COMPANY.tagLine}` }] }),
  component: Home,
})

function Home() {
  return (
    <>
      <Hero
        title="What your site needs, at a price you can see"
        text={`${COMPANY.tagLine}: cement, rods, tiles, tilers and flats, from people you can call.`}
      />
      <ExplorerSection search={Route.useSearch()} />
    </>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { parseProductSearch } from '#domain/products/product-filters.ts'
import { Hero } from '#web/layout/hero.tsx'
import { ExplorerSection } from './-explorer-section.tsx'
import { loadExplorer } from './-load-explorer.ts'

export const Route = createFileRoute('/market')({
  validateSearch: parseProductSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadExplorer(context.queryClient, deps),
  head: () => ({ meta: [{ title: `Construction materials and labour near your site | ${COMPANY.name}` }] }),
  component: Market,
})

function Market() {
  return (
    <>
      <Hero
        title="Construction materials, without the run-around"
        text="Compare honest prices per unit from sellers near your site, and reach them on WhatsApp in a minute."
      />
      <ExplorerSection search={Route.useSearch()} />
    </>
  )
}

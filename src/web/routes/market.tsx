import { createFileRoute } from '@tanstack/react-router'
import { parseProductSearch } from '#domain/products/product-filters.ts'
import { HereToServe } from '#web/company/here-to-serve.tsx'
import { Hero } from '#web/layout/hero.tsx'
import { pageHead } from '#web/layout/page-head.ts'
import { withoutAuth } from '#web/session/auth-search.ts'
import landing from '../../content/home.md?landing'
import { ExplorerSection } from './-explorer-section.tsx'
import { loadExplorer } from './-load-explorer.ts'

export const Route = createFileRoute('/market')({
  validateSearch: parseProductSearch,
  loaderDeps: ({ search }) => withoutAuth(search),
  loader: ({ context, deps }) => loadExplorer(context.queryClient, deps),
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
        title="Construction materials, without the run-around"
        text="Compare honest prices per unit from sellers near your site, and reach them on WhatsApp in a minute."
      />
      <ExplorerSection search={Route.useSearch()} />
      <HereToServe services={landing.services} />
    </>
  )
}

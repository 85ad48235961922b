import { createFileRoute } from '@tanstack/react-router'
import { parseProductSearch } from '#domain/products/product-filters.ts'
import { companyThings } from '#web/company/company-things.ts'
import { Landing } from '#web/company/landing.tsx'
import { pageHead } from '#web/layout/page-head.ts'
import { withoutAuth } from '#web/session/auth-search.ts'
import landing from '../../content/home.md?landing'
import { ExplorerSection } from './-explorer-section.tsx'
import { loadExplorer } from './-load-explorer.ts'

export const Route = createFileRoute('/')({
  validateSearch: parseProductSearch,
  loaderDeps: ({ search }) => withoutAuth(search),
  loader: async ({ context, deps }) => {
    // Only for the head: the page has it too, so that a filter that changes offline finds it there.
    const [{ default: content }] = await Promise.all([
      import('../../content/home.md?landing'),
      loadExplorer(context.queryClient, deps),
    ])
    return {
      title: content.title,
      description: content.description,
      things: import.meta.env.SSR ? companyThings(context.baseUrl) : undefined,
    }
  },
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData, path: '/' }),
  component: Home,
})

function Home() {
  return (
    <>
      <Landing landing={landing} />
      <ExplorerSection search={Route.useSearch()} />
    </>
  )
}

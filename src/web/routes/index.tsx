import { createFileRoute } from '@tanstack/react-router'
import { parseProductSearch } from '#domain/products/product-filters.ts'
import { Landing } from '#web/company/landing.tsx'
import { pageHead } from '#web/layout/page-head.ts'
import { withoutAuth } from '#web/session/auth-search.ts'
import { ExplorerSection } from './-explorer-section.tsx'
import { loadExplorer } from './-load-explorer.ts'

export const Route = createFileRoute('/')({
  validateSearch: parseProductSearch,
  loaderDeps: ({ search }) => withoutAuth(search),
  loader: async ({ context, deps }) => {
    const [landing] = await Promise.all([
      import('../../content/home.md?landing'),
      loadExplorer(context.queryClient, deps),
    ])
    return landing.default
  },
  head: ({ loaderData }) => pageHead({ ...loaderData, path: '/' }),
  component: Home,
})

function Home() {
  return (
    <>
      <Landing landing={Route.useLoaderData()} />
      <ExplorerSection search={Route.useSearch()} />
    </>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { parseProductSearch } from '#domain/products/product-filters.ts'
import { landingQuery } from '#web/company/company-api.ts'
import { companyThings } from '#web/company/company-things.ts'
import { Landing } from '#web/company/landing.tsx'
import { pageHead } from '#web/layout/page-head.ts'
import { withoutAuth } from '#web/session/auth-search.ts'
import { ExplorerSection } from './-explorer-section.tsx'
import { loadExplorer } from './-load-explorer.ts'

export const Route = createFileRoute('/')({
  validateSearch: parseProductSearch,
  loaderDeps: ({ search }) => withoutAuth(search),
  loader: async ({ context: { queryClient, baseUrl }, deps }) => {
    const [{ title, description }] = await Promise.all([
      queryClient.query(landingQuery),
      loadExplorer(queryClient, deps),
    ])
    return { title, description, things: import.meta.env.SSR ? companyThings(baseUrl) : undefined }
  },
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData, path: '/' }),
  component: Home,
})

function Home() {
  return (
    <>
      <Landing landing={useSuspenseQuery(landingQuery).data} />
      <ExplorerSection search={Route.useSearch()} />
    </>
  )
}

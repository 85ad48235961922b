import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '#web/company/help-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/help')({
  validateSearch: ({ q }: { q?: unknown }) => (q ? { q: String(q) } : {}),
  loader: async () => (await import('#web/company/help-content.ts')).helpContent,
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData?.help, path: '/help' }),
  component: Help,
})

function Help() {
  const { q = '' } = Route.useSearch()
  return <HelpPage {...Route.useLoaderData()} sought={q} />
}

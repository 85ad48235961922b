import { createFileRoute } from '@tanstack/react-router'
import { SellPage } from '#web/company/sell-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/sell')({
  loader: async () => (await import('#content/sell.md?page')).default,
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData, path: '/sell' }),
  component: SellRoute,
})

function SellRoute() {
  return <SellPage page={Route.useLoaderData()}>{null}</SellPage>
}

import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '#web/company/content-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/pricing')({
  loader: async () => (await import('#content/pricing.md?page')).default,
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData, path: '/pricing' }),
  component: Pricing,
})

function Pricing() {
  return <ContentPage page={Route.useLoaderData()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '#web/company/content-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/terms-of-service')({
  loader: async () => (await import('#content/terms-of-service.md?page')).default,
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData, path: '/terms-of-service' }),
  component: TermsOfService,
})

function TermsOfService() {
  return <ContentPage page={Route.useLoaderData()} />
}

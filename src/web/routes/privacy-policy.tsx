import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '#web/company/content-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/privacy-policy')({
  loader: async () => (await import('#content/privacy-policy.md?page')).default,
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData, path: '/privacy-policy' }),
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  return <ContentPage page={Route.useLoaderData()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '#web/company/content-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/faq')({
  loader: async () => (await import('../../content/faq.md?page')).default,
  head: ({ loaderData }) => pageHead({ ...loaderData, path: '/faq' }),
  component: Faq,
})

function Faq() {
  return <ContentPage page={Route.useLoaderData()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '#web/company/content-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/about')({
  loader: async () => (await import('#content/about.md?page')).default,
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData, path: '/about' }),
  component: About,
})

function About() {
  return <ContentPage page={Route.useLoaderData()} />
}

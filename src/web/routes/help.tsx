import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '#web/company/content-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/help')({
  loader: async () => (await import('#content/help.md?page')).default,
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData, path: '/help' }),
  component: Help,
})

function Help() {
  return <ContentPage page={Route.useLoaderData()} />
}

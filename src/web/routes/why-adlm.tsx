import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '#web/company/content-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/why-adlm')({
  loader: async () => (await import('#content/why-adlm.md?page')).default,
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData, path: '/why-adlm' }),
  component: WhyAdlm,
})

function WhyAdlm() {
  return <ContentPage page={Route.useLoaderData()} />
}

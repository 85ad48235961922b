import { createFileRoute } from '@tanstack/react-router'
import { faqJsonLd } from '#web/company/company-json-ld.ts'
import { ContentPage } from '#web/company/content-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/faq')({
  loader: async () => {
    const { default: page } = await import('#content/faq.md?page')
    const { title, description, body } = page
    return { page, head: { title, description, jsonLd: import.meta.env.SSR ? [faqJsonLd(body)] : [] } }
  },
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData?.head, path: '/faq' }),
  component: Faq,
})

function Faq() {
  return <ContentPage page={Route.useLoaderData().page} />
}

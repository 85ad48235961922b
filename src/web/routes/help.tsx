import { createFileRoute, Link } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { ContentPage } from '#web/company/content-page.tsx'
import { Enquire } from '#web/company/enquire.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/help')({
  loader: async () => (await import('#content/help.md?page')).default,
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData, path: '/help' }),
  component: Help,
})

function Help() {
  return (
    <ContentPage page={Route.useLoaderData()}>
      <p className="one-action mt-4 print:hidden">
        <Enquire topic="Help" message={`Hello ${COMPANY.name}, I need help with the marketplace.`}>
          Help on WhatsApp
        </Enquire>
        <Link to="/faq" className="link inline-flex min-h-11 items-center font-semibold">
          Questions people ask
        </Link>
      </p>
    </ContentPage>
  )
}

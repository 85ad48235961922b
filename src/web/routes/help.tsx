import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { ContentPage } from '#web/company/content-page.tsx'
import { Enquire } from '#web/company/enquire.tsx'
import { PhoneText } from '#web/contact/phone-text.tsx'
import { pageHead } from '#web/layout/page-head.ts'
import { useCompany } from '#web/layout/root-context.ts'

export const Route = createFileRoute('/help')({
  loader: async () => (await import('#content/help.md?page')).default,
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData, path: '/help' }),
  component: Help,
})

function Help() {
  return <ContentPage page={Route.useLoaderData()} aside={<AskUs />} />
}

/** How a person is reached. */
function AskUs() {
  const { email, phone } = useCompany()
  return (
    <section aria-labelledby="ask-us" className="grid gap-2 border-t-2 border-ink pt-4 print:hidden">
      <h2 id="ask-us" className="text-xl">
        Ask us
      </h2>
      <p className="text-quiet">Say which product, home or bill it is about.</p>
      <p className="one-action">
        <Enquire topic="Help" message={`Hello ${COMPANY.name}, I need help with the marketplace.`}>
          Help on WhatsApp
        </Enquire>
      </p>
      <p className="flex flex-wrap gap-x-6">
        {phone && (
          <a href={`tel:${phone}`} className="link inline-flex min-h-11 items-center">
            <PhoneText number={phone} />
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center">
            {email}
          </a>
        )}
      </p>
    </section>
  )
}

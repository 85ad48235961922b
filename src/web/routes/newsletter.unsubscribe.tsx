import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { NewsletterLink } from '#web/company/newsletter-link.tsx'

export const Route = createFileRoute('/newsletter/unsubscribe')({
  head: () => ({
    meta: [{ title: `Leave the newsletter | ${COMPANY.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: UnsubscribeRoute,
})

function UnsubscribeRoute() {
  return <NewsletterLink link="unsubscribe" />
}

import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { NewsletterLink } from '#web/company/newsletter-link.tsx'

export const Route = createFileRoute('/newsletter/confirm')({
  head: () => ({
    meta: [{ title: `Confirm your subscription | ${COMPANY.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: ConfirmRoute,
})

function ConfirmRoute() {
  return <NewsletterLink link="confirm" />
}

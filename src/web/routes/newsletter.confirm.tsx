import { createFileRoute } from '@tanstack/react-router'
import { NewsletterLink } from '#web/company/newsletter-link.tsx'
import { linkedPage } from './-linked-page.ts'

export const Route = createFileRoute('/newsletter/confirm')({
  ...linkedPage('Confirm your subscription'),
  component: ConfirmRoute,
})

function ConfirmRoute() {
  return <NewsletterLink link="confirm" />
}

import { createFileRoute } from '@tanstack/react-router'
import { NewsletterLink } from '#web/company/newsletter-link.tsx'
import { linkedPage } from './-linked-page.ts'

export const Route = createFileRoute('/newsletter/unsubscribe')({
  ...linkedPage('Leave the newsletter'),
  component: UnsubscribeRoute,
})

function UnsubscribeRoute() {
  return <NewsletterLink link="unsubscribe" />
}

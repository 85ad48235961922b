import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { NewsletterPage } from '#web/company/newsletter-page.tsx'
import { isNewsletterResult, type NewsletterResult } from '#web/company/newsletter-result.ts'

export const Route = createFileRoute('/newsletter/subscribe')({
  validateSearch: ({ result }: Record<string, unknown>): { result?: NewsletterResult } =>
    isNewsletterResult(result) ? { result } : {},
  head: () => ({
    meta: [{ title: `Newsletter | ${COMPANY.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: NewsletterRoute,
})

function NewsletterRoute() {
  return <NewsletterPage {...Route.useSearch()} />
}

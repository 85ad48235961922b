import { createFileRoute } from '@tanstack/react-router'
import { PricingPage } from '#web/company/pricing-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'

export const Route = createFileRoute('/pricing')({
  loader: async () => (await import('#content/pricing.md?pricing')).default,
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData, path: '/pricing' }),
  component: Pricing,
})

function Pricing() {
  return <PricingPage pricing={Route.useLoaderData()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { LinkedPrices } from '#web/prices/linked-prices.tsx'

export const Route = createFileRoute('/prices/confirm')({
  head: () => ({
    meta: [{ title: `Your prices | ${COMPANY.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: LinkedPrices,
})

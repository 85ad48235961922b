import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { AddressSearches } from '#web/search/address-searches.tsx'

export const Route = createFileRoute('/alerts/')({
  head: () => ({
    meta: [{ title: `Your saved searches | ${COMPANY.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  headers: () => ({ 'Cache-Control': 'private, no-store' }),
  component: AddressSearches,
})

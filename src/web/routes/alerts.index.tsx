import { createFileRoute } from '@tanstack/react-router'
import { AddressSearches } from '#web/search/address-searches.tsx'
import { linkedPage } from './-linked-page.ts'

export const Route = createFileRoute('/alerts/')({
  ...linkedPage('Your saved searches'),
  component: AddressSearches,
})

import { createFileRoute } from '@tanstack/react-router'
import { LinkedPrices } from '#web/prices/linked-prices.tsx'
import { linkedPage } from './-linked-page.ts'

export const Route = createFileRoute('/prices/confirm')({
  ...linkedPage('Your prices'),
  component: LinkedPrices,
})

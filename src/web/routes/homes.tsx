import { createFileRoute } from '@tanstack/react-router'
import { LinkedHomes } from '#web/listings/linked-homes.tsx'
import { linkedPage } from './-linked-page.ts'

export const Route = createFileRoute('/homes')({
  ...linkedPage('Your homes'),
  component: LinkedHomes,
})

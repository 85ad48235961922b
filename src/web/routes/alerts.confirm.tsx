import { createFileRoute } from '@tanstack/react-router'
import { AlertLink } from '#web/search/alert-link.tsx'
import { linkedPage } from './-linked-page.ts'

export const Route = createFileRoute('/alerts/confirm')({
  ...linkedPage('Confirm your address'),
  component: ConfirmAlertRoute,
})

function ConfirmAlertRoute() {
  return <AlertLink link="confirm" />
}

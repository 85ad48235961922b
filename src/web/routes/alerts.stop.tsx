import { createFileRoute } from '@tanstack/react-router'
import { AlertLink } from '#web/search/alert-link.tsx'
import { linkedPage } from './-linked-page.ts'

export const Route = createFileRoute('/alerts/stop')({
  ...linkedPage('Delete a search'),
  component: StopAlertRoute,
})

function StopAlertRoute() {
  return <AlertLink link="stop" />
}

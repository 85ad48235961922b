import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { AlertLink } from '#web/search/alert-link.tsx'

export const Route = createFileRoute('/alerts/stop')({
  head: () => ({
    meta: [{ title: `Forget a search | ${COMPANY.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: StopAlertRoute,
})

function StopAlertRoute() {
  return <AlertLink link="stop" />
}

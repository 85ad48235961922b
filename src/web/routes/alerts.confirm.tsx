import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { AlertLink } from '#web/search/alert-link.tsx'

export const Route = createFileRoute('/alerts/confirm')({
  head: () => ({
    meta: [{ title: `Confirm your address | ${COMPANY.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: ConfirmAlertRoute,
})

function ConfirmAlertRoute() {
  return <AlertLink link="confirm" />
}

import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { ConfirmEmail } from '#web/account/confirm-email.tsx'

export const Route = createFileRoute('/confirm-email')({
  head: () => ({
    meta: [{ title: `Confirm your address | ${COMPANY.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: ConfirmEmail,
})

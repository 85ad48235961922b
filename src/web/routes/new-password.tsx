import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { NewPassword } from '#web/account/new-password.tsx'

export const Route = createFileRoute('/new-password')({
  head: () => ({
    meta: [{ title: `New password | ${COMPANY.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: NewPassword,
})

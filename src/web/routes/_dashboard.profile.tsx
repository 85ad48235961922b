import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { Profile } from '#web/account/profile.tsx'

export const Route = createFileRoute('/_dashboard/profile')({
  head: () => ({ meta: [{ title: `Personal Details | ${COMPANY.name}` }] }),
  component: Profile,
})

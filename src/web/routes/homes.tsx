import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { LinkedHomes } from '#web/listings/linked-homes.tsx'

export const Route = createFileRoute('/homes')({
  head: () => ({
    meta: [{ title: `Your homes | ${COMPANY.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: LinkedHomes,
})

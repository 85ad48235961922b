import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { RemindersStopped } from '#web/prices/price-reminders.tsx'

export const Route = createFileRoute('/prices_/stop')({
  head: () => ({
    meta: [{ title: `End the reminders | ${COMPANY.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: RemindersStopped,
})

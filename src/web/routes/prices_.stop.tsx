import { createFileRoute } from '@tanstack/react-router'
import { RemindersStopped } from '#web/prices/price-reminders.tsx'
import { linkedPage } from './-linked-page.ts'

export const Route = createFileRoute('/prices_/stop')({
  ...linkedPage('End the reminders'),
  component: RemindersStopped,
})

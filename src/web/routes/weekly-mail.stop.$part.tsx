import { createFileRoute } from '@tanstack/react-router'
import { WeeklyMailStopped } from '#web/account/weekly-mail.tsx'
import { linkedPage } from './-linked-page.ts'

export const Route = createFileRoute('/weekly-mail/stop/$part')({
  ...linkedPage('Stop the weekly mail'),
  component: () => <WeeklyMailStopped part={Route.useParams().part} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { WeeklyMailStopped } from '#web/account/weekly-mail.tsx'

export const Route = createFileRoute('/weekly-mail/stop/$part')({
  head: () => ({
    meta: [{ title: `Stop the weekly mail | ${COMPANY.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => <WeeklyMailStopped part={Route.useParams().part} />,
})

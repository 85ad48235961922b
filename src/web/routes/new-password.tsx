import { createFileRoute } from '@tanstack/react-router'
import { NewPassword } from '#web/account/new-password.tsx'
import { linkedPage } from './-linked-page.ts'

export const Route = createFileRoute('/new-password')({
  ...linkedPage('New password'),
  component: NewPassword,
})

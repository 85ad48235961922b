import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmail } from '#web/account/confirm-email.tsx'
import { linkedPage } from './-linked-page.ts'

export const Route = createFileRoute('/confirm-email')({
  ...linkedPage('Confirm your address'),
  component: ConfirmEmail,
})

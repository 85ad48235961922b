import type { OwnUser } from '#domain/accounts/account-schema.ts'
import { toastFailure } from '#web/sent-form.ts'
import { toast } from '#web/ui/toast.ts'
import { resendConfirmation } from './account-api.ts'

/** What is left to do until the address of an account counts. */
export function EmailState({ user: { email, verified, pendingEmail } }: { user: OwnUser }) {
  const waiting = pendingEmail ?? (verified ? undefined : email)
  if (!waiting) return null
  const resend = async () => {
    try {
      await resendConfirmation()
      toast(`A new link is in the mail of ${waiting}.`)
    } catch (error) {
      toastFailure(error)
    }
  }
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
      {pendingEmail
        ? `${pendingEmail} takes its place once you follow the link in its mail.`
        : 'Not confirmed yet: follow the link in your mail, and buyers see you as verified.'}
      <button type="button" className="link min-h-11 font-semibold" onClick={resend}>
        Send again
      </button>
    </p>
  )
}

import type { OwnUser } from '#domain/accounts/account-schema.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { useConfirmAddress } from '#web/session/confirm-address.tsx'
import { resendConfirmation } from '#web/session/confirmation-api.ts'
import { toast } from '#web/ui/toast.ts'

/** What is left to do until the address of an account counts. */
export function EmailState({ user: { email, emailVerified, pendingEmail } }: { user: OwnUser }) {
  const { confirmAddress, dialog } = useConfirmAddress()
  const waiting = pendingEmail ?? (emailVerified ? undefined : email)
  if (!waiting) return null
  const resend = async () => {
    try {
      await resendConfirmation()
      toast(`We have sent a new code and a new link to ${waiting}.`)
    } catch (error) {
      toastFailure(error)
    }
  }
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
      <p>
        {pendingEmail
          ? `${pendingEmail} replaces it once you type the code we mailed there, or follow the link.`
          : 'Not confirmed yet: type the code from our mail, or follow the link.'}
      </p>
      <button
        type="button"
        className="link min-h-11 font-semibold"
        aria-haspopup="dialog"
        onClick={() => void confirmAddress(waiting)}
      >
        Type the code
      </button>
      <button type="button" className="link min-h-11 font-semibold" onClick={resend}>
        Send again
      </button>
      {dialog}
    </div>
  )
}

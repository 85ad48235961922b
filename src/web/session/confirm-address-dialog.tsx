import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, api } from '#web/api-client.ts'
import { toastFailure } from '#web/sent-form.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { fetchCurrentUser } from './current-user.ts'

export type ConfirmAddressDialog = {
  open: boolean
  /** The address that is to be confirmed. */
  email: string
  onClose: () => void
  onConfirmed: () => void
}

/** The link of the mail is followed elsewhere; then it goes on here. */
export function ConfirmAddressDialog({ open, email, onClose, onConfirmed }: ConfirmAddressDialog) {
  const queryClient = useQueryClient()
  const [missing, setMissing] = useState(false)
  const goOn = async () => {
    const user = await fetchCurrentUser(queryClient).catch(toastFailure)
    if (typeof user === 'object' && user?.verified) onConfirmed()
    else setMissing(true)
  }
  const resend = async () => {
    try {
      await answerOf(api().auth['resend-confirmation'].$post())
      toast(`A new link is in the mail of ${email}.`)
    } catch (error) {
      toastFailure(error)
    }
  }
  return (
    <Dialog title="Confirm your address" open={open} onClose={onClose}>
      <div className="grid gap-4">
        <p>
          We have sent a link to <strong className="wrap-anywhere">{email}</strong>. Follow it, then go on
          here: what you typed stays.
        </p>
        {missing && (
          <p role="alert" className="font-semibold text-alarm">
            It is not confirmed yet.
          </p>
        )}
        <button type="button" className="button button-action" onClick={() => void goOn()}>
          Go on
        </button>
        <button type="button" className="link min-h-11 font-semibold" onClick={() => void resend()}>
          Send a new link
        </button>
      </div>
    </Dialog>
  )
}

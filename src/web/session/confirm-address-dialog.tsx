import { Dialog } from '#web/ui/dialog.tsx'
import { ConfirmationCodeForm } from './confirmation-code-form.tsx'

export type ConfirmAddressDialog = {
  open: boolean
  /** The address that is to be confirmed. */
  email: string
  onClose: () => void
  onConfirmed: () => void
}

export function ConfirmAddressDialog({ open, email, onClose, onConfirmed }: ConfirmAddressDialog) {
  return (
    <Dialog title="Confirm your address" open={open} onClose={onClose}>
      <ConfirmationCodeForm email={email} onConfirmed={onConfirmed} />
    </Dialog>
  )
}

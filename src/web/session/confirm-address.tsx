import { lazy, type ReactNode, Suspense, useState } from 'react'

const ConfirmAddressDialog = lazy(async () => ({
  default: (await import('./confirm-address-dialog.tsx')).ConfirmAddressDialog,
}))

type Request = { email: string; settle: (confirmed: boolean) => void }

type ConfirmAddress = {
  /** Opens the dialog. @returns true once this address is confirmed, false where the dialog is closed before */
  confirmAddress: (email: string) => Promise<boolean>
  /** To be rendered anywhere in the page. */
  dialog: ReactNode
}

/** For a page on which something needs a confirmed address (`emailVerified`). The dialog's code comes when it is first opened. */
export function useConfirmAddress(): ConfirmAddress {
  const [request, setRequest] = useState<Request>()
  const [open, setOpen] = useState(false)
  const confirmAddress = (email: string) =>
    new Promise<boolean>((settle) => {
      setRequest({ email, settle })
      setOpen(true)
    })
  const finish = (confirmed: boolean) => {
    setOpen(false)
    request?.settle(confirmed)
  }
  const dialog = request && (
    <Suspense>
      <ConfirmAddressDialog
        open={open}
        email={request.email}
        onClose={() => finish(false)}
        onConfirmed={() => finish(true)}
      />
    </Suspense>
  )
  return { confirmAddress, dialog }
}

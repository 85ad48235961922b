import type { ReactNode } from 'react'
import { AppError } from '#domain/errors.ts'
import { useConfirmAddress } from './confirm-address.tsx'
import { useCurrentUser } from './current-user.ts'

type ConfirmedFirst = {
  /**
   * Does something that needs a confirmed address. Where the address is not confirmed, that comes first, in a dialog, and then it is
   * done. @throws AppError unconfirmed where the dialog is closed before
   */
  confirmedFirst: <Result>(act: () => Promise<Result>) => Promise<Result>
  /** To be rendered outside of any form: it is one itself. */
  dialog: ReactNode
}

export function useConfirmedFirst(): ConfirmedFirst {
  const { user } = useCurrentUser()
  const { confirmAddress, dialog } = useConfirmAddress()
  const confirmedFirst = async <Result,>(act: () => Promise<Result>) => {
    try {
      return await act()
    } catch (error) {
      const unconfirmed = error instanceof AppError && error.code === 'unconfirmed'
      if (!unconfirmed || !user || !(await confirmAddress(user.email))) throw error
      return await act()
    }
  }
  return { confirmedFirst, dialog }
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OwnerProof } from '#domain/accounts/account-input.ts'
import type { OwnUser } from '#domain/accounts/account-schema.ts'
import { WHAT_STAYS } from '#domain/accounts/erasure.ts'
import { AppError } from '#domain/errors.ts'
import { totalOf } from '#web/lists/total.ts'
import { withSavedLock } from '#web/saved/sync-saved.ts'
import { useSentForm } from '#web/sent-form.ts'
import { forgetUser } from '#web/session/forget-user.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { deleteUser, ownedQuery } from './account-api.ts'

type Deleting = { user: OwnUser; open: boolean; onClose: () => void }

/** What goes and what stays, before it is done; the password, so that it is done by its owner. */
export function DeleteAccount({ user, open, onClose }: Deleting) {
  const owned = useQuery({ ...ownedQuery(user._id), enabled: open })
  const [failure, setFailure] = useState<string>()
  const { field, submit, sending } = useSentForm({
    schema: OwnerProof,
    defaultValues: user.hasPassword ? { currentPassword: '' } : {},
    send: async ({ currentPassword }) => {
      setFailure(undefined)
      try {
        await withSavedLock(() => deleteUser(user._id, currentPassword))
        await forgetUser()
      } catch (error) {
        if (error instanceof AppError && error.code === 'unauthenticated') onClose()
        else if (error instanceof AppError && error.fields.length === 0) setFailure(error.message)
        throw error
      }
    },
  })
  return (
    <Dialog title="Delete Account" open={open} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <div>
          <p>This cannot be undone. It removes:</p>
          <ul className="my-2 list-disc ps-6">
            <li>your account, your shop page and your picture</li>
            <li>{owned.data ? totalOf(owned.data.products, 'product') : 'your products'}</li>
            <li>
              {owned.data ? totalOf(owned.data.listings, 'property listing') : 'your property listings'}
            </li>
            <li>the reviews others wrote about you</li>
            <li>everything you saved, your saved searches, and all mails and notifications</li>
          </ul>
          <p>What stays, and why:</p>
          <ul className="mt-2 list-disc ps-6">
            {Object.entries(WHAT_STAYS).map(([what, why]) => (
              <li key={what}>{why}</li>
            ))}
          </ul>
        </div>
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        {user.hasPassword && (
          <PasswordField label="Password" autoComplete="current-password" {...field('currentPassword')} />
        )}
        {failure && (
          <p role="alert" className="font-semibold text-alarm">
            {failure}
          </p>
        )}
        <div className="grid gap-2 sm:grid-cols-2">
          <button type="button" className="button button-quiet" onClick={onClose}>
            Keep my account
          </button>
          <SubmitButton sending={sending} sendingText="Deleting..." danger>
            Delete my account
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}

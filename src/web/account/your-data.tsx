import { useState } from 'react'
import { OwnerProof } from '#domain/accounts/account-input.ts'
import { AppError } from '#domain/errors.ts'
import { useSentForm } from '#web/sent-form.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { exportUser } from './account-api.ts'

const FILE = 'my-data.zip'

/** All that is kept about oneself as one file, with the password or a sign-in of just now (docs/product.md 21.7). */
export function YourData() {
  const { _id: userId, email, hasPassword } = useOwner()
  const [failure, setFailure] = useState<string>()
  const { field, submit, sending } = useSentForm({
    schema: OwnerProof,
    defaultValues: hasPassword ? { currentPassword: '' } : {},
    send: async ({ currentPassword }, form) => {
      setFailure(undefined)
      try {
        saveFile(await exportUser(userId, currentPassword), FILE)
        form.reset()
        toast(`Your data is saved as ${FILE}.`)
      } catch (error) {
        if (error instanceof AppError && error.fields.length === 0) setFailure(error.message)
        throw error
      }
    },
  })
  return (
    <form onSubmit={submit} noValidate className="grid justify-items-start gap-4">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <div className="w-full">
          <PasswordField
            label="Password, to get your data"
            autoComplete="current-password"
            {...field('currentPassword')}
          />
        </div>
      )}
      {failure && (
        <p role="alert" className="font-semibold text-alarm">
          {failure}
        </p>
      )}
      <SubmitButton quiet sending={sending} sendingText="Preparing...">
        Download my data
      </SubmitButton>
    </form>
  )
}

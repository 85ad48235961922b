import { useQueryClient } from '@tanstack/react-query'
import { PasswordChangeInput } from '#domain/accounts/account-input.ts'
import { PASSWORD_LENGTH } from '#domain/accounts/account-rules.ts'
import { useSentForm } from '#web/sent-form.ts'
import { rememberUser } from '#web/session/current-user.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { updateUser } from './account-api.ts'

/** Who came by Google alone has no password yet, and sets the first. */
export function PasswordForm() {
  const user = useOwner()
  const queryClient = useQueryClient()
  const { form, field, submit, sending } = useSentForm({
    schema: PasswordChangeInput,
    defaultValues: {
      password: '',
      password_confirmation: '',
      ...(user.hasPassword && { currentPassword: '' }),
    },
    send: async (passwords) => {
      const updated = await updateUser(user._id, passwords)
      rememberUser(queryClient, updated)
      form.reset()
      toast('Updated successfully')
    },
  })
  return (
    <form onSubmit={submit} noValidate className="grid max-w-2xl gap-4">
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      {user.hasPassword && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
      )}
      <PasswordField
        label="New password"
        hint={`At least ${PASSWORD_LENGTH.min} characters. You will be signed out everywhere else.`}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField
        label="New password again"
        autoComplete="new-password"
        {...field('password_confirmation')}
      />
      <SubmitButton quiet fitted sending={sending} sendingText="Updating...">
        Change password
      </SubmitButton>
    </form>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { NewPasswordInput } from '#domain/accounts/account-input.ts'
import { PASSWORD_LENGTH } from '#domain/accounts/account-rules.ts'
import { useSentForm } from '#web/sent-form.ts'
import { openAuth } from '#web/session/auth-search.ts'
import { useLinkToken } from '#web/session/link-token.ts'
import { Outcome } from '#web/ui/outcome.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { setNewPassword } from './account-api.ts'
import { AuthSwitch } from './auth-switch.tsx'
import { takeStoredNext } from './stored-next.ts'

/** Where the link of a reset's mail leads. */
export function NewPassword() {
  const token = useLinkToken()
  return (
    <Outcome title="New password">
      {token === undefined && <p role="status">Loading...</p>}
      {token === '' && (
        <p role="alert" className="font-semibold text-alarm">
          The link is incomplete. Copy all of it from the mail, or ask for a new one.
        </p>
      )}
      {token && <NewPasswordForm token={token} />}
      {token !== undefined && <AuthSwitch to="reset-password">Ask for a new link</AuthSwitch>}
    </Outcome>
  )
}

function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const { field, submit, sending } = useSentForm({
    schema: NewPasswordInput,
    defaultValues: { token, password: '' },
    send: async (input) => {
      await setNewPassword(input)
      toast('Your new password is set. Sign in with it.')
      await navigate({ ...openAuth('sign-in', takeStoredNext()), to: '/', replace: true })
    },
  })
  return (
    <form onSubmit={submit} noValidate className="grid w-full gap-4">
      <PasswordField
        label="New password"
        hint={`At least ${PASSWORD_LENGTH.min} characters.`}
        autoComplete="new-password"
        {...field('password')}
      />
      <SubmitButton fitted sending={sending} sendingText="Saving...">
        Set password
      </SubmitButton>
    </form>
  )
}

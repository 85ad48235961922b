import { useQueryClient } from '@tanstack/react-query'
import { SignInInput } from '#domain/accounts/account-input.ts'
import { useSentForm } from '#web/sent-form.ts'
import { rememberUser } from '#web/session/current-user.ts'
import { InputField } from '#web/ui/form-fields.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { signIn } from './account-api.ts'
import { AuthSwitch } from './auth-switch.tsx'
import { GoogleSignIn } from './google-sign-in.tsx'

/** @param email what was typed in another form of the modal */
export function SignInForm({ email }: { email: string }) {
  const queryClient = useQueryClient()
  const { field, submit, sending } = useSentForm({
    schema: SignInInput,
    defaultValues: { email, password: '' },
    send: async (input) => rememberUser(queryClient, await signIn(input)),
  })
  return (
    <div className="grid gap-4">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <InputField label="Email" type="email" autoComplete="username" {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <div className="-mt-3 justify-self-end text-sm">
          <AuthSwitch to="reset-password">Forgot Password</AuthSwitch>
        </div>
        <SubmitButton sending={sending} sendingText="Signing in...">
          Sign In
        </SubmitButton>
      </form>
      <GoogleSignIn />
      <p className="text-center text-quiet">
        No account yet? <AuthSwitch to="sign-up">Signup</AuthSwitch>
      </p>
    </div>
  )
}

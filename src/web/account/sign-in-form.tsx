import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
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
      <AccountUses />
    </div>
  )
}

const USES = [
  'Sell materials, your trade or homes, free',
  'See what you saved on any device',
  'Review sellers',
]

/** Below the form on a phone, whose whole screen it has. */
const AccountUses = () => (
  <section aria-labelledby="account-uses" className="mt-2 border-t border-line pt-5 sm:hidden">
    <h3 id="account-uses" className="text-lg">
      Why have an account
    </h3>
    <ul className="mt-2 grid gap-1.5">
      {USES.map((use) => (
        <li key={use} className="flex gap-2">
          <Check size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-site" />
          {use}
        </li>
      ))}
    </ul>
    <p className="mt-3 text-quiet">Buying needs no account.</p>
  </section>
)

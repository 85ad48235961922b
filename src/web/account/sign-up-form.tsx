import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { SignUpInput } from '#domain/accounts/account-input.ts'
import { PASSWORD_LENGTH } from '#domain/accounts/account-rules.ts'
import { useSentForm } from '#web/sent-form.ts'
import { InputField } from '#web/ui/form-fields.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { signUp } from './account-api.ts'
import { AuthSwitch } from './auth-switch.tsx'
import { GoogleSignIn } from './google-sign-in.tsx'
import { storeNext } from './stored-next.ts'

/** Begins with what was typed before. */
export function SignUpForm({ username, email }: { username: string; email: string }) {
  const navigate = useNavigate()
  const router = useRouter()
  const { next } = useSearch({ from: '__root__' })
  const { field, submit, sending } = useSentForm({
    schema: SignUpInput,
    defaultValues: { username, email, password: '' },
    send: async (input) => {
      await signUp(input)
      const wanted = storeNext(next, router.latestLocation)
      await navigate({
        to: '/',
        search: { auth: 'confirm-email', next: wanted },
        state: { codeSentTo: input.email },
        replace: true,
      })
    },
  })
  return (
    <div className="grid gap-4">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <InputField
          label="Username"
          hint="Buyers see it as the name of your store."
          autoComplete="nickname"
          {...field('username')}
        />
        <InputField label="Email" type="email" autoComplete="email" {...field('email')} />
        <PasswordField
          label="Password"
          hint={`At least ${PASSWORD_LENGTH.min} characters.`}
          autoComplete="new-password"
          {...field('password')}
        />
        <SubmitButton sending={sending} sendingText="Signing up...">
          Sign Up
        </SubmitButton>
      </form>
      <GoogleSignIn />
      <p className="text-quiet text-sm">
        By creating an account you accept the{' '}
        <Link to="/terms-of-service" className="link">
          terms of service
        </Link>{' '}
        and the{' '}
        <Link to="/privacy-policy" className="link">
          privacy policy
        </Link>
        .
      </p>
      <p className="text-center text-quiet">
        Have an account? <AuthSwitch to="sign-in">Sign in</AuthSwitch>
      </p>
    </div>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ConfirmationCodeInput } from '#domain/accounts/account-input.ts'
import { AppError } from '#domain/errors.ts'
import { useSentForm } from '#web/sent-form.ts'
import { fetchCurrentUser } from '#web/session/current-user.ts'
import { CodeField } from '#web/ui/code-field.tsx'
import { InputField } from '#web/ui/form-fields.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { confirmByCode, resendConfirmation } from './confirmation-api.ts'
import { NewCodeButton } from './new-code-button.tsx'

type ConfirmationCodeForm = {
  /** Whose code it is; empty where that has to be asked. */
  email: string
  onConfirmed: (email: string) => void
}

/** The six digits of the mail, typed in place. Where the browser cannot show that the account is its own, the password is asked for. */
export function ConfirmationCodeForm({ email, onConfirmed }: ConfirmationCodeForm) {
  const queryClient = useQueryClient()
  const [passwordNeeded, setPasswordNeeded] = useState(false)
  /** Where the line goes before the browser knows who is signed in, another press asks for that alone: the code works once. */
  const accepted = useRef(false)
  const { form, field, submit, sending } = useSentForm({
    schema: ConfirmationCodeInput,
    defaultValues: { email, code: '' },
    send: async (input) => {
      if (!accepted.current) await accept(input)
      await fetchCurrentUser(queryClient)
      onConfirmed(input.email)
    },
  })
  const accept = async (input: ConfirmationCodeInput) => {
    try {
      await confirmByCode(input)
    } catch (error) {
      if (namesPassword(error)) setPasswordNeeded(true)
      throw error
    }
    accepted.current = true
    toast('Your address is confirmed.')
  }
  // Where it takes the place of another form, the focus has gone with that one.
  const first = passwordNeeded ? 'password' : email === '' ? 'email' : 'code'
  useEffect(() => form.setFocus(first), [first, form])
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {email === '' ? (
        <InputField label="Email" type="email" autoComplete="username" {...field('email')} />
      ) : (
        <p>
          We have sent a six-digit code to <strong className="wrap-anywhere">{email}</strong>. It works for
          one hour.
        </p>
      )}
      <CodeField label="Code" sendsItself={email !== '' && !passwordNeeded} {...field('code')} />
      {passwordNeeded && (
        <PasswordField
          label="Password"
          hint="You signed up in another browser, so we ask for your password."
          autoComplete="current-password"
          {...field('password')}
        />
      )}
      <SubmitButton sending={sending} sendingText="Confirming...">
        Confirm
      </SubmitButton>
      <p className="text-center text-sm text-quiet">
        No mail yet? Check your spam folder too. <NewCodeButton send={resendConfirmation} form={form} />
      </p>
    </form>
  )
}

const namesPassword = (error: unknown) =>
  error instanceof AppError && error.fields.some(({ path }) => path === 'password')

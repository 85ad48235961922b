import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { ResetInput } from '#domain/accounts/account-input.ts'
import { useSentForm } from '#web/sent-form.ts'
import { InputField } from '#web/ui/form-fields.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { askForReset } from './account-api.ts'
import { AuthSwitch } from './auth-switch.tsx'
import { storeNext } from './stored-next.ts'

/** @param email what was typed in another form of the modal */
export function ResetForm({ email }: { email: string }) {
  const navigate = useNavigate()
  const router = useRouter()
  const { next } = useSearch({ from: '__root__' })
  const { field, submit, sending } = useSentForm({
    schema: ResetInput,
    defaultValues: { email },
    send: async (input) => {
      await askForReset(input)
      storeNext(next, router.latestLocation)
      toast(`If ${input.email} has an account, we have sent it a link to set a new password.`)
      await navigate({ to: '/', replace: true })
    },
  })
  return (
    <div className="grid gap-4">
      <p className="text-quiet">We will e-mail you a link. It works once, within an hour.</p>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <InputField label="Email" type="email" autoComplete="username" {...field('email')} />
        <SubmitButton sending={sending} sendingText="Sending...">
          Send the link
        </SubmitButton>
      </form>
      <p className="text-center">
        <AuthSwitch to="sign-in">Back to sign in</AuthSwitch>
      </p>
    </div>
  )
}

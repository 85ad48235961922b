import { type FormEvent, useId, useState } from 'react'
import type { AlertInput } from '#domain/alerts/alert-input.ts'
import { AppError } from '#domain/errors.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { provedAddress } from './address-proof.ts'
import { createAlert } from './alert-api.ts'
import { ForgetAddress } from './forget-address.tsx'

type Sent = { sending?: boolean; confirmation?: string; errorMessage?: string }

export type AlertFormProps = {
  kind: AlertInput['kind']
  /** The search as the page's URL has it. */
  search: AlertInput['search']
  /** What there may be: "in Kano", or nothing. */
  where?: string
}

/** "Tell me when there is one": an account with a confirmed address needs no more than the button. */
export function AlertForm({ kind, search, where = '' }: AlertFormProps) {
  const id = useId()
  const { user } = useCurrentUser()
  const [{ sending = false, confirmation, errorMessage }, setSent] = useState<Sent>({})
  const needsAddress = !user?.emailVerified
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const email = new FormData(form).get('email')
    setSent({ sending: true })
    try {
      setSent({
        confirmation: await createAlert(
          { kind, search, ...(email !== null && { email: String(email) }) },
          'Your request to be told when there is one',
        ),
      })
    } catch (error) {
      if (!(error instanceof AppError)) reportError(error)
      setSent({
        errorMessage: error instanceof AppError ? error.message : 'An error occured, please try again.',
      })
      form.querySelector('input')?.focus()
    }
  }
  return (
    <form onSubmit={submit} noValidate className="grid w-full max-w-md gap-2 text-start">
      {!confirmation && (
        <>
          {needsAddress && (
            <div>
              <label htmlFor={id} className="field-label">
                Your e-mail address
              </label>
              <input
                id={id}
                name="email"
                type="email"
                autoComplete="email"
                defaultValue={user?.email ?? provedAddress()}
                placeholder="name@example.com"
                className="control"
                aria-invalid={errorMessage ? true : undefined}
                aria-describedby={`${id}-note`}
              />
              {!user && <ForgetAddress />}
            </div>
          )}
          <button
            type="submit"
            aria-disabled={sending}
            data-working={sending}
            className="button button-quiet"
          >
            {sending ? 'Sending...' : `Tell me when there is one${where && ` ${where}`}`}
          </button>
        </>
      )}
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={errorMessage ? 'text-sm font-semibold text-alarm' : 'font-semibold empty:hidden'}
      >
        {errorMessage ?? confirmation}
      </p>
    </form>
  )
}

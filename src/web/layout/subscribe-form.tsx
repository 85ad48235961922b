import { type FormEvent, useId, useState } from 'react'
import { AppError } from '#domain/errors.ts'
import { subscribe } from './newsletter-api.ts'

type SubscribeState = { sending?: boolean; confirmation?: string; errorMessage?: string }

/**
 * The newsletter's. Until the scripts are there the browser sends it by itself, and is led to a page that says what became of it.
 * It stands on every page, so it brings no form library.
 */
export function SubscribeForm() {
  const id = useId()
  const [{ sending = false, confirmation, errorMessage }, setOutcome] = useState<SubscribeState>({})
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    setOutcome({ sending: true })
    try {
      setOutcome({ confirmation: await subscribe(String(new FormData(form).get('email'))) })
      form.reset()
    } catch (error) {
      if (!(error instanceof AppError)) reportError(error)
      setOutcome({
        errorMessage: error instanceof AppError ? error.message : 'An error occured, please try again.',
      })
      form.querySelector('input')?.focus()
    }
  }
  return (
    <form method="post" action="/api/newsletter/subscribe/form" onSubmit={submit} noValidate>
      <label htmlFor={id} className="field-label">
        Newsletter by e-mail
      </label>
      <div className="subscribe-line">
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          className="control"
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={`${id}-note`}
        />
        <button type="submit" aria-disabled={sending} data-working={sending} className="button button-quiet">
          {sending ? 'Sending...' : 'Subscribe'}
        </button>
      </div>
      <p id={`${id}-note`} aria-live="polite" className={errorMessage ? 'font-semibold' : undefined}>
        {errorMessage ?? confirmation}
      </p>
    </form>
  )
}

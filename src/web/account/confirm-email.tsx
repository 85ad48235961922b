import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmationInput } from '#domain/accounts/account-input.ts'
import { COMPANY } from '#domain/company.ts'
import { AppError } from '#domain/errors.ts'
import { useSentForm } from '#web/sent-form.ts'
import { openAuth } from '#web/session/auth-search.ts'
import { confirmByLink } from '#web/session/confirmation-api.ts'
import { fetchCurrentUser } from '#web/session/current-user.ts'
import { useLinkToken } from '#web/session/link-token.ts'
import { hasSession } from '#web/session/signed-in-mark.ts'
import { Outcome } from '#web/ui/outcome.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { takeStoredNext } from './stored-next.ts'

/**
 * Where the link of the mail leads. One more click is asked for: the mail may have come because a stranger made an account
 * with somebody's address, who would lend it to them by following a link.
 */
export function ConfirmEmail() {
  const token = useLinkToken()
  if (token) return <Confirmation key={token} token={token} />
  if (token === '') return <Unconfirmed reason="The link is incomplete. Copy all of it from the mail." />
  return (
    <Outcome title="Confirming your address">
      <p role="status">Loading...</p>
      <noscript>
        <p>This page needs JavaScript: allow it in your browser.</p>
      </noscript>
    </Outcome>
  )
}

function Confirmation({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const [passwordNeeded, setPasswordNeeded] = useState(false)
  const [outcome, setOutcome] = useState<{ refusal?: string; next?: string | undefined }>()
  const { field, submit, sending } = useSentForm({
    schema: ConfirmationInput,
    defaultValues: { token },
    send: async (input) => {
      try {
        await confirmByLink(input)
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'invalid') throw error
        if (error.fields.some(({ path }) => path === 'password')) {
          setPasswordNeeded(true)
          if (input.password === undefined) return
          throw error
        }
        setOutcome({ refusal: error.message })
        return
      }
      // Without a line the address is confirmed all the same.
      await fetchCurrentUser(queryClient).catch(() => undefined)
      setOutcome({ next: takeStoredNext() })
    },
  })
  if (outcome?.refusal !== undefined) return <Unconfirmed reason={outcome.refusal} />
  if (outcome)
    return (
      <Outcome title="Your address is confirmed">
        <p>You are signed out everywhere else.</p>
        <ContinueLink next={outcome.next} />
      </Outcome>
    )
  return (
    <Outcome title="Is this address yours?">
      <p>Confirm it if you gave it to {COMPANY.name}. If not, close this page: nothing will change.</p>
      <form onSubmit={submit} noValidate className="grid w-full gap-4">
        {passwordNeeded && (
          <>
            <PasswordField
              label="Account password"
              hint="You signed up in another browser, so we ask for your password."
              autoComplete="current-password"
              autoFocus
              {...field('password')}
            />
            <p>
              Not your account?{' '}
              <Link {...openAuth('reset-password')} to="/" className="link font-semibold">
                Set your own password
              </Link>{' '}
              by mail: the account becomes yours, and the person who opened it is signed out.
            </p>
          </>
        )}
        <SubmitButton fitted sending={sending} sendingText="Confirming...">
          Confirm my address
        </SubmitButton>
      </form>
    </Outcome>
  )
}

function Unconfirmed({ reason }: { reason: string }) {
  return (
    <Outcome title="Your address is not confirmed">
      <p role="alert" className="font-semibold text-alarm">
        {reason}
      </p>
      <p>You can ask for a new link under Personal Details.</p>
      <ContinueLink />
    </Outcome>
  )
}

function ContinueLink({ next }: { next?: string | undefined }) {
  if (next !== undefined && hasSession())
    return (
      <a href={next} className="button button-action">
        Continue
      </a>
    )
  return hasSession() ? (
    <Link to="/profile" className="button button-action">
      Personal Details
    </Link>
  ) : (
    <Link {...openAuth('sign-in', '/profile')} className="button button-action">
      Sign In
    </Link>
  )
}

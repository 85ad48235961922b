import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { openAuth } from '#web/session/auth-search.ts'
import { invalidateCurrentUser } from '#web/session/current-user.ts'
import { useLinkToken } from '#web/session/link-token.ts'
import { hasSession } from '#web/session/signed-in-mark.ts'
import { Outcome } from '#web/ui/outcome.tsx'
import { confirmEmail } from './account-api.ts'

/**
 * Where the link of the mail leads. One more click is asked for: the mail may have come because a stranger made an account
 * with somebody's address, who would lend it to them by following a link.
 */
export function ConfirmEmail() {
  const token = useLinkToken()
  return <Confirmation key={token} token={token} />
}

function Confirmation({ token }: { token: string | undefined }) {
  const queryClient = useQueryClient()
  const { mutate, isSuccess, error, isPending, isIdle } = useMutation({
    mutationFn: confirmEmail,
    onSuccess: () => invalidateCurrentUser(queryClient),
  })

  if (isSuccess)
    return (
      <Outcome title="Your address is confirmed">
        <p>Buyers now see “Verified” beside your name.</p>
        <ContinueLink />
      </Outcome>
    )
  const failure = token === '' ? 'The link is incomplete. Copy all of it from the mail.' : error?.message
  if (failure && !isPending)
    return (
      <Outcome title="Your address is not confirmed">
        <p role="alert" className="font-semibold text-alarm">
          {failure}
        </p>
        <p>A new link can be had in your personal details.</p>
        <div className="flex flex-wrap gap-3">
          {token && (
            <button type="button" className="button button-quiet" onClick={() => mutate(token)}>
              Try again
            </button>
          )}
          <ContinueLink />
        </div>
      </Outcome>
    )
  if (token && isIdle)
    return (
      <Outcome title="Is this address yours?">
        <p>
          Confirm it if it was you who gave it to {COMPANY.name}. If it was somebody else, close this page:
          without you it is not confirmed.
        </p>
        <button type="button" className="button button-action" onClick={() => mutate(token)}>
          Confirm my address
        </button>
      </Outcome>
    )
  return (
    <Outcome title="Confirming your address">
      <p role="status">Loading...</p>
      <noscript>
        <p>Your browser has to allow scripts for this page.</p>
      </noscript>
    </Outcome>
  )
}

function ContinueLink() {
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

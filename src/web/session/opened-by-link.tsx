import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Outcome } from '#web/ui/outcome.tsx'
import { useCurrentUser } from './current-user.ts'
import { useStoredLinkToken } from './link-token.ts'

/** What the link of a reminder opens without a sign-in: "prices", or "homes". `all` is where a seller has all of them. */
export type LinkedOffers = { named: 'prices' | 'homes'; all: '/seller-prices' | '/shop-details' }

/**
 * @param opened what a token opens
 * @param signedIn what is shown without a token to whoever is signed in; left out, they need the link as everybody does
 */
export function OpenedByLink({
  of,
  opened,
  signedIn,
}: {
  of: LinkedOffers
  opened: (token: string) => ReactNode
  signedIn?: ReactNode
}) {
  const token = useStoredLinkToken(`${of.named}-link`)
  const { user } = useCurrentUser()
  if (token === undefined || (token === '' && signedIn && user === undefined))
    return (
      <Outcome title={`Your ${of.named}`}>
        <p role="status">Loading...</p>
        <noscript>
          <p>This page needs JavaScript: allow it in your browser.</p>
        </noscript>
      </Outcome>
    )
  if (token === '' && signedIn && user) return signedIn
  if (token === '')
    return (
      <OpensNothing of={of}>The link is incomplete. Copy all of it from the mail, or sign in.</OpensNothing>
    )
  return opened(token)
}

export const DeadLink = ({ of }: { of: LinkedOffers }) => (
  <OpensNothing of={of}>
    The link in our mail works for 7 days, or until you change your password.
  </OpensNothing>
)

const OpensNothing = ({ of: { named, all }, children }: { of: LinkedOffers; children: ReactNode }) => (
  <Outcome title={`This link cannot open your ${named}`}>
    <p role="alert">{children}</p>
    <Link to={all} className="button button-action">
      Sign in to see your {named}
    </Link>
  </Outcome>
)

export const LinkToAll = ({ of: { named, all } }: { of: LinkedOffers }) => (
  <Link to={all} className="link font-semibold">
    All your {named}
  </Link>
)

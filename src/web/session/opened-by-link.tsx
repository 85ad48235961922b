import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { readStored, storeValue } from '#web/ui/draft.ts'
import { Outcome } from '#web/ui/outcome.tsx'
import { useCurrentUser } from './current-user.ts'
import { useLinkToken } from './link-token.ts'

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
          <p>Your browser has to allow scripts for this page.</p>
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
    A link opens its {of.named} for 7 days, and until your password changes.
  </OpensNothing>
)

const OpensNothing = ({ of: { named, all }, children }: { of: LinkedOffers; children: ReactNode }) => (
  <Outcome title={`This link opens no ${named}`}>
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

/**
 * The token of a mail's link, which has left the address: the tab keeps it under `name`, so that a reload opens the same. Empty where
 * there is none, undefined as long as that is not known.
 */
function useStoredLinkToken(name: string): string | undefined {
  const given = useLinkToken()
  const [kept, setKept] = useState<string>()
  useEffect(() => {
    if (given) storeValue('tab', name, { token: given })
    else if (given === '') {
      const stored = readStored('tab', name)
      const isToken = typeof stored === 'object' && stored !== null && 'token' in stored
      setKept(isToken ? String(stored.token) : '')
    }
  }, [given, name])
  return given || kept
}

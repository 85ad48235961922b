import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { confirmSubscription, unsubscribe } from '#web/layout/newsletter-api.ts'
import { useLinkToken } from '#web/session/link-token.ts'
import { Outcome } from '#web/ui/outcome.tsx'

const LINKS = {
  confirm: {
    send: confirmSubscription,
    doing: 'Confirming your subscription',
    done: 'You get the newsletter',
    failed: 'Your subscription is not confirmed',
    text: 'Every mail has a link with which you leave again.',
  },
  unsubscribe: {
    send: unsubscribe,
    doing: 'Taking you off the list',
    done: 'You have left the newsletter',
    failed: 'You are still on the list',
    text: 'We have forgotten your address. The box at the foot of every page takes you back, if you change your mind.',
  },
} as const

/** The target of the links in newsletter mails, which take effect without a further click. */
export function NewsletterLink({ link }: { link: keyof typeof LINKS }) {
  const { send, doing, done, failed, text } = LINKS[link]
  const token = useLinkToken()
  const { mutate, isSuccess, error, isPending } = useMutation({ mutationFn: send })
  useEffect(() => {
    if (token) mutate(token)
  }, [token, mutate])

  if (isSuccess)
    return (
      <Outcome title={done}>
        <p role="status">{text}</p>
        <Link to="/BIMNews" className="button button-quiet">
          Read BIM News
        </Link>
      </Outcome>
    )
  const failure = token === '' ? 'The link is incomplete. Copy all of it from the mail.' : error?.message
  if (failure && !isPending)
    return (
      <Outcome title={failed}>
        <p role="alert" className="font-semibold text-alarm">
          {failure}
        </p>
        {token && (
          <button type="button" className="button button-quiet" onClick={() => mutate(token)}>
            Try again
          </button>
        )}
      </Outcome>
    )
  return (
    <Outcome title={doing}>
      <p role="status">Loading...</p>
      <noscript>
        <p>Your browser has to allow scripts for this page.</p>
      </noscript>
    </Outcome>
  )
}

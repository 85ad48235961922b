import { useMutation } from '@tanstack/react-query'
import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { sameVisit } from '#web/layout/visit.ts'
import { Outcome } from '#web/ui/outcome.tsx'
import { useLinkToken } from './link-token.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The link that led here has taken effect. */
    followed?: true
  }
}

type FollowedLinkProps = {
  send: (token: string) => Promise<unknown>
  /** Headings: while it is sent, when it was, and when it failed. */
  doing: string
  done: string
  failed: string
  /** Below the heading once it is done. */
  children: ReactNode
}

/** The target of a link in a mail that takes effect without a further click. A reload, and coming back, say what has come of it. */
export function FollowedLink({ send, doing, done, failed, children }: FollowedLinkProps) {
  const token = useLinkToken()
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const followed = useLocation({ select: ({ state }) => state.followed === true })
  const { mutate, isSuccess, error, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () =>
      navigate({
        to: '.',
        search: true,
        state: (state) => ({ ...sameVisit(state), followed: true }),
        replace: true,
      }),
  })
  useEffect(() => {
    if (token) mutate(token)
  }, [token, mutate])

  if (isSuccess || (hydrated && followed && !token)) return <Outcome title={done}>{children}</Outcome>
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
        <p>This page needs JavaScript: allow it in your browser.</p>
      </noscript>
    </Outcome>
  )
}

import { Link } from '@tanstack/react-router'
import { FollowedLink } from '#web/session/followed-link.tsx'
import { confirmAlert, stopAlert } from './alert-api.ts'

const LINKS = {
  confirm: {
    send: confirmAlert,
    doing: 'Confirming your address',
    done: 'We will tell you when there is one',
    failed: 'Your address is not confirmed',
    text: 'As you have asked, when your search finds something new.',
  },
  stop: {
    send: stopAlert,
    doing: 'Forgetting your search',
    done: 'We will not write about it again',
    failed: 'Your search goes on',
    text: 'The link of a search stops that one, the last link of a mail all of them. Your address goes with the last search.',
  },
} as const

/** The target of the links in mails about saved searches. */
export function AlertLink({ link }: { link: keyof typeof LINKS }) {
  const { text, ...titles } = LINKS[link]
  return (
    <FollowedLink {...titles}>
      <p role="status">{text}</p>
      <Link to="/marketplace" className="button button-quiet">
        Go to the marketplace
      </Link>
    </FollowedLink>
  )
}

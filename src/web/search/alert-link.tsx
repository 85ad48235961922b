import { Link } from '@tanstack/react-router'
import { FollowedLink } from '#web/session/followed-link.tsx'
import { confirmAlert, stopAlert } from './alert-api.ts'

const LINKS = {
  confirm: {
    send: confirmAlert,
    doing: 'Confirming your address',
    done: 'We will tell you when there is one',
    failed: 'Your address is not confirmed',
    text: 'As you asked, when your search finds something new.',
  },
  stop: {
    send: stopAlert,
    doing: 'Deleting your search',
    done: 'We will not write about it again',
    failed: 'Your search is not stopped',
    text: 'The link under a search stops that search; the last link in a mail stops them all. With the last search we delete your address.',
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

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
    done: 'We have forgotten this search',
    failed: 'Your search is still waited for',
    text: 'Your address is forgotten with it, unless you wait for something else, too.',
  },
} as const

/** The target of the links in mails about searches that found nothing. */
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

import { Link } from '@tanstack/react-router'
import { confirmSubscription, unsubscribe } from '#web/layout/newsletter-api.ts'
import { FollowedLink } from '#web/session/followed-link.tsx'

const LINKS = {
  confirm: {
    send: confirmSubscription,
    doing: 'Confirming your subscription',
    done: 'You get the newsletter',
    failed: 'Your subscription is not confirmed',
    text: 'Every mail has a link to leave the newsletter.',
  },
  unsubscribe: {
    send: unsubscribe,
    doing: 'Taking you off the list',
    done: 'You have left the newsletter',
    failed: 'You are still on the list',
    text: 'We have deleted your address. If you change your mind, subscribe again at the foot of any page.',
  },
} as const

/** The target of the links in newsletter mails. */
export function NewsletterLink({ link }: { link: keyof typeof LINKS }) {
  const { text, ...titles } = LINKS[link]
  return (
    <FollowedLink {...titles}>
      <p role="status">{text}</p>
      <Link to="/BIMNews" className="button button-quiet">
        Read BIM News
      </Link>
    </FollowedLink>
  )
}

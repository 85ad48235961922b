import { Link } from '@tanstack/react-router'
import { Mail, PencilLine } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { openAuth } from '#web/session/auth-search.ts'
import type { ListingRef } from './message-panel.tsx'

/** Who looks at the page: null for a visitor, undefined as long as that is not known. */
export type Viewer = { _id: string } | null | undefined

// What only some visitors need is loaded when one is there.
const MessagePanel = lazy(async () => ({ default: (await import('./message-panel.tsx')).MessagePanel }))

/** 'Contact Seller' for whoever is signed in, an invitation for a visitor, the way to the form for the owner (docs/product.md 5.4). */
export function ContactOwner({ listing, viewer }: { listing: ListingRef; viewer: Viewer }) {
  // Every page is rendered for a visitor, so that for most of them nothing moves; where there is a session, CSS hides it.
  if (!viewer)
    return (
      <Link
        {...openAuth('sign-in', `/listing/${listing._id}`)}
        rel="nofollow"
        className="button button-quiet signed-in:hidden"
      >
        <Mail size={20} strokeWidth={1.75} aria-hidden="true" />
        Sign in to e-mail the seller
      </Link>
    )
  if (viewer._id === listing.userRef._id)
    return (
      <Link
        to="/update-listing/$listingId"
        params={{ listingId: listing._id }}
        className="button button-quiet"
      >
        <PencilLine size={20} strokeWidth={1.75} aria-hidden="true" />
        Edit your listing
      </Link>
    )
  return (
    <Suspense>
      <MessagePanel listing={listing} />
    </Suspense>
  )
}

import { Link } from '@tanstack/react-router'
import type { OfferKind } from '#domain/leads/lead-schema.ts'

type Offer = { kind: OfferKind; id: string; name: string }

const className = 'link inline-flex min-h-11 items-center wrap-anywhere'

/** To an own offer as buyers see it. */
export const OfferLink = ({ offer: { kind, id, name } }: { offer: Offer }) =>
  kind === 'product' ? (
    <Link to="/product/$productId" params={{ productId: id }} className={className}>
      {name}
    </Link>
  ) : (
    <Link to="/listing/$listingId" params={{ listingId: id }} className={className}>
      {name}
    </Link>
  )

/** To where its seller changes it. */
export const OfferEditLink = ({ offer: { kind, id, name } }: { offer: Offer }) =>
  kind === 'product' ? (
    <Link to="/edit-product/$productId" params={{ productId: id }} className={className}>
      {name}
    </Link>
  ) : (
    <Link to="/update-listing/$listingId" params={{ listingId: id }} className={className}>
      {name}
    </Link>
  )

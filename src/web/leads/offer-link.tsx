import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { OfferKind } from '#domain/leads/lead-schema.ts'
import { unbroken } from '#domain/materials/unbroken.ts'

type Offer = { kind: OfferKind; id: string; name: string }

const className = 'link inline-flex min-h-11 items-center wrap-anywhere'

/** To an own offer as buyers see it. */
export const OfferLink = ({ offer: { kind, id, name } }: { offer: Offer }) =>
  kind === 'product' ? (
    <Link to="/product/$productId" params={{ productId: id }} className={className}>
      {unbroken(name)}
    </Link>
  ) : (
    <Link to="/listing/$listingId" params={{ listingId: id }} className={className}>
      {unbroken(name)}
    </Link>
  )

/** To where its seller changes it. */
export const OfferEditLink = ({ offer: { kind, id, name } }: { offer: Offer }) =>
  kind === 'product' ? (
    <Link
      to="/edit-product/$productId"
      params={{ productId: id }}
      className={`${className} w-full justify-between gap-4`}
    >
      {unbroken(name)}
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
    </Link>
  ) : (
    <Link
      to="/update-listing/$listingId"
      params={{ listingId: id }}
      className={`${className} w-full justify-between gap-4`}
    >
      {unbroken(name)}
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
    </Link>
  )

import type { Listing } from '#domain/listings/listing-schema.ts'
import { formatAmount } from '#domain/money.ts'
import { Price, SavingBadge } from '#web/ui/price.tsx'

/**
 * `N 1,250,000`, for rent ` / month` on a card and ` per month` on its page; with an offer, the regular price struck through
 * beside it (decisions, Names).
 */
export function ListingPrice({ listing, large = false }: { listing: Listing; large?: boolean }) {
  const { offer, discountPrice, regularPrice, type, rentPeriod } = listing
  return (
    <Price
      price={`N ${formatAmount(offer ? discountPrice : regularPrice)}`}
      unit={type === 'rent' ? `${large ? ' per ' : ' / '}${rentPeriod}` : ''}
      before={offer && `N ${formatAmount(regularPrice)}`}
      large={large}
    />
  )
}

/** "N 50,000 OFF"; nothing without an offer. */
export function OfferBadge({ listing: { offer, discountPrice, regularPrice } }: { listing: Listing }) {
  return offer && <SavingBadge saving={`N ${formatAmount(regularPrice - discountPrice)}`} />
}

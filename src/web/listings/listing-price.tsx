import type { ListingCard } from '#domain/listings/listing-schema.ts'
import { formatAmount } from '#domain/money.ts'
import { Price, SavingBadge } from '#web/ui/price.tsx'

/** What a rent is asked for in: ` / month` where there is little room, ` per month` elsewhere. */
type Per = ' / ' | ' per '

const currentPrice = ({ offer, discountPrice, regularPrice, type, rentPeriod }: ListingCard, per: Per) => ({
  price: `N ${formatAmount(offer ? discountPrice : regularPrice)}`,
  unit: type === 'rent' ? per + rentPeriod : '',
})

/** `N 1,250,000`, for rent `N 250,000 / month`. */
export function listingPriceText(listing: ListingCard, per: Per = ' / '): string {
  const { price, unit } = currentPrice(listing, per)
  return price + unit
}

/** With an offer, the regular price struck through beside it. */
export function ListingPrice({ listing, large = false }: { listing: ListingCard; large?: boolean }) {
  const before = listing.offer && `N ${formatAmount(listing.regularPrice)}`
  return <Price {...currentPrice(listing, large ? ' per ' : ' / ')} before={before} large={large} />
}

/** "N 50,000 OFF"; nothing without an offer. */
export function OfferBadge({ listing: { offer, discountPrice, regularPrice } }: { listing: ListingCard }) {
  return offer && <SavingBadge saving={`N ${formatAmount(regularPrice - discountPrice)}`} />
}

import type { ListingCard } from '#domain/listings/listing-schema.ts'
import { formatAmount } from '#domain/money.ts'
import { Price, SavingBadge } from '#web/ui/price.tsx'

/** What a rent is asked for in: ` / month` where there is little room, ` per month` elsewhere. */
type Per = ' / ' | ' per '

const priceOf = ({ offer, discountPrice, regularPrice }: ListingCard): number =>
  offer ? discountPrice : regularPrice

const currentPrice = (listing: ListingCard, per: Per) => ({
  price: `N ${formatAmount(priceOf(listing))}`,
  unit: listing.type === 'rent' ? per + listing.rentPeriod : '',
})

/** `N 1,250,000`, for rent `N 250,000 / month`. */
export function listingPriceText(listing: ListingCard, per: Per = ' / '): string {
  const { price, unit } = currentPrice(listing, per)
  return price + unit
}

const beforeOf = ({ offer, regularPrice }: ListingCard) => offer && `N ${formatAmount(regularPrice)}`

/** Of a home's page. With an offer, the regular price struck through beside it. */
export const ListingPrice = ({ listing }: { listing: ListingCard }) => (
  <Price {...currentPrice(listing, ' per ')} before={beforeOf(listing)} large />
)

/** Of a card: `N 62,000,000 for sale`, `N 650,000 / year`, and beside a month's rent what it is in a year, as most rents are asked. */
export function ListingCardPrice({ listing }: { listing: ListingCard }) {
  const { price, unit } = currentPrice(listing, ' / ')
  const year =
    listing.type === 'rent' && listing.rentPeriod === 'month'
      ? ` (N\u00a0${formatAmount(12 * priceOf(listing))}\u00a0a\u00a0year)`
      : ''
  return (
    <Price
      price={price}
      unit={unit ? unit + year : ' for\u00a0sale'}
      before={beforeOf(listing)}
      large={false}
    />
  )
}

/** What is paid at first: of a rent, and of a sale (docs/product.md 21.4). */
export const moveInName = (type: ListingCard['type']): string =>
  type === 'rent' ? 'To move in' : 'With fees'

/** "N 50,000 OFF"; nothing without an offer. */
export function OfferBadge({ listing: { offer, discountPrice, regularPrice } }: { listing: ListingCard }) {
  return offer && <SavingBadge saving={`N ${formatAmount(regularPrice - discountPrice)}`} />
}

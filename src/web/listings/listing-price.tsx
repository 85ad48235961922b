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

const beforeOf = ({ offer, regularPrice }: ListingCard) => offer && `N ${formatAmount(regularPrice)}`

/** Of a home's page. With an offer, the regular price struck through beside it. */
export const ListingPrice = ({ listing }: { listing: ListingCard }) => (
  <Price {...currentPrice(listing, ' per ')} before={beforeOf(listing)} large />
)

/** Of a card, which says also what the home is for: `N 650,000 / year, for rent`, `N 62,000,000 for sale`. */
export function ListingCardPrice({ listing }: { listing: ListingCard }) {
  const { price, unit } = currentPrice(listing, ' / ')
  return (
    <Price
      price={price}
      unit={unit ? `${unit}, for\u00a0rent` : ' for\u00a0sale'}
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

import { linkOptions } from '@tanstack/react-router'
import { storeName } from '#domain/accounts/account-rules.ts'
import type { ShownCard as Card } from '#domain/products/product-schema.ts'
import { SellerRating } from '#web/contact/seller-rating.tsx'
import { VerifiedMark } from '#web/contact/verified-mark.tsx'
import { type CardOf, OfferCard } from '#web/offers/offer-card.tsx'
import { productDrawing } from '#web/pictures/drawn-products.ts'
import { nameBesidePrice } from '#web/prices/name-beside-price.ts'
import { PriceAge, StockBadge } from '#web/prices/price-age.tsx'
import { useRequestedPacks } from '#web/prices/requested-quantity.ts'
import { SaveButton } from '#web/saved/save-button.tsx'
import { ComparablePrice, DiscountBadge, OrderedPrice, ProductPrice } from './product-price.tsx'

type ProductCardProps = CardOf<Card> & {
  /** Among the seller's own, where the page says whose they are. */
  isInShop?: boolean
}

/** What it is, what it costs, where it is and who sells it: on a phone as a row (docs/product.md 4.4). */
export function ProductCard({ offer: product, eager, isInShop = false }: ProductCardProps) {
  const packs = useRequestedPacks(product)
  return (
    <OfferCard
      offer={product}
      title={nameBesidePrice(product)}
      eager={eager}
      page={linkOptions({
        to: '/product/$productId',
        params: { productId: product._id },
        search: packs > 1 ? { quantity: packs } : {},
      })}
      drawing={productDrawing(product)}
      badge={
        product.inStock ? (
          product.discount && <DiscountBadge product={product} />
        ) : (
          <StockBadge product={product} />
        )
      }
      heart={<SaveButton kind="products" offer={product} />}
      row
    >
      <ProductPrice product={product} packs={packs} />
      <OrderedPrice product={product} packs={packs} />
      <div className="offer-card-where">
        {product.type === 'Labour' && <b>Labour</b>}
        <ComparablePrice product={product} packs={packs} />
        <p>{placeOf(product)}</p>
      </div>
      {!isInShop && (
        <p className="offer-card-seller">
          <span>
            <span className="sr-only">Sold by </span>
            {storeName(product.userRef)}
          </span>
          {product.userRef.verified && <VerifiedMark />}
          <SellerRating seller={product.userRef} />
        </p>
      )}
      <PriceAge price={product} />
    </OfferCard>
  )
}

/** The same in its seller's shop. */
export const ShopProductCard = (card: CardOf<Card>) => <ProductCard {...card} isInShop />

/** "Ikeja, Lagos · 12 km"; the distance where the list is about a place. */
function placeOf({ lga, location, distanceKm }: Card): string {
  const place = lga ? `${lga}, ${location}` : location
  return distanceKm === undefined ? place : `${place} · ${Math.round(distanceKm)} km`
}

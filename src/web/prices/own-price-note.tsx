import { Link } from '@tanstack/react-router'
import type { Product } from '#domain/products/product-schema.ts'
import { PriceAge } from './price-age.tsx'

const SLEEPS = {
  fresh: undefined,
  ageing: undefined,
  stale: 'Its price is old, so lists show it after others.',
  asleep: 'Asleep: its price is too old, so only your shop shows it, and no list.',
}

/** What its seller is told of an offer: how old its price is, and why buyers do not find it, or not easily. */
export function OwnPriceNote({
  product,
}: {
  product: Pick<Product, 'priceConfirmedAt' | 'freshness' | 'inStock'>
}) {
  const sleeps = SLEEPS[product.freshness]
  return (
    <>
      {!product.inStock && <p className="text-sm font-semibold">Out of stock</p>}
      <PriceAge price={product} />
      {sleeps && (
        <p className="text-sm">
          <span className={product.freshness === 'asleep' ? 'font-semibold text-alarm' : 'text-quiet'}>
            {sleeps}
          </span>{' '}
          <Link to="/seller-prices" className="link font-semibold">
            Confirm it in Prices
          </Link>
        </p>
      )}
    </>
  )
}

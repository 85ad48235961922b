import { Link } from '@tanstack/react-router'
import type { Product } from '#domain/products/product-schema.ts'

const SLEEPS = {
  fresh: undefined,
  ageing: undefined,
  stale: 'Its price is old, so lists show it after others.',
  asleep: 'Asleep: its price is too old, so only your shop shows it, and no list.',
}

/** What its seller is told of an offer that buyers do not find, or not easily. */
export function OwnPriceNote({ product }: { product: Pick<Product, 'freshness' | 'inStock'> }) {
  const sleeps = SLEEPS[product.freshness]
  return (
    <>
      {!product.inStock && <p className="text-sm font-semibold">Out of stock</p>}
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

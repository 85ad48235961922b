import { Link } from '@tanstack/react-router'
import { perSold } from '#domain/materials/pack-words.ts'
import { formatAmount } from '#domain/money.ts'
import { askedPrice } from '#domain/prices/price-for.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { SaveButton } from '#web/saved/save-button.tsx'
import { OfferSeller } from './offer-seller.tsx'

/** Offers of the material that have no comparable price, each with its reason. */
export function NotComparable({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="not-comparable" className="mt-10 w-full">
      <h2 id="not-comparable" className="text-xl">
        Not compared
      </h2>
      <p className="mt-1 text-quiet">Ask these sellers what their price buys before you compare it.</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {products.map((product) => (
          <li
            key={product._id}
            className="grid gap-x-6 py-3 md:grid-cols-[minmax(0,1fr)_12rem_minmax(0,1fr)_auto]"
          >
            <p>
              <Link
                to="/product/$productId"
                params={{ productId: product._id }}
                className="link font-semibold wrap-anywhere"
              >
                {product.name}
              </Link>
              <br />
              <OfferSeller offer={product} />
            </p>
            <p className="tabular-nums">
              <span className="font-semibold">₦{formatAmount(askedPrice(product))}</span>
              <span className="text-quiet">{perSold(product)}</span>
            </p>
            <p className="text-sm text-quiet">{product.notComparable}</p>
            <SaveButton kind="products" offer={product} className="max-md:justify-self-end" />
          </li>
        ))}
      </ul>
    </section>
  )
}

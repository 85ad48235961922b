import { priceAge } from '#domain/prices/price-age.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { AgeLine } from '#web/ui/age-line.tsx'

type Aged = Pick<Product, 'priceConfirmedAt' | 'freshness'>

/** "Confirmed 3 days ago", beside a price. */
export const PriceAgeBeside = ({ price }: { price: Aged }) => (
  <AgeLine isOld={price.freshness !== 'fresh'}>{priceAge(price, Date.now()).replace('Price c', 'C')}</AgeLine>
)

/** "Price confirmed 3 days ago". */
export const PriceAge = ({ price }: { price: Aged }) => (
  <AgeLine isOld={price.freshness !== 'fresh'}>{priceAge(price, Date.now())}</AgeLine>
)

/** Of a price that is not to be relied on any more: quieter, and as readable. */
export const isOldPrice = ({ freshness }: Pick<Aged, 'freshness'>): boolean =>
  freshness === 'stale' || freshness === 'asleep'

/** Nobody can buy it now; its seller can be asked. Nothing for what is in stock. */
export function StockBadge({ product }: { product: Pick<Product, 'inStock'> }) {
  return (
    !product.inStock && (
      <p className="rounded-control bg-ink px-2 py-0.5 text-sm font-semibold text-paper">Out of stock</p>
    )
  )
}

import { Clock, ClockAlert } from 'lucide-react'
import { priceAge } from '#domain/prices/price-age.ts'
import type { Product } from '#domain/products/product-schema.ts'

type Aged = Pick<Product, 'priceConfirmedAt' | 'freshness'>

/** "Price confirmed 3 days ago". An old one has an icon of its own, too. */
export function PriceAge({ price }: { price: Aged }) {
  const Icon = price.freshness === 'fresh' ? Clock : ClockAlert
  return (
    <p className="flex items-start gap-1 text-sm text-quiet">
      <Icon size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden="true" />
      {/* The day may change between the server's page and the browser's. */}
      <time dateTime={price.priceConfirmedAt} suppressHydrationWarning>
        {priceAge(price, Date.now())}
      </time>
    </p>
  )
}

/** Of a price that is not to be relied on any more: quieter, and as readable. */
export const isOldPrice = ({ freshness }: Pick<Aged, 'freshness'>): boolean =>
  freshness === 'stale' || freshness === 'asleep'

/** Nobody can buy it now; its seller can be asked. Nothing for what is in stock. */
export function StockBadge({ product }: { product: Pick<Product, 'inStock'> }) {
  return (
    !product.inStock && (
      <p className="rounded-control border border-ink bg-surface px-2 py-0.5 text-sm font-semibold text-ink">
        Out of stock
      </p>
    )
  )
}

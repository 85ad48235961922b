import { useQuery } from '@tanstack/react-query'
import type { PageProduct } from '#domain/products/product-schema.ts'
import { PriceHistory } from './price-history.tsx'
import { priceHistoryQuery } from './price-history-api.ts'

/** What a product has cost, where that was ever something else: `PriceSince` beside its price asks for it. */
export function PriceHistorySection({ product }: { product: PageProduct }) {
  const { data: past } = useQuery({ ...priceHistoryQuery(product._id), enabled: false })
  if (!past || past.points.length < 2) return null
  return (
    <section aria-labelledby="price-history">
      <h2 id="price-history" className="mb-2 text-lg">
        Price history
      </h2>
      <PriceHistory past={past} sold={product} />
    </section>
  )
}

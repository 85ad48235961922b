import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { PageProduct } from '#domain/products/product-schema.ts'
import { NO_CONNECTION } from '#web/api-client.ts'
import { useNear } from '#web/ui/use-near.ts'
import { PriceHistory } from './price-history.tsx'
import { priceHistoryQuery } from './price-history-api.ts'

type PriceHistorySectionProps = {
  product: PageProduct
  /** How many are wanted, as the address says it: the link keeps it. */
  quantity: number | undefined
}

/** The price history below a product, asked for when its reader is a screen away; until then, and without scripts, the way to a page that has it. */
export function PriceHistorySection({ product, quantity }: PriceHistorySectionProps) {
  const section = useRef<HTMLElement>(null)
  const { data: past, error } = useQuery({ ...priceHistoryQuery(product._id), enabled: useNear(section) })
  useEffect(() => {
    if (error && error.message !== NO_CONNECTION)
      reportError(new Error('The price history could not be loaded', { cause: error }))
  }, [error])
  return (
    <section ref={section} aria-labelledby="price-history">
      <h2 id="price-history" className="mb-2 text-lg">
        Price history
      </h2>
      {past ? (
        <PriceHistory past={past} sold={product} />
      ) : (
        <a href={`?${quantity ? `quantity=${quantity}&` : ''}history=all#price-history`} className="link">
          What it has cost
        </a>
      )}
    </section>
  )
}

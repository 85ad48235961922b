import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatDay } from '#domain/dates.ts'
import type { PageProduct } from '#domain/products/product-schema.ts'
import { NO_CONNECTION } from '#web/api-client.ts'
import { useNear } from '#web/ui/use-near.ts'
import { priceHistoryQuery } from './price-history-api.ts'

type PriceSinceProps = {
  product: PageProduct
  /** How many are wanted: the link keeps it. */
  quantity: number
}

/** Since when a price that has never been another stands; else, and until its past has come, the way to that. */
export function PriceSince({ product, quantity }: PriceSinceProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const { data: past, error } = useQuery({ ...priceHistoryQuery(product._id), enabled: useNear(line) })
  useEffect(() => {
    if (error && error.message !== NO_CONNECTION)
      reportError(new Error('The price history could not be loaded', { cause: error }))
  }, [error])
  const [first] = past?.points ?? []
  return (
    <p ref={line}>
      {first && past?.points.length === 1 ? (
        `Unchanged since ${formatDay(first.at)}`
      ) : (
        <a
          href={
            past
              ? '#price-history'
              : `?${quantity > 1 ? `quantity=${quantity}&` : ''}history=all#price-history`
          }
          className="link"
        >
          What it has cost
        </a>
      )}
    </p>
  )
}

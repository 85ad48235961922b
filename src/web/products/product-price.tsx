import { formatAmount } from '#domain/money.ts'
import type { Product } from '#domain/products/product-schema.ts'

/** `NGN 7,500/bags`; with a discount, the regular price struck through beside it (decisions, Names). */
export function ProductPrice({
  product,
}: {
  product: Pick<Product, 'regularPrice' | 'discountPrice' | 'discount' | 'unit'>
}) {
  const price = product.discount ? product.discountPrice : product.regularPrice
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span>
        <span className="text-lg font-bold">NGN {formatAmount(price)}</span>
        <span className="text-sm text-quiet">/{product.unit}</span>
      </span>
      {product.discount && (
        <s className="text-sm text-quiet">
          <span className="sr-only">Before: </span>NGN {formatAmount(product.regularPrice)}
        </s>
      )}
    </p>
  )
}

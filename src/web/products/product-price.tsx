import { formatAmount } from '#domain/money.ts'
import type { Product } from '#domain/products/product-schema.ts'

/** `NGN 7,500/bags`; with a discount, the regular price struck through beside it (decisions, Names). */
export function ProductPrice({ product, large = false }: { product: Product; large?: boolean }) {
  const price = product.discount ? product.discountPrice : product.regularPrice
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span>
        <span className={`font-bold ${large ? 'text-2xl' : 'text-lg'}`}>NGN {formatAmount(price)}</span>
        <span className={`text-quiet ${large ? '' : 'text-sm'}`}>/{product.unit}</span>
      </span>
      {product.discount && (
        <s className={`text-quiet ${large ? '' : 'text-sm'}`}>
          <span className="sr-only">Before: </span>NGN {formatAmount(product.regularPrice)}
        </s>
      )}
    </p>
  )
}

/** "N 50,000 OFF"; nothing without a discount. */
export function DiscountBadge({ product }: { product: Product }) {
  if (!product.discount) return null
  return (
    <p className="rounded-control bg-action px-2 py-0.5 text-sm font-semibold text-on-action tabular-nums">
      N {formatAmount(product.regularPrice - product.discountPrice)} OFF
    </p>
  )
}

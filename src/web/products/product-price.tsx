import { formatAmount } from '#domain/money.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { Price, SavingBadge } from '#web/ui/price.tsx'

/** `NGN 7,500/bags`; with a discount, the regular price struck through beside it (decisions, Names). */
export function ProductPrice({ product, large = false }: { product: Product; large?: boolean }) {
  const { discount, discountPrice, regularPrice, unit } = product
  return (
    <Price
      price={`NGN ${formatAmount(discount ? discountPrice : regularPrice)}`}
      unit={`/${unit}`}
      before={discount && `NGN ${formatAmount(regularPrice)}`}
      large={large}
    />
  )
}

/** "N 50,000 OFF"; nothing without a discount. */
export function DiscountBadge({ product: { discount, discountPrice, regularPrice } }: { product: Product }) {
  return discount && <SavingBadge saving={`N ${formatAmount(regularPrice - discountPrice)}`} />
}

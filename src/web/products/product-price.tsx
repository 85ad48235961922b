import { formatAmount } from '#domain/money.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { Price, SavingBadge } from '#web/ui/price.tsx'

/** What one unit costs now. */
const currentPrice = ({ discount, discountPrice, regularPrice, unit }: Product) => ({
  price: `NGN ${formatAmount(discount ? discountPrice : regularPrice)}`,
  unit: `/${unit}`,
})

/** `NGN 7,500/bags`. */
export function productPriceText(product: Product): string {
  const { price, unit } = currentPrice(product)
  return price + unit
}

/** `NGN 7,500/bags`; with a discount, the regular price struck through beside it. */
export function ProductPrice({ product, large = false }: { product: Product; large?: boolean }) {
  const before = product.discount && `NGN ${formatAmount(product.regularPrice)}`
  return <Price {...currentPrice(product)} before={before} large={large} />
}

/** "N 50,000 OFF"; nothing without a discount. */
export function DiscountBadge({ product: { discount, discountPrice, regularPrice } }: { product: Product }) {
  return discount && <SavingBadge saving={`N ${formatAmount(regularPrice - discountPrice)}`} />
}

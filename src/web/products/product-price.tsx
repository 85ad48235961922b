import { soldBy } from '#domain/materials/pack-words.ts'
import { formatAmount } from '#domain/money.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { isOldPrice } from '#web/prices/price-age.tsx'
import { Price, SavingBadge } from '#web/ui/price.tsx'

/** What one pack costs now, or one unit where there is no pack. */
const currentPrice = ({ discount, discountPrice, regularPrice, ...sold }: Product) => ({
  price: `NGN ${formatAmount(discount ? discountPrice : regularPrice)}`,
  unit: ` / ${soldBy(sold)}`,
})

/** `NGN 7,500 / bag`, `NGN 9,600 / 12 m length`. */
export function productPriceText(product: Product): string {
  const { price, unit } = currentPrice(product)
  return price + unit
}

/** `NGN 7,500 / bag`; with a discount, the regular price struck through beside it. */
export function ProductPrice({ product, large = false }: { product: Product; large?: boolean }) {
  const before = product.discount && `NGN ${formatAmount(product.regularPrice)}`
  return <Price {...currentPrice(product)} before={before} large={large} old={isOldPrice(product)} />
}

/** "N 50,000 OFF"; nothing without a discount. */
export function DiscountBadge({ product: { discount, discountPrice, regularPrice } }: { product: Product }) {
  return discount && <SavingBadge saving={`N ${formatAmount(regularPrice - discountPrice)}`} />
}

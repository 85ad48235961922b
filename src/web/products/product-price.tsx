import { comparableWords, perSold, soldCount } from '#domain/materials/pack-words.ts'
import { formatAmount } from '#domain/money.ts'
import { askedPrice, costFor, priceFor, savingFor } from '#domain/prices/price-for.ts'
import type { ShownCard } from '#domain/products/product-schema.ts'
import { isOldPrice } from '#web/prices/price-age.tsx'
import { Price, SavingBadge } from '#web/ui/price.tsx'

/** What one pack costs where so many are bought, or one unit where there is no pack. */
const currentPrice = (product: ShownCard, packs: number) => ({
  price: `NGN ${formatAmount(priceFor(product, packs))}`,
  unit: perSold(product),
})

/** `NGN 7,500 / bag`, `NGN 9,600 / 12 m length`, `NGN 28,500 each`. */
export function productPriceText(product: ShownCard): string {
  const { price, unit } = currentPrice(product, 1)
  return price + unit
}

type ProductPriceProps = { product: ShownCard; packs?: number; large?: boolean }

/** `NGN 7,500 / bag`; with a discount or a price break, what it costs otherwise struck through beside it. */
export function ProductPrice({ product, packs = 1, large = false }: ProductPriceProps) {
  const { regularPrice } = product
  const before = priceFor(product, packs) < regularPrice && `NGN ${formatAmount(regularPrice)}`
  return <Price {...currentPrice(product, packs)} before={before} large={large} old={isOldPrice(product)} />
}

/** `60 bags: NGN 588,000 · saves NGN 12,000`: what is wanted, together. */
export function OrderedPrice({ product, packs }: { product: ShownCard; packs: number }) {
  if (packs <= 1) return null
  const saving = savingFor(product, packs)
  return (
    <p className="text-sm tabular-nums">
      {soldCount(product, packs)}: NGN {formatAmount(costFor(product, packs))}
      {saving > 0 && <span className="font-semibold text-site"> · saves NGN {formatAmount(saving)}</span>}
    </p>
  )
}

/**
 * `≈ NGN 901 a kg`: what it costs in the unit in which its material is compared; nothing where that is not known, or is what is asked.
 */
export function ComparablePrice({ product, packs = 1 }: Omit<ProductPriceProps, 'large'>) {
  const { comparable } = product
  if (!comparable || (comparable.conversion === 'exact' && comparable.price === askedPrice(product)))
    return null
  const price = priceFor(product, packs) / comparable.quantity
  return <p>{comparableWords({ ...comparable, price }, 'NGN ')}</p>
}

/** "N 50,000 OFF"; nothing without a discount. */
export function DiscountBadge({
  product: { discount, discountPrice, regularPrice },
}: {
  product: ShownCard
}) {
  return discount && <SavingBadge saving={`N ${formatAmount(regularPrice - discountPrice)}`} />
}

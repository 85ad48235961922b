import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { comparableWords } from '#domain/materials/pack-words.ts'
import type { PageProduct } from '#domain/products/product-schema.ts'
import { isOldPrice } from '#web/prices/price-age.tsx'
import { amountOf } from '#web/prices/requested-quantity.ts'
import { comparisonHintQuery } from './product-api.ts'

type CompareHintProps = {
  product: PageProduct
  /** How many are wanted. */
  packs: number
}

/** "Compare with 6 others in Lagos, from ₦207 a kg", or that this price is the lowest: the way to the same thing from other sellers. Its failure is its own affair. */
export function CompareHint({ product, packs }: CompareHintProps) {
  const { data: hint } = useQuery({
    ...comparisonHintQuery(product._id),
    enabled: Boolean(product.material?.specification),
  })
  if (!hint) return null
  const { specification, others, state, lowest, unit, conversion } = hint
  const [materialId = '', slug] = specification.split('/')
  const from = comparableWords({ price: lowest, unit, conversion }).replaceAll(' ', '\u00a0')
  const isLowest =
    product.inStock && product.comparable && product.comparable.price < lowest && !isOldPrice(product)
  const search = { state: state ?? undefined, quantity: packs > 1 ? amountOf(product, packs) : undefined }
  const look = {
    className: 'link inline-flex min-h-11 items-center justify-self-start font-semibold',
    children: `Compare with ${others === 1 ? '1 other' : `${others} others`} in ${state ?? 'Nigeria'}${isLowest ? ': this price is the lowest' : `, from ${from}`}`,
  }
  return slug === undefined ? (
    <Link to="/materials/$materialId" params={{ materialId }} search={search} {...look} />
  ) : (
    <Link to="/materials/$materialId/$slug" params={{ materialId, slug }} search={search} {...look} />
  )
}

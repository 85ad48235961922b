import { soldBy } from '#domain/materials/pack-words.ts'
import { countedInIndex } from '#domain/prices/counted-in-index.ts'
import type { PageProduct } from '#domain/products/product-schema.ts'
import { BesideIndex } from '#web/prices/beside-index.tsx'
import { nameBesidePrice } from '#web/prices/name-beside-price.ts'
import { PriceAge, StockBadge } from '#web/prices/price-age.tsx'
import { PriceSince } from '#web/prices/price-since.tsx'
import { SaveButton } from '#web/saved/save-button.tsx'
import { OrderQuantity } from './order-quantity.tsx'
import { ComparablePrice, DiscountBadge, ProductPrice } from './product-price.tsx'

type ProductSummaryProps = {
  product: PageProduct
  /** How many are wanted. */
  packs: number
  onPacks: (packs: number) => void
}

/** What it is and what it costs. */
export function ProductSummary({ product, packs, onPacks }: ProductSummaryProps) {
  return (
    <div className="grid gap-4">
      <div className="flex items-start justify-between gap-3">
        <h1 className="min-w-0 text-xl text-pretty md:text-2xl wrap-anywhere">{nameBesidePrice(product)}</h1>
        <SaveButton kind="products" offer={product} className="-my-2 shrink-0" />
      </div>
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ProductPrice product={product} packs={packs} large />
          <DiscountBadge product={product} />
          <StockBadge product={product} />
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-quiet tabular-nums">
          <ComparablePrice product={product} packs={packs} />
          <PriceAge price={product} />
          <PriceSince product={product} quantity={packs} />
        </div>
      </div>
      <OrderQuantity product={product} packs={packs} onPacks={onPacks} />
      {product.type === 'Material' && product.material?.specification && product.comparable && (
        <BesideIndex
          specification={product.material.specification}
          region={product.location}
          price={product.comparable.price}
          counted={countedInIndex(product.comparable.conversion, product.comparable.unit)}
          pack={{ holds: product.comparable.quantity, name: soldBy(product) }}
          every={classOf(product)}
        />
      )}
    </div>
  )
}

/** What is known of it that its material is not told apart by: the index counts all of them. */
const classOf = ({ material, details }: PageProduct): string | undefined =>
  material?.specification?.includes('/') ? undefined : details[0]?.name.toLowerCase()

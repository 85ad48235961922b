import { categoryName } from '#domain/catalogue.ts'
import { formatDay } from '#domain/dates.ts'
import { soldBy, soldCount } from '#domain/materials/pack-words.ts'
import type { PageProduct } from '#domain/products/product-schema.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'

/** What kind of thing it is, and how it is sold. */
export function ProductFacts({ product }: { product: PageProduct }) {
  return (
    <div className="stack">
      <ul aria-label="Kinds" className="flex flex-wrap gap-2">
        {product.subCategories.map((name) => (
          <li key={name} className="rounded-control border border-edge px-2 py-0.5 text-sm font-semibold">
            {name}
          </li>
        ))}
      </ul>
      <Facts>
        <Fact label="Category">{categoryName(product.categories)}</Fact>
        <Fact label="Type">{product.type}</Fact>
        <Fact label="Sold per">{soldBy(product)}</Fact>
        {product.minimumOrder !== null && (
          <Fact label="Minimum order">{soldCount(product, product.minimumOrder)}</Fact>
        )}
        <Fact label="Listed">
          <time dateTime={product.createdAt}>{formatDay(product.createdAt)}</time>
        </Fact>
      </Facts>
    </div>
  )
}

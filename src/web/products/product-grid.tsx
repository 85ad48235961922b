import type { Product } from '#domain/products/product-schema.ts'
import { CardGrid, type Columns } from '#web/ui/card-grid.tsx'
import { ProductCard } from './product-card.tsx'

/** `eager` is how many cards a phone shows at once: what else is near is fetched as soon as the page is laid out. */
export function ProductGrid({
  products,
  columns,
  eager = 1,
}: Columns & { products: readonly Product[]; eager?: number }) {
  return (
    <CardGrid columns={columns}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard product={product} eager={index < eager} />
        </li>
      ))}
    </CardGrid>
  )
}

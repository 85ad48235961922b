import type { Product } from '#domain/products/product-schema.ts'
import { CardGrid, type Columns } from '#web/ui/card-grid.tsx'
import { ProductCard } from './product-card.tsx'

/** `eager` is how many cards are on the screen at once. */
export function ProductGrid({
  products,
  columns,
  eager = 4,
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

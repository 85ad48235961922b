import type { Product } from '#domain/products/product-schema.ts'
import { ProductCard } from './product-card.tsx'

/** Columns by width, as each screen of §2 asks: small, medium, large. */
const COLUMNS = {
  3: 'grid-cols-1 md:grid-cols-2 lg:grid-cols-3',
  4: 'grid-cols-1 sm:grid-cols-2 lg:grid-cols-4',
} as const

export type Columns = { columns: keyof typeof COLUMNS }

/** `eager` is how many cards are on the screen at once. */
export function ProductGrid({
  products,
  columns,
  eager = 4,
}: Columns & { products: readonly Product[]; eager?: number }) {
  return (
    <ul className={`grid gap-4 ${COLUMNS[columns]}`}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard product={product} eager={index < eager} />
        </li>
      ))}
    </ul>
  )
}

/** Where cards will stand, while they are on their way. */
export function ProductGridSkeleton({ columns }: Columns) {
  return (
    <div className={`grid gap-4 ${COLUMNS[columns]}`} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className="card drafting overflow-hidden">
          <div className="drawing-grid aspect-4/3 border-b border-line" />
          <div className="grid gap-3 p-4">
            <div className="h-4 w-4/5 rounded-sm bg-line" />
            <div className="h-5 w-2/5 rounded-sm bg-line" />
            <div className="h-3 w-3/5 rounded-sm bg-line" />
          </div>
        </div>
      ))}
    </div>
  )
}

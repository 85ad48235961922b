import { useQuery } from '@tanstack/react-query'
import { CourtesyList } from '#web/lists/courtesy-list.tsx'
import { relatedProductsQuery } from './product-api.ts'
import { ProductGrid } from './product-grid.tsx'

export function RelatedProducts({ productId }: { productId: string }) {
  return (
    <CourtesyList
      id="related"
      title="Product like this"
      list={useQuery(relatedProductsQuery(productId))}
      complaint="Related Categories cannot be fetched"
    >
      {(products) => <ProductGrid products={products} columns={4} eager={0} />}
    </CourtesyList>
  )
}

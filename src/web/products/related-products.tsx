import { useQuery } from '@tanstack/react-query'
import { RelatedSection } from '#web/lists/related-section.tsx'
import { relatedProductsQuery } from './product-api.ts'
import { ProductGrid } from './product-grid.tsx'

export function RelatedProducts({ productId }: { productId: string }) {
  return (
    <RelatedSection
      id="related"
      title="Product like this"
      list={useQuery(relatedProductsQuery(productId))}
      failure="Related Categories cannot be fetched"
    >
      {(products) => <ProductGrid products={products} columns={4} eager={0} />}
    </RelatedSection>
  )
}

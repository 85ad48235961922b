import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { relatedProductsQuery } from './product-api.ts'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'

/** The section is a courtesy: without products, and after a failure, which is only logged (§8), it is not there. */
export function RelatedProducts({ productId }: { productId: string }) {
  const { data: products, error } = useQuery(relatedProductsQuery(productId))
  useEffect(() => {
    if (error) reportError(new Error('Related Categories cannot be fetched', { cause: error }))
  }, [error])
  if (error || products?.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-12">
      <div className="dimension-line mb-3 w-24" aria-hidden="true" />
      <h2 id="related" className="mb-6 text-2xl">
        Product like this
      </h2>
      {products ? (
        <ProductGrid products={products} columns={4} eager={0} />
      ) : (
        <>
          <p role="status" className="mb-3 text-quiet">
            Loading...
          </p>
          <ProductGridSkeleton columns={4} />
        </>
      )}
    </section>
  )
}

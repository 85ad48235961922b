import { noop, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { PencilLine } from 'lucide-react'
import { canEditOffer } from '#domain/offers/offer-rules.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { ReportButton } from '#web/moderation/report-button.tsx'
import { productQuery, relatedProductsQuery } from '#web/products/product-api.ts'
import { ProductDetails } from '#web/products/product-details.tsx'
import { LoadingProduct, MissingProduct, ProductFrame } from '#web/products/product-frame.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'
import { RouteFailure } from '#web/ui/route-failure.tsx'
import { found } from './-found.ts'
import { productThing } from './-offered-things.ts'
import { productWords } from './-offered-words.ts'

export const Route = createFileRoute('/product/$productId')({
  loader: async ({ context: { queryClient, baseUrl }, params: { productId } }) => {
    const product = await found(queryClient, productQuery(productId))
    // In the browser the section asks for itself; its failure is its own affair.
    if (import.meta.env.SSR) await queryClient.query(relatedProductsQuery(productId)).catch(noop)
    return {
      ...productWords(product),
      things: import.meta.env.SSR ? [productThing(baseUrl, product)] : undefined,
    }
  },
  head: ({ match, params: { productId }, loaderData }) =>
    pageHead(match, {
      title: 'Product Details',
      ...loaderData,
      kind: 'product',
      path: `/product/${productId}`,
    }),
  component: ProductRoute,
  pendingComponent: LoadingProduct,
  pendingMs: 150,
  errorComponent: ({ reset }) => (
    <ProductFrame>
      <RouteFailure reset={reset}>Error loading product details</RouteFailure>
    </ProductFrame>
  ),
  notFoundComponent: MissingProduct,
})

/** The key: another product starts with its first picture, and its number hidden. */
function ProductRoute() {
  const { data: product } = useSuspenseQuery(productQuery(Route.useParams().productId))
  const { user } = useCurrentUser()
  return (
    <ProductDetails
      key={product._id}
      product={product}
      actions={
        user && canEditOffer({ id: user._id }, product) ? (
          <EditLink productId={product._id} />
        ) : (
          <ReportButton
            subject="product"
            id={product._id}
            ownerId={product.userRef._id}
            what="this product"
          />
        )
      }
    />
  )
}

const EditLink = ({ productId }: { productId: string }) => (
  <Link to="/edit-product/$productId" params={{ productId }} className="button button-quiet">
    <PencilLine size={20} strokeWidth={1.75} aria-hidden="true" />
    Edit your product
  </Link>
)

import { noop, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { PencilLine } from 'lucide-react'
import { COMPANY } from '#domain/company.ts'
import { mayEditProduct } from '#domain/products/product-rules.ts'
import { productQuery, relatedProductsQuery } from '#web/products/product-api.ts'
import { ProductDetails } from '#web/products/product-details.tsx'
import { LoadingProduct, MissingProduct, ProductFrame } from '#web/products/product-frame.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'
import { RouteFailure } from '#web/ui/route-failure.tsx'
import { found } from './-found.ts'

export const Route = createFileRoute('/product/$productId')({
  loader: async ({ context: { queryClient }, params: { productId } }) => {
    const { name, location, description } = await found(queryClient, productQuery(productId))
    // In the browser the section asks for itself; its failure is its own affair.
    if (import.meta.env.SSR) await queryClient.query(relatedProductsQuery(productId)).catch(noop)
    return { title: `${name}, ${location}`, description: description.replace(/\s+/g, ' ').slice(0, 160) }
  },
  head: ({ params, loaderData }) => ({
    meta: [
      { title: `${loaderData?.title ?? 'Product Details'} | ${COMPANY.name}` },
      ...(loaderData ? [{ name: 'description', content: loaderData.description }] : []),
    ],
    links: [{ rel: 'canonical', href: `/product/${params.productId}` }],
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
      actions={user && mayEditProduct({ id: user._id }, product) && <EditLink productId={product._id} />}
    />
  )
}

const EditLink = ({ productId }: { productId: string }) => (
  <Link to="/edit-product/$productId" params={{ productId }} className="button button-quiet">
    <PencilLine size={20} strokeWidth={1.75} aria-hidden="true" />
    Edit your product
  </Link>
)

import { noop, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { PencilLine } from 'lucide-react'
import { canEditOffer } from '#domain/offers/offer-rules.ts'
import { parseProductOrder } from '#domain/products/product-order.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { HowMuch } from '#web/materials/how-much.tsx'
import { ReportButton } from '#web/moderation/report-button.tsx'
import { LoadingOffer, OfferFrame } from '#web/offers/offer-frame.tsx'
import { PriceHistory } from '#web/prices/price-history.tsx'
import { priceHistoryQuery } from '#web/prices/price-history-api.ts'
import { comparisonHintQuery, productQuery } from '#web/products/product-api.ts'
import { ProductDetails } from '#web/products/product-details.tsx'
import { productPriceSeen } from '#web/saved/product-price-seen.ts'
import { useViewed } from '#web/saved/use-viewed.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { RouteFailure } from '#web/ui/route-failure.tsx'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import { found } from './-found.ts'

const TITLE = 'Product Details'

export const Route = createFileRoute('/product/$productId')({
  validateSearch: parseProductOrder,
  loader: async ({ context: { queryClient, baseUrl }, params: { productId: id } }) => {
    // The words of prices are fetched with the first product, and burden no other page. In the browser the sections ask for themselves.
    const [{ productHead }, product] = await Promise.all([
      import('./-product-head.ts'),
      found(queryClient, productQuery(id)),
      ...(import.meta.env.SSR
        ? [
            queryClient.query(comparisonHintQuery(id)).catch(noop),
            queryClient.query(priceHistoryQuery(id)).catch(noop),
          ]
        : []),
    ])
    return productHead(baseUrl, product)
  },
  head: ({ match, params: { productId }, loaderData }) =>
    pageHead(match, {
      title: TITLE,
      ...loaderData,
      kind: 'product',
      path: `/product/${productId}`,
    }),
  component: ProductRoute,
  pendingComponent: () => <LoadingOffer title={TITLE} />,
  pendingMs: 150,
  errorComponent: (failure) => (
    <OfferFrame title={TITLE}>
      <RouteFailure {...failure}>Error loading product details</RouteFailure>
    </OfferFrame>
  ),
  notFoundComponent: MissingProduct,
})

function MissingProduct() {
  return (
    <OfferFrame title={TITLE}>
      <EmptyNotice
        hint="It may have been sold or taken down, or the address is mistyped."
        action={
          <Link to="/market" className="button button-action">
            Go to the market
          </Link>
        }
      >
        No product found.
      </EmptyNotice>
    </OfferFrame>
  )
}

/** The key: another product starts with its first picture, and its number hidden. */
function ProductRoute() {
  const { data: product } = useSuspenseQuery(productQuery(Route.useParams().productId))
  const { user } = useCurrentUser()
  useViewed('products', product, productPriceSeen)
  return (
    <ProductDetails
      key={product._id}
      title={TITLE}
      product={product}
      quantity={Route.useSearch().quantity}
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
    >
      {product.material && (
        <HowMuch
          material={product.material.id}
          specification={product.material.specification}
          offers={[product]}
          state={product.location}
        />
      )}
      <PriceHistory productId={product._id} sold={product} />
    </ProductDetails>
  )
}

const EditLink = ({ productId }: { productId: string }) => (
  <Link to="/edit-product/$productId" params={{ productId }} className="button button-quiet">
    <PencilLine size={20} strokeWidth={1.75} aria-hidden="true" />
    Edit your product
  </Link>
)

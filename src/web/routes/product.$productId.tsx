import { noop, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { parseProductPage } from '#domain/products/product-page-search.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { LoadingOffer, OfferFrame } from '#web/offers/offer-frame.tsx'
import { priceHistoryQuery } from '#web/prices/price-history-api.ts'
import { comparisonHintQuery, productQuery } from '#web/products/product-api.ts'
import { productPriceSeen } from '#web/saved/product-price-seen.ts'
import { useViewed } from '#web/saved/use-viewed.ts'
import { hasSession } from '#web/session/signed-in-mark.ts'
import { Later } from '#web/ui/later.tsx'
import { RouteFailure } from '#web/ui/route-failure.tsx'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import { found } from './-found.ts'
import { productPart } from './-product-later.ts'

const TITLE = 'Product Details'

export const Route = createFileRoute('/product/$productId')({
  validateSearch: parseProductPage,
  loaderDeps: ({ search: { history } }) => ({ history }),
  loader: async ({ context: { queryClient, baseUrl }, params: { productId: id }, deps: { history } }) => {
    // The words of prices are fetched with the first product, and burden no other page. In the browser the sections ask for themselves.
    const [{ productHead }, product] = await Promise.all([
      import('./-product-head.ts'),
      found(queryClient, productQuery(id)),
      import('./-product-later.ts').then(({ productPart }) => productPart.fetchCode()),
      ...(import.meta.env.SSR
        ? [
            queryClient.query(comparisonHintQuery(id)).catch(noop),
            history && queryClient.query(priceHistoryQuery(id)).catch(noop),
          ]
        : []),
    ])
    return productHead(baseUrl, product)
  },
  head: ({ match, params: { productId }, loaderData }) =>
    pageHead(match, {
      title: TITLE,
      ...loaderData?.head,
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

function ProductRoute() {
  const { productId } = Route.useParams()
  const { data: product } = useSuspenseQuery(productQuery(productId))
  useViewed('products', product, productPriceSeen)
  return (
    <Later
      key={productId}
      part={productPart}
      props={{ product, title: TITLE, quantity: Route.useSearch().quantity }}
      until="moved"
      now={hasSession}
    />
  )
}

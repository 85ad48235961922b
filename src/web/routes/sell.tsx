import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SellPage } from '#web/company/sell-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'
import { OfferGrid } from '#web/offers/offer-card.tsx'
import { sellerProductsQuery } from '#web/products/product-api.ts'
import { ProductCard } from '#web/products/product-card.tsx'
import { ExampleShop } from '#web/shop/example-shop.tsx'
import { exampleShopQuery, shopQuery } from '#web/shop/shop-api.ts'

const PRODUCTS = 3

/** Loaded by the loader, whatever the page's own filters are: there are none. */
const productsOf = (userId: string) => sellerProductsQuery(userId, { filters: {} })

export const Route = createFileRoute('/sell')({
  loader: async ({ context: { queryClient } }) => {
    const { userId } = await queryClient.query(exampleShopQuery)
    const [page] = await Promise.all([
      import('#content/sell.md?page'),
      userId && queryClient.query(shopQuery(userId)),
      userId && queryClient.query(productsOf(userId)),
    ])
    return { page: page.default, userId }
  },
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData?.page, path: '/sell' }),
  component: SellRoute,
})

function SellRoute() {
  const { page, userId } = Route.useLoaderData()
  return <SellPage page={page}>{userId !== null && <ShopToLookAt userId={userId} />}</SellPage>
}

function ShopToLookAt({ userId }: { userId: string }) {
  const { data: shop } = useSuspenseQuery(shopQuery(userId))
  const { data: list } = useSuspenseQuery(productsOf(userId))
  return (
    <ExampleShop {...shop}>
      <OfferGrid offers={list.products.slice(0, PRODUCTS)} card={ProductCard} eager={0} columns={3} rows />
    </ExampleShop>
  )
}

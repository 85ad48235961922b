import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SellPage } from '#web/company/sell-page.tsx'
import { pageHead } from '#web/layout/page-head.ts'
import { OfferGrid } from '#web/offers/offer-card.tsx'
import { ProductCard } from '#web/products/product-card.tsx'
import { ExampleShop } from '#web/shop/example-shop.tsx'
import { shopQuery } from '#web/shop/shop-api.ts'
import { exampleProductsQuery } from './-sell-page.ts'

const PRODUCTS = 3

export const Route = createFileRoute('/sell')({
  loader: async ({ context }) => (await import('./-sell-page.ts')).loadSellPage(context.queryClient),
  head: ({ match, loaderData }) => pageHead(match, { ...loaderData?.page, path: '/sell' }),
  component: SellRoute,
})

function SellRoute() {
  const { page, userId } = Route.useLoaderData()
  return <SellPage page={page}>{userId !== null && <ShopToLookAt userId={userId} />}</SellPage>
}

function ShopToLookAt({ userId }: { userId: string }) {
  const { data: shop } = useSuspenseQuery(shopQuery(userId))
  const { data: list } = useSuspenseQuery(exampleProductsQuery(userId))
  return (
    <ExampleShop {...shop}>
      <OfferGrid offers={list.products.slice(0, PRODUCTS)} card={ProductCard} eager={0} columns={3} rows />
    </ExampleShop>
  )
}

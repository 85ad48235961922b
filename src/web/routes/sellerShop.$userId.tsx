import { noop, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { filtersOf } from '#domain/products/product-filters.ts'
import { storeName } from '#web/contact/store-name.ts'
import { useVisit } from '#web/layout/visit.ts'
import { sellerProductsQuery } from '#web/products/product-api.ts'
import { SearchedProducts } from '#web/products/searched-products.tsx'
import { withoutAuth } from '#web/session/auth-search.ts'
import { Shop } from '#web/shop/shop.tsx'
import { shopQuery } from '#web/shop/shop-api.ts'
import { LoadingShop, MissingShop, ShopFrame } from '#web/shop/shop-frame.tsx'
import { parseShopSearch } from '#web/shop/shop-search.ts'
import { RouteFailure } from '#web/ui/route-failure.tsx'
import { found } from './-found.ts'

export const Route = createFileRoute('/sellerShop/$userId')({
  validateSearch: parseShopSearch,
  loaderDeps: ({ search }) => withoutAuth(search),
  loader: async ({ context: { queryClient }, params: { userId }, deps }) => {
    const { seller } = await found(queryClient, shopQuery(userId))
    const list = sellerProductsQuery(userId, { filters: filtersOf(deps), page: deps.page })
    // In the browser the list asks for itself; its failure is told where it stands.
    if (import.meta.env.SSR) await queryClient.query(list).catch(noop)
    return { name: storeName(seller), bio: seller.bio }
  },
  head: ({ params, match, loaderData }) => {
    const { page } = match.search
    return {
      meta: [
        { title: `${loaderData?.name ?? 'Shop'}${page ? `, page ${page}` : ''} | ${COMPANY.name}` },
        ...(loaderData ? [{ name: 'description', content: descriptionOf(loaderData) }] : []),
      ],
      links: [{ rel: 'canonical', href: `/sellerShop/${params.userId}${page ? `?page=${page}` : ''}` }],
    }
  },
  component: SellerShop,
  pendingComponent: LoadingShop,
  pendingMs: 150,
  errorComponent: ({ reset }) => (
    <ShopFrame>
      <RouteFailure reset={reset}>The shop did not arrive.</RouteFailure>
    </ShopFrame>
  ),
  notFoundComponent: MissingShop,
})

const descriptionOf = ({ name, bio }: { name: string; bio: string }) =>
  `${name} on the ${COMPANY.name} marketplace. ${bio}`.replace(/\s+/g, ' ').slice(0, 160)

function SellerShop() {
  const { userId } = Route.useParams()
  const search = Route.useSearch()
  const filters = filtersOf(search)
  const list = sellerProductsQuery(userId, { filters, page: search.page, visit: useVisit() })
  const { data } = useSuspenseQuery(shopQuery(userId))
  return (
    <Shop key={userId} {...data} search={search}>
      <SearchedProducts query={list} filters={filters} columns={3} />
    </Shop>
  )
}

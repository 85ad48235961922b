import { noop, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { storeName } from '#domain/accounts/account-rules.ts'
import { COMPANY } from '#domain/company.ts'
import { filtersOf, type ProductSearch } from '#domain/products/product-filters.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { useVisit } from '#web/layout/visit.ts'
import { loadList } from '#web/lists/load-list.ts'
import { ReportButton } from '#web/moderation/report-button.tsx'
import { usePositioned } from '#web/products/positioned.ts'
import { asksForItself, readProductSearch, sellerProductsQuery } from '#web/products/product-api.ts'
import { SearchedProducts } from '#web/products/searched-products.tsx'
import { reviewsQuery } from '#web/reviews/review-api.ts'
import { parseReviewTab, type ReviewTab, reviewTab } from '#web/reviews/review-search.ts'
import { ReviewTabs } from '#web/reviews/review-tabs.tsx'
import { loadPlace } from '#web/search/load-place.ts'
import { MissingShop } from '#web/shop/missing-shop.tsx'
import { Shop } from '#web/shop/shop.tsx'
import { shopQuery } from '#web/shop/shop-api.ts'
import { LoadingShop, ShopFrame } from '#web/shop/shop-frame.tsx'
import { RouteFailure } from '#web/ui/route-failure.tsx'
import { found } from './-found.ts'

const FORM = 'shop-filters'

export const Route = createFileRoute('/sellerShop/$userId')({
  validateSearch: parseSearch,
  loaderDeps: ({ search }) => ({ filters: filtersOf(search), page: search.page, tab: search.tab }),
  loader: async ({ context: { queryClient, visit }, params: { userId }, deps, preload }) => {
    const { seller } = await found(queryClient, shopQuery(userId))
    await loadPlace(queryClient, deps.filters)
    const { tab, ...list } = deps
    const products = sellerProductsQuery(userId, { ...list, visit })
    // A failure is shown where the list stands, on the server's page, too.
    await loadList(preload || asksForItself(deps), () =>
      Promise.all([
        queryClient.query({ ...products, staleTime: 'static' }).catch(noop),
        tab !== 'add-review' &&
          queryClient.infiniteQuery({ ...reviewsQuery(userId), staleTime: 'static' }).catch(noop),
      ]),
    )
    return { name: storeName(seller), bio: seller.bio }
  },
  head: ({ params: { userId }, match: { context, search }, loaderData }) => {
    const { page, tab: _tab, ...filters } = search
    const path = `/sellerShop/${userId}`
    const name = loaderData?.name ?? 'Shop'
    return pageHead(
      { context, search: filters },
      {
        title: page ? `${name}, page ${page}` : name,
        description: loaderData && descriptionOf(loaderData),
        path: page ? `${path}?page=${page}` : path,
        breadcrumbs: [
          ['Marketplace', '/marketplace'],
          [name, path],
        ],
      },
    )
  },
  component: SellerShop,
  pendingComponent: LoadingShop,
  pendingMs: 150,
  errorComponent: (failure) => (
    <ShopFrame>
      <RouteFailure {...failure}>The shop did not arrive.</RouteFailure>
    </ShopFrame>
  ),
  notFoundComponent: MissingShop,
})

/** The filters that a seller's products have, and the tab of the reviews. */
function parseSearch(search: Record<string, unknown>): ProductSearch & { tab?: ReviewTab | undefined } {
  const unknown = { subCategory: undefined, type: undefined }
  return { ...readProductSearch(search), ...unknown, tab: parseReviewTab(search.tab) }
}

const descriptionOf = ({ name, bio }: { name: string; bio: string }) =>
  `${name} on the ${COMPANY.name} marketplace. ${bio}`.replace(/\s+/g, ' ').slice(0, 160)

function SellerShop() {
  const { userId } = Route.useParams()
  const { filters, page, tab } = Route.useLoaderDeps()
  const list = sellerProductsQuery(userId, { filters: usePositioned(filters), page, visit: useVisit() })
  const { data } = useSuspenseQuery(shopQuery(userId))
  return (
    <Shop
      key={userId}
      {...data}
      filters={filters}
      filterForm={FORM}
      actions={
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Link {...reviewTab('reviews')} hash="reviews" className="link inline-flex min-h-11 items-center">
            Read the reviews
          </Link>
          <ReportButton subject="user" id={userId} ownerId={userId} what="this shop" />
        </div>
      }
      reviews={
        <ReviewTabs
          sellerId={userId}
          seller={storeName(data.seller)}
          tab={tab}
          actions={({ id, name, author }) => (
            <ReportButton
              subject="review"
              id={id}
              ownerId={author?._id}
              what="this review"
              label={`Report this review by ${name}`}
            />
          )}
        />
      }
    >
      <SearchedProducts query={list} filters={filters} form={FORM} columns={3} />
    </Shop>
  )
}

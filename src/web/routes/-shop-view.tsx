import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { storeName } from '#domain/accounts/account-rules.ts'
import { SHOP_PAGE_SIZE, shopPageSize } from '#domain/pagination.ts'
import { useVisit } from '#web/layout/visit.ts'
import { sellerHomesQuery } from '#web/listings/listing-api.ts'
import { SellerHomes } from '#web/listings/seller-homes.tsx'
import { ReportButton } from '#web/moderation/report-button.tsx'
import { sellerProductsQuery } from '#web/products/product-api.ts'
import { ShopProductCard } from '#web/products/product-card.tsx'
import { SearchedProducts } from '#web/products/searched-products.tsx'
import { ReviewTabs } from '#web/reviews/review-tabs.tsx'
import { usePositioned } from '#web/search/near-me.ts'
import { Shop } from '#web/shop/shop.tsx'
import { shopDetailsQuery, shopQuery, shownIn } from '#web/shop/shop-api.ts'
import { ShopFilters } from '#web/shop/shop-filters.tsx'
import type { ShopDeps } from './-shop-route.ts'

const FORM = 'shop-filters'

/** A shop, whichever of its addresses it was asked for by. */
export function ShopView({ userId, deps: { filters, page, tab, show } }: { userId: string; deps: ShopDeps }) {
  const visit = useVisit()
  const { data } = useSuspenseQuery(shopQuery(userId))
  const products = sellerProductsQuery(userId, shopPageSize(data.products.total), {
    filters: usePositioned(filters),
    page,
    visit,
  })
  const shown = shownIn(data, show)
  const { data: details } = useQuery(shopDetailsQuery(userId))
  return (
    <Shop
      key={userId}
      {...data}
      details={details}
      shown={shown}
      filters={
        shown === 'products' && (
          <ShopFilters id={FORM} seller={userId} products={data.products} filters={filters} />
        )
      }
      actions={<ReportButton subject="user" id={userId} ownerId={userId} what="this shop" />}
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
              compact
            />
          )}
        />
      }
    >
      {shown === 'homes' ? (
        <SellerHomes query={sellerHomesQuery(userId, { page, visit })} search={{ show }} />
      ) : (
        <SearchedProducts
          query={products}
          filters={filters}
          form={FORM}
          few={data.products.total <= SHOP_PAGE_SIZE}
          columns={data.products.total % 4 && data.products.total % 3 === 0 ? 3 : 4}
          card={ShopProductCard}
        />
      )}
    </Shop>
  )
}

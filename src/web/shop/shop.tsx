import type { ReactNode } from 'react'
import { storeName } from '#domain/accounts/account-rules.ts'
import type { PublicUser } from '#domain/accounts/account-schema.ts'
import type { ProductUrlFilters } from '#domain/products/product-filters.ts'
import type { Shop as ShopDetails } from '#domain/shops/shop-schema.ts'
import { ResponsiveImage } from '#web/images/responsive-image.tsx'
import { ShopFilters } from './shop-filters.tsx'
import { ShopPanel } from './shop-panel.tsx'

type ShopProps = {
  seller: PublicUser
  /** Undefined as long as it is not known. */
  details: ShopDetails | undefined
  productCount: number
  filters: ProductUrlFilters
  /** The id of the form of the filters. */
  filterForm: string
  /** What whoever looks at it can do. */
  actions: ReactNode
  reviews: ReactNode
  children: ReactNode
}

/** A seller's shop, around the list of products and the reviews that the route gives. */
export function Shop({
  seller,
  details,
  productCount,
  filters,
  filterForm,
  actions,
  reviews,
  children,
}: ShopProps) {
  return (
    <div className="page grid grid-cols-1 gap-6 py-6 md:py-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
      {details?.cover && (
        <ResponsiveImage
          image={details.cover}
          alt={`${storeName(seller)}, the shop`}
          sizes="(min-width: 80rem) 76rem, 100vw"
          className="card col-span-full aspect-[2/1] md:aspect-[4/1]"
          loading="high"
        />
      )}
      <div className="grid content-start gap-6">
        <ShopPanel seller={seller} details={details} productCount={productCount} actions={actions} />
        <ShopFilters id={filterForm} seller={seller._id} filters={filters} />
      </div>
      <div className="min-w-0">
        <section aria-labelledby="shop-products">
          <div className="dimension-line mb-3 w-24" aria-hidden="true" />
          <h2 id="shop-products" className="mb-3 text-2xl">
            In the shop
          </h2>
          {children}
        </section>
        {reviews}
      </div>
    </div>
  )
}

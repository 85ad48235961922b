import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { storeName } from '#domain/accounts/account-rules.ts'
import type { PublicUser } from '#domain/accounts/account-schema.ts'
import type { Shop as ShopDetails } from '#domain/shops/shop-schema.ts'
import { ResponsiveImage } from '#web/images/responsive-image.tsx'
import { formatTotal, type Total } from '#web/lists/total.ts'
import type { ShopOffers } from './shop-api.ts'
import { ShopPanel } from './shop-panel.tsx'

type ShopProps = {
  seller: PublicUser
  /** Undefined as long as it is not known. */
  details: ShopDetails | undefined
  products: Total
  homes: Total
  /** Also those that were let or sold of late. */
  hasHomes: boolean
  /** Which of the two is shown. */
  shown: ShopOffers
  /** Of what is shown. */
  filters: ReactNode
  /** What whoever looks at it can do. */
  actions: ReactNode
  reviews: ReactNode
  children: ReactNode
}

/** A seller's shop, around the list of products and the reviews that the route gives. */
export function Shop({
  seller,
  details,
  products,
  homes,
  hasHomes,
  shown,
  filters,
  actions,
  reviews,
  children,
}: ShopProps) {
  return (
    <div className="page grid grid-cols-1 gap-x-10 gap-y-6 py-4 md:py-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
      {details?.cover ? (
        <ResponsiveImage
          image={details.cover}
          alt={`${storeName(seller)}, the shop`}
          sizes="(min-width: 80rem) 76rem, 100vw"
          className="col-span-full aspect-[2/1] rounded-card md:aspect-[4/1]"
          loading="high"
        />
      ) : (
        <div aria-hidden="true" className="drawing-grid col-span-full h-16 rounded-card bg-ground md:h-32" />
      )}
      <div className="relative z-1 -mt-10 grid content-start gap-6 px-3 md:-mt-16 md:px-4 lg:px-0 lg:ps-4">
        <ShopPanel
          seller={seller}
          details={details}
          products={products}
          homes={homes}
          hasHomes={hasHomes}
          actions={actions}
        />
        {filters}
      </div>
      <div className="min-w-0">
        <section aria-labelledby="shop-offers">
          <div className="dimension-line mb-3 w-24" aria-hidden="true" />
          <h2 id="shop-offers" className="mb-3 text-2xl">
            In the shop
          </h2>
          {products.total > 0 && (homes.total > 0 || shown === 'homes') && (
            <nav aria-label="What the shop offers" className="mb-4 flex flex-wrap border-b border-line">
              <OffersLink show="products" name="Products" total={products} shown={shown} />
              <OffersLink show="homes" name="Homes" total={homes} shown={shown} />
            </nav>
          )}
          {children}
        </section>
        {reviews}
      </div>
    </div>
  )
}

type OffersLinkProps = { show: ShopOffers; name: string; total: Total; shown: ShopOffers }

/** To one kind of what the shop has, without the filters of the other. */
function OffersLink({ show, name, total, shown }: OffersLinkProps) {
  return (
    <Link
      to="."
      search={show === 'homes' ? { show } : {}}
      resetScroll={false}
      aria-current={show === shown ? 'page' : undefined}
      activeOptions={{ exact: true }}
      className="button -mb-px rounded-b-none border-b-2 border-transparent tabular-nums aria-[current=page]:border-signal"
    >
      {name} ({formatTotal(total)})
    </Link>
  )
}

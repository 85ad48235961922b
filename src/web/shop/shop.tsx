import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { storeName } from '#domain/accounts/account-rules.ts'
import type { PublicUser } from '#domain/accounts/account-schema.ts'
import { shopPath } from '#domain/shops/shop-path.ts'
import type { Shop as ShopDetails } from '#domain/shops/shop-schema.ts'
import { formatTotal, type Total } from '#web/lists/total.ts'
import { ShareLinks } from '#web/share/share-links.tsx'
import type { ShopOffers } from './shop-api.ts'
import { ShopSign } from './shop-sign.tsx'

type ShopProps = {
  seller: PublicUser
  /** Undefined as long as it is not known. */
  details: ShopDetails | undefined
  products: Total
  homes: Total
  /** Which of the two is shown. */
  shown: ShopOffers
  /** Of what is shown. */
  filters: ReactNode
  /** What whoever looks at it can do. */
  actions: ReactNode
  reviews: ReactNode
  children: ReactNode
}

/** A seller's shop: its sign, its goods, and what buyers say. */
export function Shop({
  seller,
  details,
  products,
  homes,
  shown,
  filters,
  actions,
  reviews,
  children,
}: ShopProps) {
  const hasBoth = products.total > 0 && (homes.total > 0 || shown === 'homes')
  return (
    <div className="page grid grid-cols-1 gap-4 py-4 md:gap-6 md:py-8">
      <ShopSign seller={seller} details={details} />
      <section aria-labelledby="shop-offers" className="shop-offers min-w-0">
        <div
          className={`flex flex-wrap items-end gap-x-6 *:grow max-md:contents ${hasBoth ? 'md:mb-3 md:border-b md:border-line' : ''}`}
        >
          <div
            className={`flex grow-[999]! flex-wrap items-baseline gap-x-6 ${hasBoth ? 'max-md:mb-2 max-md:border-b max-md:border-line' : 'mb-2 md:mb-3'}`}
          >
            <h2
              id="shop-offers"
              className={hasBoth ? 'text-xl max-md:sr-only md:text-2xl' : 'text-xl md:text-2xl'}
            >
              In the shop
            </h2>
            {hasBoth && (
              <nav aria-label="What the shop offers" className="tabs grow border-b-0!">
                <OffersLink show="products" name="Products" total={products} shown={shown} />
                <OffersLink show="homes" name="Homes" total={homes} shown={shown} />
              </nav>
            )}
          </div>
          {filters}
        </div>
        {children}
      </section>
      {reviews}
      <div className="cluster light-actions justify-between border-t border-line pt-4">
        <ShareLinks
          path={shopPath({ _id: seller._id, slug: details?.slug ?? null })}
          name={storeName(seller)}
          text={[storeName(seller), seller.storeAddress].filter(Boolean).join(', ')}
        />
        {actions}
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
      className="button tab tabular-nums"
    >
      {name} ({formatTotal(total)})
    </Link>
  )
}

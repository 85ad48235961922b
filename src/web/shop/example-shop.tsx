import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { storeName } from '#domain/accounts/account-rules.ts'
import type { PublicUser } from '#domain/accounts/account-schema.ts'
import { shopPath } from '#domain/shops/shop-path.ts'
import { SellerIdentity } from '#web/contact/seller-identity.tsx'
import { type Total, totalOf } from '#web/lists/total.ts'

type ExampleShop = { seller: PublicUser; products: Total; children: ReactNode }

/** A shop as buyers find it, for who thinks of having one. @param children some of its products */
export function ExampleShop({ seller, products, children }: ExampleShop) {
  return (
    <section aria-labelledby="example-shop" className="page py-8 md:py-12">
      <div className="dimension-line mb-3 w-24" aria-hidden="true" />
      <h2 id="example-shop" className="text-2xl">
        This is a shop
      </h2>
      <div className="my-6 flex flex-wrap items-center justify-between gap-4">
        <SellerIdentity seller={seller}>
          <p className="text-lg font-semibold">{storeName(seller)}</p>
        </SellerIdentity>
        <Link to={shopPath(seller)} className="button button-quiet">
          See its {totalOf(products, 'product')}
        </Link>
      </div>
      {children}
    </section>
  )
}

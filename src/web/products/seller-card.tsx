import { Link } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { SellerContact } from '#web/contact/seller-contact.tsx'
import { SellerIdentity } from '#web/contact/seller-identity.tsx'
import { storeName } from '#web/contact/store-name.ts'

/** Who sells it and how to reach them; on a phone the way to reach them stays at the lower edge of the screen. */
export function SellerCard({ product: { name, mobile, userRef } }: { product: Product }) {
  return (
    <section aria-labelledby="seller" className="card grid gap-4 p-4">
      <h2 id="seller" className="text-lg">
        Seller Profile
      </h2>
      <SellerIdentity seller={userRef}>
        <Link
          to="/sellerShop/$userId"
          params={{ userId: userRef._id }}
          className="link inline-flex min-h-11 items-center text-lg font-semibold"
        >
          {storeName(userRef)}
        </Link>
      </SellerIdentity>
      <div className="contact-bar">
        <SellerContact
          mobile={mobile}
          message={`Hello, I am interested in ${name} as listed on the ${COMPANY.name} marketplace.`}
        />
      </div>
    </section>
  )
}

import { storeName } from '#domain/accounts/account-rules.ts'
import type { ShownProduct } from '#domain/materials/comparison-schema.ts'
import { SellerRating } from '#web/contact/seller-rating.tsx'
import { VerifiedMark } from '#web/contact/verified-mark.tsx'

/** "Danladi Cement Verified", where, and what buyers say. */
export function OfferSeller({ offer: { userRef, lga, location } }: { offer: ShownProduct }) {
  return (
    <span className="text-sm text-quiet">
      <span className="sr-only">Sold by </span>
      {userRef.verified ? `${storeName(userRef)} ` : storeName(userRef)}
      {userRef.verified && <VerifiedMark />}
      <span className="sold-at">
        {`${lga ? `${lga}, ${location}` : location} · `}
        <SellerRating seller={userRef} />
      </span>
    </span>
  )
}

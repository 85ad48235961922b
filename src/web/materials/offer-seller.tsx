import { storeName } from '#domain/accounts/account-rules.ts'
import type { ShownProduct } from '#domain/materials/comparison-schema.ts'
import { SellerRating } from '#web/contact/seller-rating.tsx'
import { VerifiedMark } from '#web/contact/verified-mark.tsx'

/** "Danladi Cement Verified", where, and what buyers say. */
export function OfferSeller({ offer: { userRef, lga, location } }: { offer: ShownProduct }) {
  return (
    <span className="offer-seller">
      <span>
        <span className="sr-only">Sold by </span>
        {userRef.verified ? `${storeName(userRef)} ` : storeName(userRef)}
        {userRef.verified && <VerifiedMark />}
      </span>{' '}
      <span className="sold-at">
        <span>{lga ? `${lga}, ${location}` : location}</span> <SellerRating seller={userRef} />
      </span>
    </span>
  )
}

import type { SellerRef } from '#domain/accounts/account-schema.ts'
import { STAR } from '#web/ui/stars.tsx'

/** "Seller ★ 4.1 (9)": the stars are the seller's, never the offer's. Of one whom nobody has reviewed yet "New", which is read out as "New seller". */
export function SellerRating({ seller: { rating, reviewCount } }: { seller: SellerRef }) {
  if (reviewCount === 0)
    return (
      <span className="shrink-0">
        New<span className="sr-only"> seller</span>
      </span>
    )
  return (
    <span className="seller-rating">
      Seller
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={STAR} />
      </svg>
      <span>
        {rating.toFixed(1)} <span className="sr-only">of 5 stars </span>({reviewCount}
        <span className="sr-only"> {reviewCount === 1 ? 'review' : 'reviews'}</span>)
      </span>
    </span>
  )
}

import type { SellerRef } from '#domain/accounts/account-schema.ts'

type SellerRatingProps = { seller: Pick<SellerRef, 'rating' | 'reviewCount'> }

/** "★ 4.1 (9)", beside the seller's name: the stars are the seller's, never the offer's. Of one whom nobody has reviewed yet "New", which is read out as "New seller". */
export function SellerRating({ seller: { rating, reviewCount } }: SellerRatingProps) {
  if (reviewCount === 0)
    return (
      <span className="shrink-0">
        New<span className="sr-only"> seller</span>
      </span>
    )
  return (
    <span className="seller-rating">
      {`${rating.toFixed(1)} `}
      <span className="sr-only">stars, reviews: </span>
      {`(${reviewCount})`}
    </span>
  )
}

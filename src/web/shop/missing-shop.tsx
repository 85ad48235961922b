import { Link } from '@tanstack/react-router'
import { SELLER_REQUIRED } from '#domain/reviews/review-rules.ts'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import { ShopFrame } from './shop-frame.tsx'

const toMarketplace = (
  <Link to="/marketplace" className="button button-action">
    Go to the marketplace
  </Link>
)

export function MissingShop() {
  return (
    <ShopFrame>
      <EmptyNotice hint="The seller may have left, or the address is mistyped." action={toMarketplace}>
        No shop found.
      </EmptyNotice>
    </ShopFrame>
  )
}

/** The address names no seller. */
export function UnnamedShop() {
  return (
    <ShopFrame>
      <div role="alert">
        <EmptyNotice
          hint="The end of the address, which says whose shop it is, is missing."
          action={toMarketplace}
        >
          {SELLER_REQUIRED}
        </EmptyNotice>
      </div>
    </ShopFrame>
  )
}

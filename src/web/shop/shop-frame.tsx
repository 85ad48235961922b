import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SELLER_REQUIRED } from '#domain/reviews/review-rules.ts'
import { EmptyNotice } from '#web/ui/state-notice.tsx'

/** Around a shop that is not there, or not yet. */
export function ShopFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page py-6 md:py-8">
      <div className="dimension-line mb-2 w-24" aria-hidden="true" />
      <h1 className="mb-4 text-base tracking-normal">Seller Profile</h1>
      {children}
    </div>
  )
}

export function LoadingShop() {
  return (
    <ShopFrame>
      <p role="status" className="mb-3 text-quiet">
        Loading...
      </p>
      <div className="grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]" aria-hidden="true">
        <div className="card drafting h-80" />
        <div className="card drafting drawing-grid h-80" />
      </div>
    </ShopFrame>
  )
}

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
        <EmptyNotice hint="The address of a shop ends with its seller." action={toMarketplace}>
          {SELLER_REQUIRED}
        </EmptyNotice>
      </div>
    </ShopFrame>
  )
}

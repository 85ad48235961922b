import type { ComponentProps, ReactNode } from 'react'
import { RouteFailure } from '#web/ui/route-failure.tsx'

/** Around a shop that is not there, or not yet. Errors and waiting come with the first script: it has nothing else. */
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

export function FailedShop(failure: Omit<ComponentProps<typeof RouteFailure>, 'children'>) {
  return (
    <ShopFrame>
      <RouteFailure {...failure}>The shop could not be loaded.</RouteFailure>
    </ShopFrame>
  )
}

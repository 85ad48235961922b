import type { ErrorComponentProps } from '@tanstack/react-router'
import { LoadingOffer, OfferFrame } from '#web/offers/offer-frame.tsx'
import { RouteFailure } from '#web/ui/route-failure.tsx'
import { COMPARED } from './-comparison-route.ts'

/** A comparison on its way, and one that did not come. */
export const LoadingComparison = () => <LoadingOffer title={COMPARED} />

export const FailedComparison = (failure: ErrorComponentProps) => (
  <OfferFrame title={COMPARED}>
    <RouteFailure {...failure}>The offers could not be loaded.</RouteFailure>
  </OfferFrame>
)

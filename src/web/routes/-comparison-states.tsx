import { LoadingOffer, OfferFrame } from '#web/offers/offer-frame.tsx'
import { RouteFailure } from '#web/ui/route-failure.tsx'
import { COMPARED } from './-comparison-route.ts'

/** A comparison on its way, and one that did not come. */
export const LoadingComparison = () => <LoadingOffer title={COMPARED} />

export const FailedComparison = ({ reset }: { reset: () => void }) => (
  <OfferFrame title={COMPARED}>
    <RouteFailure reset={reset}>The offers did not arrive.</RouteFailure>
  </OfferFrame>
)

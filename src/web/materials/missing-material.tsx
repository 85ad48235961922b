import { Link } from '@tanstack/react-router'
import { OfferFrame } from '#web/offers/offer-frame.tsx'
import { EmptyNotice } from '#web/ui/state-notice.tsx'

export function MissingMaterial() {
  return (
    <OfferFrame title="Prices compared">
      <EmptyNotice
        hint="The address may be wrong, or nobody offers it."
        action={
          <Link to="/materials" search={{}} className="button button-action">
            All materials
          </Link>
        }
      >
        We cannot find this material
      </EmptyNotice>
    </OfferFrame>
  )
}

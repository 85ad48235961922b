import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DetailFrame, LoadingDetail } from '#web/ui/detail-frame.tsx'
import { EmptyNotice } from '#web/ui/state-notice.tsx'

const TITLE = 'Property'

type Frame = { titleAs?: 'h1' | 'p'; aside?: ReactNode; children: ReactNode }

/** Around the listing page in each of its states (§2). */
export function ListingFrame(frame: Frame) {
  return <DetailFrame title={TITLE} {...frame} />
}

export function LoadingListing() {
  return <LoadingDetail title={TITLE} />
}

export function MissingListing() {
  return (
    <ListingFrame>
      <EmptyNotice
        hint="It may have been let, sold or taken down, or the address is mistyped."
        action={
          <Link to="/search" className="button button-action">
            Search homes
          </Link>
        }
      >
        No Listing Found!
      </EmptyNotice>
    </ListingFrame>
  )
}

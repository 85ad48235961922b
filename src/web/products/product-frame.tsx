import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DetailFrame, LoadingDetail } from '#web/ui/detail-frame.tsx'
import { EmptyNotice } from '#web/ui/state-notice.tsx'

const TITLE = 'Product Details'

type Frame = { titleAs?: 'h1' | 'p'; aside?: ReactNode; children: ReactNode }

/** Around the product page in each of its states (§2). */
export function ProductFrame(frame: Frame) {
  return <DetailFrame title={TITLE} {...frame} />
}

export function LoadingProduct() {
  return <LoadingDetail title={TITLE} />
}

export function MissingProduct() {
  return (
    <ProductFrame>
      <EmptyNotice
        hint="It may have been sold or taken down, or the address is mistyped."
        action={
          <Link to="/market" className="button button-action">
            Go to the market
          </Link>
        }
      >
        No product found.
      </EmptyNotice>
    </ProductFrame>
  )
}

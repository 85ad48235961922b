import type { ReactNode } from 'react'
import { storeName } from '#domain/accounts/account-rules.ts'
import type { SellerRef } from '#domain/accounts/account-schema.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { SellerRating } from './seller-rating.tsx'
import { VerifiedBadge } from './verified-badge.tsx'

type SellerIdentityProps = {
  seller: SellerRef
  /** Behind the stars. */
  more?: ReactNode
  /** The name, as a heading or a link. */
  children: ReactNode
}

/** Who sells: picture, name, and on a line below it badge and stars. */
export function SellerIdentity({ seller, more, children }: SellerIdentityProps) {
  return (
    <div className="flex items-center gap-4">
      <Avatar name={storeName(seller)} src={seller.avatar} />
      <div className="grid min-w-0 justify-items-start wrap-anywhere">
        {children}
        <div className="flex flex-wrap items-center gap-x-4">
          <VerifiedBadge seller={seller} />
          <p className="text-sm text-quiet">
            <SellerRating seller={seller} />
          </p>
          {more}
        </div>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { storeName } from '#domain/accounts/account-rules.ts'
import type { SellerRef } from '#domain/accounts/account-schema.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { SellerRating } from './seller-rating.tsx'
import { VerifiedBadge } from './verified-badge.tsx'

/** Who sells: picture, name, badge and stars. `children` is the name, as a heading or a link. */
export function SellerIdentity({ seller, children }: { seller: SellerRef; children: ReactNode }) {
  return (
    <div className="flex items-center gap-4">
      <Avatar name={storeName(seller)} src={seller.avatar} />
      <div className="grid min-w-0 justify-items-start gap-1 wrap-anywhere">
        {children}
        <VerifiedBadge seller={seller} />
        <p className="text-sm text-quiet">
          <SellerRating seller={seller} />
        </p>
      </div>
    </div>
  )
}

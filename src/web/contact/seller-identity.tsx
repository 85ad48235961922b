import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { storeName } from '#domain/accounts/account-rules.ts'
import type { SellerRef } from '#domain/accounts/account-schema.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { SellerRating } from './seller-rating.tsx'

/** Who sells: picture, name, badge and stars. `children` is the name, as a heading or a link. */
export function SellerIdentity({ seller, children }: { seller: SellerRef; children: ReactNode }) {
  return (
    <div className="flex items-center gap-4">
      <Avatar name={storeName(seller)} src={seller.avatar} />
      <div className="grid min-w-0 justify-items-start gap-1 wrap-anywhere">
        {children}
        {seller.verified && <VerifiedBadge />}
        <p className="text-sm text-quiet">
          <SellerRating seller={seller} />
        </p>
      </div>
    </div>
  )
}

/** Only on a seller whose e-mail address is confirmed (docs/product.md 6.2). */
function VerifiedBadge() {
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold text-site">
      <BadgeCheck size={18} strokeWidth={1.75} aria-hidden="true" />
      Verified
    </span>
  )
}

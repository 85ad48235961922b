import { CalendarDays, House, MapPin, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { storeName } from '#domain/accounts/account-rules.ts'
import type { PublicUser } from '#domain/accounts/account-schema.ts'
import { formatMonth } from '#domain/dates.ts'
import { shopPath } from '#domain/shops/shop-path.ts'
import type { Shop } from '#domain/shops/shop-schema.ts'
import { shopMessage } from '#web/contact/contact-message.ts'
import { SellerContact } from '#web/contact/seller-contact.tsx'
import { SellerIdentity } from '#web/contact/seller-identity.tsx'
import { usePublicAddress } from '#web/layout/root-context.ts'
import { type Total, totalOf } from '#web/lists/total.ts'
import { ShareLinks } from '#web/share/share-links.tsx'
import { ShopAreas, ShopHours } from './shop-facts.tsx'

type ShopPanelProps = {
  seller: PublicUser
  details: Shop | undefined
  products: Total
  homes: Total
  hasHomes: boolean
  actions: ReactNode
}

export function ShopPanel({ seller, details, products, homes, hasHomes, actions }: ShopPanelProps) {
  const name = storeName(seller)
  const path = shopPath({ _id: seller._id, slug: details?.slug ?? null })
  const address = usePublicAddress(path)
  return (
    <section aria-label="Seller Profile" className="floating grid gap-4 p-4">
      <p className="font-semibold text-quiet">Seller Profile</p>
      <SellerIdentity seller={seller}>
        <h1 className="text-xl">{name}</h1>
      </SellerIdentity>
      {seller.bio && <p className="whitespace-pre-line wrap-anywhere">{seller.bio}</p>}
      <ul className="grid gap-2 text-quiet">
        {seller.storeAddress && <Fact icon={MapPin}>{seller.storeAddress}</Fact>}
        {(products.total > 0 || !hasHomes) && <Fact icon={Package}>{totalOf(products, 'product')}</Fact>}
        {homes.total > 0 && <Fact icon={House}>{totalOf(homes, 'home')}</Fact>}
        <Fact icon={CalendarDays}>
          Member since <time dateTime={seller.createdAt}>{formatMonth(seller.createdAt)}</time>
        </Fact>
      </ul>
      <SellerContact
        sellerId={seller._id}
        mobile={seller.mobileNumber}
        message={shopMessage(name, address)}
      />
      {details && <ShopHours hours={details.hours} />}
      {details && <ShopAreas areas={details.areas} />}
      <ShareLinks path={path} name={name} text={[name, seller.storeAddress].filter(Boolean).join(', ')} />
      {actions}
    </section>
  )
}

function Fact({ icon: Icon, children }: { icon: typeof MapPin; children: ReactNode }) {
  return (
    <li className="flex gap-3 wrap-anywhere">
      <Icon className="mt-0.5 shrink-0" size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

import { Link } from '@tanstack/react-router'
import { CalendarDays, MapPin, ShieldAlert, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { storeName } from '#domain/accounts/account-rules.ts'
import type { PublicUser } from '#domain/accounts/account-schema.ts'
import { formatMonth } from '#domain/dates.ts'
import { shopPath } from '#domain/shops/shop-path.ts'
import type { Shop } from '#domain/shops/shop-schema.ts'
import { shopMessage } from '#web/contact/contact-message.ts'
import { SellerContact } from '#web/contact/seller-contact.tsx'
import { SellerIdentity } from '#web/contact/seller-identity.tsx'
import { ExampleCaption, ResponsiveImage } from '#web/images/responsive-image.tsx'
import { usePublicAddress } from '#web/layout/root-context.ts'
import { sameVisit } from '#web/layout/visit.ts'
import { areasText, ShopHours } from './shop-facts.tsx'

type ShopSignProps = {
  seller: PublicUser
  details: Shop | undefined
}

/** As it hangs above the door: the picture where there is one, the name, what they say of themselves, and the way to reach them. */
export function ShopSign({ seller, details }: ShopSignProps) {
  const name = storeName(seller)
  const address = usePublicAddress(shopPath({ _id: seller._id, slug: details?.slug ?? null }))
  return (
    <section
      aria-label="Seller Profile"
      className={`contents rounded-card md:on-ground md:grid md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_24rem] print:border print:border-line ${details?.cover ? 'xl:grid-cols-[20rem_minmax(0,1fr)_24rem]' : ''}`}
    >
      <div className="rounded-card max-md:on-ground md:contents">
        {details?.cover && (
          <figure className="relative col-span-full h-40 xl:col-span-1 xl:h-auto">
            <ResponsiveImage
              image={details.cover}
              alt={details.cover.example ? '' : `${name}, the shop`}
              sizes="(min-width: 80rem) 50rem, 100vw"
              className="h-full rounded-t-card xl:rounded-e-none xl:rounded-s-card [&_img]:object-[50%_75%] xl:[&>picture>img]:absolute"
              loading="high"
            />
            {details.cover.example && (
              <ExampleCaption className="absolute start-2 bottom-2 rounded-sm bg-surface/90 px-1 text-xs text-ink" />
            )}
          </figure>
        )}
        <div className="grid content-start gap-2 p-4 md:gap-3 md:p-6">
          <p className="text-sm font-semibold text-quiet max-md:hidden">Seller Profile</p>
          <SellerIdentity
            seller={seller}
            more={
              <Link
                to="."
                search={true}
                state={sameVisit}
                hash="reviews"
                resetScroll={false}
                className="link inline-flex min-h-11 items-center text-sm text-quiet"
              >
                Read the reviews
              </Link>
            }
          >
            <h1 className={details?.cover ? 'text-xl md:text-2xl' : 'text-xl md:text-3xl'}>{name}</h1>
          </SellerIdentity>
          {seller.bio && (
            <p className="whitespace-pre-line wrap-anywhere max-md:text-sm md:text-lg">{seller.bio}</p>
          )}
          <ul className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet max-md:*:basis-full md:gap-x-5">
            {!seller.verified && (
              <Fact icon={ShieldAlert} className="basis-full text-on-ground">
                Not verified: phone or business not checked
              </Fact>
            )}
            {seller.storeAddress && <Fact icon={MapPin}>{seller.storeAddress}</Fact>}
            {details && details.areas.length > 0 && (
              <Fact icon={Truck}>Delivers to {areasText(details.areas)}</Fact>
            )}
            <Fact icon={CalendarDays}>
              Member since <time dateTime={seller.createdAt}>{formatMonth(seller.createdAt)}</time>
            </Fact>
          </ul>
        </div>
      </div>
      <div className="grid content-start gap-6 max-md:contents md:p-6 md:ps-0">
        <div className="contact-bar max-md:text-ink">
          <SellerContact
            sellerId={seller._id}
            mobile={seller.mobileNumber}
            message={shopMessage(name, address)}
          />
        </div>
        {details && <ShopHours hours={details.hours} />}
      </div>
    </section>
  )
}

type FactProps = {
  icon: typeof MapPin
  className?: string
  children: ReactNode
}

function Fact({ icon: Icon, className = '', children }: FactProps) {
  return (
    <li className={`flex items-center gap-2 wrap-anywhere ${className}`}>
      <Icon className="shrink-0" size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

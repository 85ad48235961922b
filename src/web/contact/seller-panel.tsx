import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { storeName } from '#domain/accounts/account-rules.ts'
import type { SellerRef } from '#domain/accounts/account-schema.ts'
import { shopPath } from '#domain/shops/shop-path.ts'
import { usePublicAddress } from '#web/layout/root-context.ts'
import { contactMessage } from './contact-message.ts'
import { SellerContact } from './seller-contact.tsx'
import { SellerIdentity } from './seller-identity.tsx'

type SellerPanelProps = {
  title: string
  seller: SellerRef
  /** E.164. */
  mobile: string | null
  /** What is offered, for how much. */
  offered: string
  /** The page of what is offered. */
  path: string
  /** What of the shop is to be seen first, where it has more. */
  show?: 'homes'
  /** Whether it can be had: then, on a phone, the way to reach them stays at the lower edge of the screen. */
  available?: boolean
  /** Whether it can hardly be had: then nothing calls to write. */
  quiet?: boolean
  children?: ReactNode
}

/** Who offers it and how to reach them. */
export function SellerPanel({
  title,
  seller,
  mobile,
  offered,
  path,
  show,
  available = true,
  quiet = false,
  children,
}: SellerPanelProps) {
  const heading = useId()
  const address = usePublicAddress(path)
  return (
    <section aria-labelledby={heading} className="card grid gap-3 p-4">
      <h2 id={heading} className="text-sm tracking-normal text-quiet">
        {title}
      </h2>
      <SellerIdentity seller={seller} more={!seller.verified && <p className="text-sm">Not verified</p>}>
        <Link
          to={shopPath(seller)}
          search={{ show }}
          className="link inline-flex min-h-11 items-center text-lg font-semibold"
        >
          {storeName(seller)}
        </Link>
      </SellerIdentity>
      <div className={available ? 'contact-bar' : undefined}>
        <SellerContact
          sellerId={seller._id}
          mobile={mobile}
          message={contactMessage(offered, address)}
          quiet={quiet}
        />
      </div>
      {children}
    </section>
  )
}

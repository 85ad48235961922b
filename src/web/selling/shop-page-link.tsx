import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { shopDetailsQuery } from '#web/shop/shop-api.ts'

/** To the shop as buyers see it. */
export function ShopPageLink() {
  const { _id: userId } = useOwner()
  const { data: shop } = useQuery(shopDetailsQuery(userId))
  const address = shop?.slug
    ? linkOptions({ to: '/shop/$slug', params: { slug: shop.slug } })
    : linkOptions({ to: '/sellerShop/$userId', params: { userId } })
  return (
    <Link {...address} className="button button-quiet justify-self-start">
      <ExternalLink size={20} strokeWidth={1.75} aria-hidden="true" />
      See your shop as buyers do
    </Link>
  )
}

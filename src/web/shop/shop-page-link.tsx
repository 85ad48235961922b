import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { shopPath } from '#domain/shops/shop-path.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { shopDetailsQuery } from './shop-api.ts'

/** To the shop as buyers see it. */
export function ShopPageLink() {
  const { _id: userId } = useOwner()
  const { data: shop } = useQuery(shopDetailsQuery(userId))
  return (
    <Link to={shopPath({ _id: userId, slug: shop?.slug })} className="button button-quiet justify-self-start">
      <ExternalLink size={20} strokeWidth={1.75} aria-hidden="true" />
      See your shop as buyers do
    </Link>
  )
}

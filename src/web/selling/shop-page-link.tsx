import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useOwner } from '#web/session/signed-in-only.tsx'

/** To the shop as buyers see it. */
export function ShopPageLink() {
  const { _id: userId } = useOwner()
  return (
    <Link to="/sellerShop/$userId" params={{ userId }} className="button button-quiet justify-self-start">
      <ExternalLink size={20} strokeWidth={1.75} aria-hidden="true" />
      See your shop as buyers do
    </Link>
  )
}

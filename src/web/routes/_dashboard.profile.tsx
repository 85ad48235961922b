import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { Profile } from '#web/account/profile.tsx'
import { ListingCard } from '#web/listings/listing-card.tsx'
import { ProductCard } from '#web/products/product-card.tsx'
import { BuyerHome } from '#web/saved/buyer-home.tsx'
import { SavedSearches } from '#web/search/saved-searches.tsx'
import { useOwner } from '#web/session/signed-in-only.tsx'

export const Route = createFileRoute('/_dashboard/profile')({
  head: () => ({ meta: [{ title: `Account | ${COMPANY.name}` }] }),
  component: ProfileRoute,
})

const CARDS = { products: ProductCard, listings: ListingCard }

/** Who sells nothing came to find something again. */
function ProfileRoute() {
  const { sells } = useOwner()
  return (
    <Profile>
      {sells === false ? (
        <BuyerHome cards={CARDS}>
          <SavedSearches />
        </BuyerHome>
      ) : (
        <SavedSearches ifAny />
      )}
    </Profile>
  )
}

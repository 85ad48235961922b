import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { OwnListings } from '#web/listings/own-listings.tsx'
import { ShopDashboard } from '#web/offers/shop-dashboard.tsx'
import { OwnProducts } from '#web/products/own-products.tsx'

export const Route = createFileRoute('/_dashboard/shop-details')({
  head: () => ({ meta: [{ title: `Shop details | ${COMPANY.name}` }] }),
  component: ShopDetailsRoute,
})

function ShopDetailsRoute() {
  const queryClient = useQueryClient()
  const refetchPublic = (kind: 'products' | 'listings') =>
    void queryClient.invalidateQueries({ queryKey: [kind] })
  return (
    <ShopDashboard onImported={refetchPublic}>
      <OwnListings onRemoved={() => refetchPublic('listings')} />
      <OwnProducts onRemoved={() => refetchPublic('products')} />
    </ShopDashboard>
  )
}

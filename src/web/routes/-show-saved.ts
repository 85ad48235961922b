import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type LinkProps, linkOptions, useNavigate } from '@tanstack/react-router'
import type { Listing } from '#domain/listings/listing-schema.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { listingQuery } from '#web/listings/listing-api.ts'
import { productQuery } from '#web/products/product-api.ts'
import { rememberSelling } from '#web/session/current-user.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * Leads from the form to the page of what was saved, which fetches it as it is now, and says so in a toast; what nobody else sees has no
 * page, so that it leads to the shop, which says why. Every list of its kind
 * is fetched again when it is next seen.
 */
export function useShowSaved() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const show = (offer: { hidden?: true | undefined }, key: QueryKey, notice: string, page: LinkProps) => {
    for (const lists of [key[0], 'own'])
      void queryClient.invalidateQueries({ queryKey: [lists], refetchType: 'none' })
    rememberSelling(queryClient)
    toast(notice)
    if (offer.hidden) return void navigate({ to: '/shop-details', replace: true })
    queryClient.removeQueries({ queryKey: key, exact: true })
    void navigate({ ...page, replace: true })
  }
  return {
    showProduct: (product: Product, notice: string) =>
      show(
        product,
        productQuery(product._id).queryKey,
        notice,
        linkOptions({ to: '/product/$productId', params: { productId: product._id } }),
      ),
    showListing: (listing: Listing, notice: string) =>
      show(
        listing,
        listingQuery(listing._id).queryKey,
        notice,
        linkOptions({ to: '/listing/$listingId', params: { listingId: listing._id } }),
      ),
  }
}

import { queryOptions } from '@tanstack/react-query'
import type { Listing } from '#domain/listings/listing-schema.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { answerOf, api } from '#web/api-client.ts'

export type NamedOffers = { products: Product[]; listings: Listing[] }

/** Offers as they are now, all in one request; those that are gone are not among them. @param keys `products/{id}`, `listings/{id}` */
export const namedOffersQuery = (keys: readonly string[]) =>
  queryOptions({
    queryKey: ['named-offers', ...keys],
    queryFn: async ({ signal }): Promise<NamedOffers> => {
      const ids = (kind: string) =>
        keys.flatMap((key) => (key.startsWith(kind) ? [key.slice(kind.length)] : [])).join()
      const query = { products: ids('products/'), listings: ids('listings/') }
      return (await answerOf(api().offers.$get({ query }, { init: { signal } }))).json()
    },
  })

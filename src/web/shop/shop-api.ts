import { queryOptions } from '@tanstack/react-query'
import type { Shop as ShopDetails, ShopInput } from '#domain/shops/shop-schema.ts'
import { answerOf, api } from '#web/api-client.ts'
import type { Total } from '#web/lists/total.ts'

/**
 * Who the shop belongs to, and how many products and homes are in it. Not `GET /user/{id}`, which depends on who asks: the shop is
 * the same for everybody. Both come from calls of their own; here one is the least that can be asked for.
 */
export const shopQuery = (userId: string) =>
  queryOptions({
    queryKey: ['shop', userId],
    queryFn: async ({ signal }) => {
      const call = { param: { userId }, query: { limit: '1' } }
      const [products, homes] = await Promise.all([
        answerOf(api().product.user[':userId'].$get(call, { init: { signal } })),
        answerOf(api().listing.user[':userId'].$get(call, { init: { signal } })),
      ])
      const { user, pagination } = await products.json()
      const { listings, pagination: offered } = await homes.json()
      return {
        seller: user,
        products: totalAlone(pagination),
        homes: totalAlone(offered),
        /** Also of what was let or sold of late, which does not count. */
        hasHomes: listings.length > 0,
      }
    },
  })

const totalAlone = ({ total, totalCapped }: Total): Total => ({ total, totalCapped })

type ShopStock = { products: Total; hasHomes: boolean }

export type ShopOffers = 'products' | 'homes'

/** What of a shop is shown: homes where they are asked for or all there is, else products. */
export const shownIn = ({ products, hasHomes }: ShopStock, show: 'homes' | undefined): ShopOffers =>
  hasHomes && (show === 'homes' || products.total === 0) ? 'homes' : 'products'

/** What a shop says of itself beside its owner's profile. @param address the id of its seller, or a short address that it has or had */
export const shopDetailsQuery = (address: string) =>
  queryOptions({
    queryKey: ['shop', 'details', address],
    queryFn: async ({ signal }) =>
      (await answerOf(api().shop[':address'].$get({ param: { address } }, { init: { signal } }))).json(),
  })

/** Makes the own shop what the input says. */
export async function saveShop(userId: string, json: ShopInput): Promise<ShopDetails> {
  return (await answerOf(api().shop[':userId'].$put({ param: { userId }, json }))).json()
}

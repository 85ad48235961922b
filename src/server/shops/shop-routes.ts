import { Shop, ShopInput } from '#domain/shops/shop-schema.ts'
import { signedIn } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import { createRouter, documented, userIdParameter } from '#server/api/router.ts'
import { saveShop } from './shop-commands.ts'
import { findShop } from './shop-queries.ts'

const TAG = 'Shops'

/** Everything below /shop. */
export const shopRoutes = createRouter()
  .get(
    '/:address',
    documented(
      TAG,
      'Hours, delivery areas, cover and short address of a shop',
      Shop,
      'By the id of its seller, its short address, or one that it had before: `slug` is the one of now.',
    ),
    async (c) => c.json(await findShop(c.var.ctx, c.req.param('address'))),
  )
  .put(
    '/:userId',
    documented(
      TAG,
      'Change the own shop',
      Shop,
      'All of it, as it is to be. A `slug` of null leaves the short address as it is; one that was given up cannot be chosen again.',
    ),
    signedIn,
    body(ShopInput),
    async (c) =>
      c.json(await saveShop(c.var.ctx, userIdParameter(c.req.param('userId')), c.req.valid('json'))),
  )

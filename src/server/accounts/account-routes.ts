import { PublicUser } from '#domain/accounts/account-schema.ts'
import { keepPrivate } from '#server/api/cache-headers.ts'
import { createRouter, documented, idParameter } from '#server/api/router.ts'
import { getPublicUser, NO_SUCH_USER } from '#server/db/seller.ts'

export const userRoutes = createRouter().get(
  '/:id',
  documented('Users', 'A person or shop', PublicUser),
  async (c) => {
    keepPrivate(c)
    return c.json(await getPublicUser(c.var.ctx.db, idParameter(c.req.param('id'), NO_SUCH_USER)))
  },
)

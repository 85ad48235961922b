import { PublicUser } from '#domain/accounts/account-schema.ts'
import { keepPrivate } from '#server/api/cache-headers.ts'
import { createRouter, documented, userIdParameter } from '#server/api/router.ts'
import { getPublicUser } from './account-queries.ts'

export const userRoutes = createRouter().get(
  '/:id',
  documented('Users', 'A person or shop', PublicUser),
  async (c) => {
    keepPrivate(c)
    return c.json(await getPublicUser(c.var.ctx, userIdParameter(c.req.param('id'))))
  },
)

import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from './router.ts'
import { isRead } from './same-origin.ts'

/** A new access token is not stored: who is signed in goes on reading. */
const STORES_NOTHING = '/api/auth/refresh-token'

/** Refuses what would be stored while the disk is full (docs/product.md 14.1.13). */
export const writesNeedRoom = createMiddleware<ApiEnv>(async (c, next) => {
  if (!isRead(c.req.method) && c.req.path !== STORES_NOTHING) await c.var.ctx.disk.assertRoom()
  await next()
})

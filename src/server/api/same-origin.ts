import { createMiddleware } from 'hono/factory'
import { AppError } from '#domain/errors.ts'
import type { ApiEnv } from './router.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses what another site makes a visitor's browser send: cookies travel with it. */
export const sameOriginWrites = createMiddleware<ApiEnv>(async (c, next) => {
  if (!READS.has(c.req.method)) refuseOtherSites(c.req.raw, c.var.ctx.settings.baseUrl)
  await next()
})

/** For a call that changes something although it is a GET. */
export const sameOrigin = createMiddleware<ApiEnv>(async (c, next) => {
  refuseOtherSites(c.req.raw, c.var.ctx.settings.baseUrl)
  await next()
})

/** Clients that are no browser send neither header, and no cookies that they did not mean to. */
function refuseOtherSites({ headers, url }: Request, baseUrl: string): void {
  const site = headers.get('Sec-Fetch-Site')
  const origin = headers.get('Origin')
  const isOurs = origin === null || origin === baseUrl || origin === new URL(url).origin
  if ((site === null || site === 'same-origin' || site === 'none') && isOurs) return
  throw new AppError('forbidden', 'This call was made by another site')
}

import { createMiddleware } from 'hono/factory'
import { AppError } from '#domain/errors.ts'
import type { ApiEnv } from './router.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a call with this method changes nothing. */
export const isRead = (method: string) => READS.has(method)

/** Refuses what another site makes a visitor's browser send: cookies travel with it. */
export const sameOriginWrites = createMiddleware<ApiEnv>(async (c, next) => {
  if (!isRead(c.req.method) && isOfOtherSite(c.req.raw, c.var.ctx.settings)) throw refused()
  await next()
})

/** For a call that changes something although it is a GET: a link, wherever it stands, does not make it. */
export const notByLink = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.req.header('Sec-Fetch-Mode') === 'navigate' || isOfOtherSite(c.req.raw, c.var.ctx.settings))
    throw refused()
  await next()
})

const refused = () => new AppError('forbidden', 'This call was made by another site')

/** Clients that are no browser send neither header, and no cookies that they did not mean to. */
export function isOfOtherSite({ headers, url }: Request, { baseUrl }: { baseUrl: string }): boolean {
  const site = headers.get('Sec-Fetch-Site')
  const origin = headers.get('Origin')
  const isOurs = origin === null || origin === baseUrl || origin === new URL(url).origin
  return !isOurs || !(site === null || site === 'same-origin' || site === 'none')
}

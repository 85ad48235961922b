import { setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { parse } from 'hono/utils/cookie'
import { isLogPosition, type LogPosition } from '#server/db/log-position.ts'
import { isGathering } from './depends-on.ts'
import { ACCESS_COOKIE } from './identity.ts'
import type { ApiEnv } from './router.ts'
import { isRead } from './same-origin.ts'

/** How far the log of writes was after a person's last write: their next calls read nothing older (docs/operations.md). */
const POSITION_COOKIE = 'written_at'
/** For clients that keep no cookies. */
const POSITION_HEADER = 'X-Written-At'
/** Seconds. Longer than a replica that is read from may lag. */
const POSITION_LIFE = 60

/**
 * Lets a call that only reads read from a replica, and nobody miss what they have written: whoever has just written reads from a
 * replica that has it, else from the primary. A bearer that does not say what it has seen reads from the primary.
 */
export const readDatabase = createMiddleware<ApiEnv>(async (c, next) => {
  const { ctx } = c.var
  const { replicas } = ctx
  if (!replicas) return await next()
  const hasBearer = c.req.header('Authorization') !== undefined
  if (isRead(c.req.method)) {
    const position = positionOf(c.req.raw.headers)
    const isCurrent = hasBearer && position === undefined
    if (!isCurrent) c.set('ctx', { ...ctx, db: replicas.dbFor({ position, isKept: isGathering() }) })
    return await next()
  }
  await next()
  const isSomebody =
    hasBearer || hasCookie(c.req.raw.headers, ACCESS_COOKIE) || c.res.headers.has('Set-Cookie')
  if (!c.res.ok || !isSomebody) return
  const position = await replicas.currentPosition()
  c.header(POSITION_HEADER, position)
  setCookie(c, POSITION_COOKIE, position, {
    httpOnly: true,
    maxAge: POSITION_LIFE,
    path: '/',
    sameSite: 'Lax',
    secure: ctx.settings.baseUrl.startsWith('https:'),
  })
})

const hasCookie = (headers: Headers, name: string): boolean =>
  parse(headers.get('Cookie') ?? '', name)[name] !== undefined

function positionOf(headers: Headers): LogPosition | undefined {
  const cookie = parse(headers.get('Cookie') ?? '', POSITION_COOKIE)[POSITION_COOKIE]
  const position = headers.get(POSITION_HEADER) ?? cookie
  return position !== undefined && isLogPosition(position) ? position : undefined
}

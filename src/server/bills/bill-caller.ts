import { createHmac, randomUUID } from 'node:crypto'
import { generateCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { parse } from 'hono/utils/cookie'
import type { Actor } from '#domain/actor.ts'
import { KEPT_BILL_DAYS } from '#domain/bills/bill-rules.ts'
import { setPrivateHeader } from '#server/api/cache-headers.ts'
import type { Call } from '#server/api/call.ts'
import { clientAddress } from '#server/api/client-address.ts'
import type { Context } from '#server/api/context.ts'
import { derivedKey } from '#server/api/derived-key.ts'
import { requestedKey } from '#server/api/idempotency.ts'
import { findActor } from '#server/api/identity.ts'
import type { ApiEnv } from '#server/api/router.ts'
import { idOfSigned, signedId } from '#server/api/signed-id.ts'

/** Whose bills a call may see: an account's, and those of the browser that it comes from. */
export type BillCaller = {
  actor: Actor | undefined
  /** A random id that the browser has been given with its first bill. */
  visitorId: string | undefined
  /** The secret of a link to one bill. */
  share: string | undefined
  address: string
}

export type BillContext = Context & { caller: BillCaller }

const COOKIE = 'bills'
const PATH = '/api/bills'
const PURPOSE = 'browser that sent bills'
/** Where a page that was opened by a link says its secret: addresses are logged, headers are not. */
export const SHARE_HEADER = 'X-Bill-Link'

type CallerEnv = { Variables: Omit<ApiEnv['Variables'], 'ctx'> & { ctx: BillContext } }

/** For all calls about bills: sets `c.var.ctx.caller`. */
export const withCaller = createMiddleware<CallerEnv>(async (c, next) => {
  const { ctx } = c.var
  const token = parse(c.req.header('Cookie') ?? '', COOKIE)[COOKIE]
  const caller = {
    actor: await findActor(ctx, c.req.raw.headers),
    visitorId: token ? await idOfSigned(ctx, PURPOSE, token) : undefined,
    share: c.req.header(SHARE_HEADER),
    address: clientAddress(c),
  }
  c.set('ctx', { ...ctx, caller })
  setPrivateHeader(c)
  await next()
})

/**
 * Who sends a bill: an account, else the browser, which is known by a cookie from then on. Without one yet its id follows from the
 * `Idempotency-Key`: where the answer is lost, and the cookie with it, the same call again is the same visitor's.
 */
export async function senderOf(
  c: Call & { var: { ctx: BillContext } },
): Promise<{ ownerId: string } | { visitorId: string }> {
  const { ctx } = c.var
  const { actor, visitorId: known } = ctx.caller
  if (actor) return { ownerId: actor.id }
  const key = requestedKey(c)
  const visitorId = known ?? (key === undefined ? randomUUID() : uuidOf(await derivedKey(ctx, PURPOSE), key))
  const cookie = generateCookie(COOKIE, await signedId(ctx, PURPOSE, visitorId), {
    path: PATH,
    httpOnly: true,
    sameSite: 'Lax',
    secure: ctx.settings.baseUrl.startsWith('https:'),
    maxAge: KEPT_BILL_DAYS * 24 * 3_600,
  })
  c.header('Set-Cookie', cookie, { append: true })
  return { visitorId }
}

function uuidOf(secret: string, key: string): string {
  const digest = createHmac('sha256', secret).update(key.toLowerCase()).digest('hex')
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => digest.slice(from, to))
    .join('-')
}

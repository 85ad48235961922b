import { eq } from 'drizzle-orm'
import { generateCookie } from 'hono/cookie'
import type { OwnUser } from '#domain/accounts/account-schema.ts'
import { AppError } from '#domain/errors.ts'
import { ACCESS_TOKEN_LIFE } from '#server/api/access-tokens.ts'
import { sendVersion } from '#server/api/cache-headers.ts'
import type { Call } from '#server/api/call.ts'
import { ACCESS_COOKIE } from '#server/api/identity.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import { getOwnUser } from './account-queries.ts'
import { type Auth, SESSION_LIFE } from './auth.ts'

/** Readable by scripts: it says that asking who one is, or refreshing, makes sense. It proves nothing. */
const SIGNED_IN_COOKIE = 'signed_in'

type Session = { id: string; userId: string }

/** The session that the browser's cookie names, prolonged when it is due. */
export async function findSession(c: Call, auth: Auth): Promise<Session | undefined> {
  const { headers, response } = await auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true })
  forwardCookies(c, headers)
  return response?.session
}

/** Whether a browser's cookies name a session that lives: what guards a page. */
export async function hasSession(auth: Auth, headers: Headers): Promise<boolean> {
  return (await auth.api.getSession({ headers, query: { disableRefresh: true } })) !== null
}

/**
 * The browser is signed in from now on: the cookies of the session that Better Auth has just made, and an access token.
 * Whoever was signed in there before is not any more.
 */
export async function beginSession(
  c: Call,
  auth: Auth,
  { token, headers }: { token: string; headers: Headers },
): Promise<OwnUser> {
  const { db } = c.var.ctx
  const former = await auth.api.getSession({ headers: c.req.raw.headers, query: { disableRefresh: true } })
  if (former) await db.delete(sessions).where(eq(sessions.id, former.session.id))
  const found = await (await auth.$context).internalAdapter.findSession(token)
  if (!found) throw new AppError('unauthenticated', 'Please sign in')
  forwardCookies(c, headers)
  await giveAccess(c, found.session)
  return showOwnUser(c, found.session.userId)
}

/** Somebody's own view of their account, with its version as the answer's tag. */
export async function showOwnUser(c: Call, id: string): Promise<OwnUser> {
  const { user, version } = await getOwnUser(c.var.ctx, id)
  sendVersion(c, version, user)
  return user
}

/** A new access token for a session, as a cookie and for the caller. */
export async function giveAccess(c: Call, { id, userId }: Session): Promise<string> {
  const token = await c.var.ctx.accessTokens.issue({ sessionId: id, userId })
  setCookie(c, ACCESS_COOKIE, token, { httpOnly: true, maxAge: ACCESS_TOKEN_LIFE })
  setCookie(c, SIGNED_IN_COOKIE, '1', { maxAge: SESSION_LIFE })
  return token
}

/** Ends the session that the cookie names, if there is one, and takes all cookies away. */
export async function endSession(c: Call, auth: Auth): Promise<void> {
  const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true })
  forwardCookies(c, headers)
  forgetAccess(c)
}

/** There is no session any more: the browser need not ask again. */
export function forgetAccess(c: Call): void {
  setCookie(c, ACCESS_COOKIE, '', { httpOnly: true, maxAge: 0 })
  setCookie(c, SIGNED_IN_COOKIE, '', { maxAge: 0 })
}

function setCookie(
  c: Call,
  name: string,
  value: string,
  options: { httpOnly?: boolean; maxAge: number },
): void {
  const secure = c.var.ctx.settings.baseUrl.startsWith('https:')
  const cookie = generateCookie(name, value, { path: '/', sameSite: 'Lax', secure, ...options })
  c.header('Set-Cookie', cookie, { append: true })
}

function forwardCookies(c: Call, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}

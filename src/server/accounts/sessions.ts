import { isAPIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { generateCookie, generateSignedCookie } from 'hono/cookie'
import type { OwnUser } from '#domain/accounts/account-schema.ts'
import { AppError } from '#domain/errors.ts'
import { isAdmin } from '#domain/moderation/moderation-rules.ts'
import { ACCESS_TOKEN_LIFE } from '#server/api/access-tokens.ts'
import { setVersionHeader } from '#server/api/cache-headers.ts'
import type { Call } from '#server/api/call.ts'
import type { Context } from '#server/api/context.ts'
import { ACCESS_COOKIE } from '#server/api/identity.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { pushSubscriptions } from '#server/db/schema/alerts.ts'
import { getOwnUser } from './account-queries.ts'
import { SESSION_LIFE } from './auth.ts'

/**
 * Readable by scripts: it says that asking who one is, or refreshing, makes sense, and which session that is about. It proves
 * nothing.
 */
const SIGNED_IN_COOKIE = 'signed_in'

type Session = { id: string; userId: string }

/**
 * The session that the browser's cookie names, prolonged when it is due. Where there is none the cookies stay: this answer may
 * come after that of a sign-in, whose cookies it would take away. The page removes its own mark.
 */
export async function findSession(c: Call): Promise<Session | undefined> {
  const { auth, disk } = c.var.ctx
  const request = auth.api.getSession({
    headers: c.req.raw.headers,
    // Prolonging writes.
    query: { disableRefresh: await disk.isFull() },
    returnHeaders: true,
  })
  const { headers, response } = await orUnavailable(request)
  if (response) forwardCookies(c, headers)
  return response?.session
}

/**
 * What guards a page: whether a browser's cookies name a session that lives, and whether it is an admin's without the second
 * factor (docs/product.md 8.7).
 */
export async function findPageSession(
  { auth, db, settings }: Pick<Context, 'auth' | 'db' | 'settings'>,
  headers: Headers,
): Promise<{ owesSecondFactor: boolean } | undefined> {
  const found = await orUnavailable(auth.api.getSession({ headers, query: { disableRefresh: true } }))
  if (!found) return undefined
  if (!isAdmin(found.user, settings.adminEmails)) return { owesSecondFactor: false }
  const [session] = await db
    .select({ secondFactorAt: sessions.secondFactorAt })
    .from(sessions)
    .where(eq(sessions.id, found.session.id))
  return { owesSecondFactor: !session?.secondFactorAt }
}

/** The session that a browser's cookies name, without prolonging it. */
export async function readSession(
  { auth }: Pick<Context, 'auth'>,
  headers: Headers,
): Promise<Session | undefined> {
  return (await orUnavailable(auth.api.getSession({ headers, query: { disableRefresh: true } })))?.session
}

/** Better Auth reports a lost database only as a failure; the reason is in the log. @throws AppError */
async function orUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (isAPIError(error) && error.statusCode === 500)
      throw new AppError('unavailable', 'The service is not available for a moment, please try again.')
    throw error
  }
}

/**
 * Signs the browser in: it gets the session that Better Auth has just made, and an access token. A former session of this browser
 * ends.
 * @param signedIn the headers of Better Auth's answer, whose cookies carry the session
 * @throws AppError forbidden where the account is suspended
 */
export async function beginSession(c: Call, signedIn: Headers): Promise<Session> {
  const { ctx } = c.var
  const former = await readSession(ctx, c.req.raw.headers)
  const cookies = signedIn.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  const session = await readSession(ctx, new Headers({ Cookie: cookies.join('; ') }))
  if (former) await endFormerSession(ctx, former, session)
  if (!session) throw new AppError('unauthenticated', 'Please sign in')
  await refuseSuspended(c, session)
  forwardCookies(c, signedIn)
  await setAccessCookie(c, session)
  return session
}

/** Whoever signs in anew goes on being notified in this browser; another person is not. */
async function endFormerSession(
  { db }: Pick<Context, 'db'>,
  former: Session,
  session: Session | undefined,
): Promise<void> {
  if (session?.userId === former.userId)
    await db
      .update(pushSubscriptions)
      .set({ sessionId: session.id })
      .where(eq(pushSubscriptions.sessionId, former.id))
  await db.delete(sessions).where(eq(sessions.id, former.id))
}

/**
 * A session for somebody who is known otherwise than by a sign-in. The browser has it only once `beginSession` was given its headers.
 */
export async function openSession(
  { auth, settings }: Pick<Context, 'auth' | 'settings'>,
  userId: string,
): Promise<{ id: string; headers: Headers }> {
  const { authCookies, internalAdapter, secret } = await auth.$context
  const { id, token } = await internalAdapter.createSession(userId)
  const options = { ...cookieAttributes(settings), httpOnly: true, maxAge: SESSION_LIFE }
  const cookie = await generateSignedCookie(authCookies.sessionToken.name, token, secret, options)
  return { id, headers: new Headers({ 'Set-Cookie': cookie }) }
}

/** Waits for a suspension under way; ends the new session if the account is suspended by then. */
async function refuseSuspended(c: Call, { id, userId }: Session): Promise<void> {
  const { db } = c.var.ctx
  const [user] = await db.transaction((tx) =>
    tx.select({ reason: users.suspendedReason }).from(users).where(eq(users.id, userId)).for('share'),
  )
  if (user?.reason == null) return
  await db.delete(sessions).where(eq(sessions.id, id))
  const { email } = c.var.ctx.settings.company
  throw new AppError(
    'forbidden',
    `This account is suspended. If you think that this is a mistake, write to ${email ?? 'us'}.`,
  )
}

/** The own view of an account, with its version as `ETag`. */
export async function showOwnUser(c: Call, id: string): Promise<OwnUser> {
  const { user, version } = await getOwnUser(c.var.ctx, id)
  setVersionHeader(c, version, user)
  return user
}

/** A new access token for a session, as a cookie and for the caller. */
export async function setAccessCookie(c: Call, { id, userId }: Session): Promise<string> {
  const token = await c.var.ctx.accessTokens.issue({ sessionId: id, userId })
  setCookie(c, ACCESS_COOKIE, token, { httpOnly: true, maxAge: ACCESS_TOKEN_LIFE })
  setCookie(c, SIGNED_IN_COOKIE, id.slice(-8), { maxAge: SESSION_LIFE })
  return token
}

/** Ends the session that the cookie names, if there is one, and takes all cookies away. */
export async function endSession(c: Call): Promise<void> {
  const { auth, db } = c.var.ctx
  const { headers } = c.req.raw
  const session = await readSession(c.var.ctx, headers)
  if (session) await db.delete(sessions).where(eq(sessions.id, session.id))
  // That a session could not be deleted Better Auth keeps to itself, so that its cookie is all that is left to it.
  forwardCookies(c, (await auth.api.signOut({ headers, returnHeaders: true })).headers)
  setCookie(c, ACCESS_COOKIE, '', { httpOnly: true, maxAge: 0 })
  setCookie(c, SIGNED_IN_COOKIE, '', { maxAge: 0 })
}

export function setCookie(
  c: Call,
  name: string,
  value: string,
  options: { httpOnly?: boolean; maxAge: number; path?: string },
): void {
  const cookie = generateCookie(name, value, { ...cookieAttributes(c.var.ctx.settings), ...options })
  c.header('Set-Cookie', cookie, { append: true })
}

const cookieAttributes = ({ baseUrl }: Context['settings']) =>
  ({ path: '/', sameSite: 'Lax', secure: baseUrl.startsWith('https:') }) as const

/** What Better Auth sets, the browser gets. */
export function forwardCookies(c: Call, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}

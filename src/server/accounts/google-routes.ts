import { and, eq } from 'drizzle-orm'
import type { Context as HonoContext } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import { GoogleInput } from '#domain/accounts/account-input.ts'
import { OwnUser } from '#domain/accounts/account-schema.ts'
import { AppError } from '#domain/errors.ts'
import { setPrivateHeader } from '#server/api/cache-headers.ts'
import { clientAddress } from '#server/api/client-address.ts'
import type { Context } from '#server/api/context.ts'
import { body } from '#server/api/json-body.ts'
import { type ApiEnv, createRouter, documented } from '#server/api/router.ts'
import { isOfOtherSite } from '#server/api/same-origin.ts'
import { joinAlerts } from '#server/db/account-alerts.ts'
import { accounts, users } from '#server/db/schema/accounts.ts'
import { GOOGLE_BY_ADDRESS } from './account-limits.ts'
import { type GoogleIdentity, OTHER_SITE_PAGE, POPUP_POLICY, popupPage } from './google-popup-page.ts'
import { GOOGLE, withTimeout } from './google-provider.ts'
import { beginSession, findSession, forwardCookies, setAccessCookie, showOwnUser } from './sessions.ts'
import { countRefusedSignIns } from './sign-in.ts'

const TAG = 'Accounts'

const Options = z.object({ google: z.boolean() })

/** Of somebody who closes the window or declines, and of somebody whom Google has not identified. */
const CLOSED = 'Unable to signin, please try again'
const UNKNOWN = 'Unable to login, please try again'

const HOW =
  'A window that a page has opened at `/api/auth/google/start` leads to Google and back. There it gets the cookies of a session, and ' +
  'tells the page who it is on the BroadcastChannel `google-sign-in`. This call answers whose session that is. By itself its body ' +
  'signs nobody in: without a session of an account that Google has identified, and with the email of another one, it is 401.'

/** How long the provider may take to respond, in milliseconds. */
const CALLBACK_TIMEOUT = 15_000

/** The steps in the popup: nobody stores them, and the popup stays connected with the page that opened it. */
const popupStep = createMiddleware<ApiEnv>(async (c, next) => {
  if (!c.var.ctx.connectGoogle) throw new AppError('not-found', 'There is no sign-in with Google here')
  setPrivateHeader(c)
  c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
  // The callback's address has a code, used up though it is.
  c.header('Referrer-Policy', 'no-referrer')
  await next()
})

/** Sign-in with Google. The popup goes from `start` to the provider and back to the callback, which makes the session. */
export const googleRoutes = createRouter()
  .get('/options', documented(TAG, 'By what one can sign in beside a password', Options), (c) =>
    c.json({ google: c.var.ctx.connectGoogle !== undefined }),
  )
  .get('/google/start', popupStep, (c) =>
    orErrorPage(c, async () => {
      const { auth, connectGoogle, limits, settings } = c.var.ctx
      if (isOfOtherSite(c.req.raw, settings)) return showPage(c, OTHER_SITE_PAGE, 403)
      await limits.consume(GOOGLE_BY_ADDRESS, clientAddress(c))
      await connectGoogle?.()
      const { headers, response } = await auth.api.signInSocial({
        body: { provider: GOOGLE, callbackURL: '/', disableRedirect: true },
        returnHeaders: true,
      })
      if (!response.url) throw new Error('The provider has no address')
      forwardCookies(c, headers)
      return c.redirect(response.url)
    }),
  )
  .get('/callback/google', popupStep, (c) =>
    orErrorPage(c, async () => {
      const { auth, connectGoogle, settings } = c.var.ctx
      await connectGoogle?.()
      const { headers } = await withTimeout(auth.handler(c.req.raw), CALLBACK_TIMEOUT)
      const { searchParams } = new URL(headers.get('Location') ?? '', settings.baseUrl)
      const error = searchParams.get('error')
      if (error === 'access_denied') return refuse(c, 'google-declined', CLOSED)
      if (error !== null) return refuse(c, 'google-failure', UNKNOWN)
      const { userId } = await beginSession(c, headers)
      const identity = await findGoogleIdentity(c.var.ctx, userId)
      // Google may have proved the address just now.
      if (identity) await joinAlerts(c.var.ctx.db, identity.email)
      return identity ? showPage(c, popupPage({ identity })) : refuse(c, 'google-failure', UNKNOWN)
    }),
  )
  .post(
    '/google',
    countRefusedSignIns,
    documented(TAG, 'Who has signed in with Google', OwnUser, HOW),
    body(GoogleInput),
    async (c) => {
      setPrivateHeader(c)
      const session = await findSession(c)
      const identity = session && (await findGoogleIdentity(c.var.ctx, session.userId))
      if (!session || identity?.email !== c.req.valid('json').email)
        throw new AppError('unauthenticated', UNKNOWN)
      await setAccessCookie(c, session)
      return c.json(await showOwnUser(c, session.userId))
    },
  )

type RouteContext = HonoContext<ApiEnv>

/** Takes a step in the popup. What goes wrong unexpectedly is logged; the page that the popup ends with says no more of it. */
async function orErrorPage(c: RouteContext, step: () => Promise<Response>): Promise<Response> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof AppError && error.code === 'forbidden') return refuse(c, error.code, error.message)
    if (error instanceof AppError && error.code === 'too-many') {
      c.header('Retry-After', String(error.retryAfter))
      return refuse(c, error.code, error.message, 429)
    }
    c.var.ctx.log.error({ err: error, requestId: c.var.requestId }, 'sign-in with Google failed')
    return refuse(c, 'google-failure', UNKNOWN)
  }
}

function refuse(c: RouteContext, reason: string, message: string, status: 200 | 429 = 200) {
  c.var.ctx.metrics.countRefusedSignIn(reason)
  return showPage(c, popupPage({ error: message }), status)
}

function showPage(c: RouteContext, page: ReturnType<typeof popupPage>, status: 200 | 403 | 429 = 200) {
  c.header('Content-Security-Policy', POPUP_POLICY)
  return c.html(page, status)
}

/** Somebody as the account says who is linked with Google. */
async function findGoogleIdentity({ db }: Context, userId: string): Promise<GoogleIdentity | undefined> {
  const [identity] = await db
    .select({ id: accounts.accountId, name: users.name, email: users.email, photo: users.image })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, GOOGLE)))
  return identity
}

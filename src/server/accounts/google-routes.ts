import type { Context as HonoContext } from 'hono'
import { generateSignedCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import { GoogleInput } from '#domain/accounts/account-input.ts'
import { OwnUser } from '#domain/accounts/account-schema.ts'
import { AppError } from '#domain/errors.ts'
import { keepPrivate } from '#server/api/cache-headers.ts'
import { clientAddress } from '#server/api/client-address.ts'
import { type ApiEnv, body, createRouter, documented } from '#server/api/router.ts'
import { sameOrigin } from '#server/api/same-origin.ts'
import { GOOGLE_BY_ADDRESS } from './account-limits.ts'
import type { Auth } from './auth.ts'
import { DONE_PATH, type FindGoogle, GOOGLE, inTime } from './google-auth.ts'
import { DONE_SCRIPT, donePage } from './google-page.ts'
import { findIdentity, takeProof } from './google-proof.ts'
import { beginSession } from './sessions.ts'

const TAG = 'Accounts'

const Options = z.object({ google: z.boolean() })

/** §8: who closes the window or declines, and whoever has not become known. */
const CLOSED = 'Unable to signin, please try again'
const UNKNOWN = 'Unable to login, please try again'

const HOW =
  'A window that a page has opened at `/api/auth/google/start` leads to Google and back, and tells the page who it is on the ' +
  'BroadcastChannel `google-sign-in`. The body is compared with what was proved there; by itself it signs nobody in.'

/** Milliseconds that the provider may take to answer for somebody. */
const CALLBACK_PATIENCE = 15_000

/** The steps in the popup: nobody keeps them, and the popup stays connected with the page that opened it. */
const step = createMiddleware<ApiEnv>(async (c, next) => {
  keepPrivate(c)
  c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
  await next()
})

/**
 * Sign-in with Google. The popup goes from `start` by the provider and the callback to `done`, and by then has a proof of who
 * somebody is; the page that opened it then signs in by that proof. Without a provider nothing of this can be done.
 */
export const googleRoutes = (auth: Auth, findGoogle: FindGoogle | undefined) =>
  createRouter()
    .get('/options', documented(TAG, 'By what one can sign in beside a password', Options), (c) =>
      c.json({ google: findGoogle !== undefined }),
    )
    .get('/google/start', step, sameOrigin, async (c) => {
      await c.var.ctx.limits.count(GOOGLE_BY_ADDRESS, clientAddress(c))
      const find = known(findGoogle)
      return orDone(c, async () => {
        const google = await find()
        const { headers, response } = await google.api.signInSocial({
          body: { provider: GOOGLE, callbackURL: DONE_PATH, disableRedirect: true },
          returnHeaders: true,
        })
        return leadTo(c, response.url ?? doneWith('no_address'), headers)
      })
    })
    .get('/callback/google', step, (c) => {
      const find = known(findGoogle)
      return orDone(c, async () => {
        const google = await find()
        const { headers } = await inTime(google.handler(c.req.raw), CALLBACK_PATIENCE)
        return leadTo(c, headers.get('Location') ?? doneWith('no_answer'), headers)
      })
    })
    .get('/google/done', step, async (c) => {
      const error = c.req.query('error')
      const identity = error === undefined ? await findIdentity(c, findGoogle) : undefined
      const message = identity ? { identity } : { error: error === 'access_denied' ? CLOSED : UNKNOWN }
      return c.html(donePage(message, `${DONE_PATH}.js`))
    })
    .get('/google/done.js', (c) => {
      c.header('Content-Type', 'text/javascript; charset=utf-8')
      return c.body(DONE_SCRIPT)
    })
    .post(
      '/google',
      documented(TAG, 'Sign in by what Google has proved', OwnUser, HOW),
      body(GoogleInput),
      async (c) => {
        keepPrivate(c)
        const user = await takeProof(c, findGoogle)
        if (user?.email !== c.req.valid('json').email) throw new AppError('unauthenticated', UNKNOWN)
        return c.json(await beginSession(c, auth, await createSession(auth, user.id)))
      },
    )

type Call = HonoContext<ApiEnv>

function known(findGoogle: FindGoogle | undefined): FindGoogle {
  if (!findGoogle) throw new AppError('not-found', 'There is no sign-in with Google here')
  return findGoogle
}

const doneWith = (error: string) => `${DONE_PATH}?error=${error}`

/** Takes a step in the popup. What goes wrong is logged, and the popup goes on to the page that says so. */
async function orDone(c: Call, take: () => Promise<Response>): Promise<Response> {
  try {
    return await take()
  } catch (error) {
    c.var.ctx.log.error({ err: error, requestId: c.var.requestId }, 'sign-in with Google failed')
    return c.redirect(doneWith('failed'))
  }
}

function leadTo(c: Call, address: string, headers: Headers): Response {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
  return c.redirect(address)
}

/** A session as if by a password, with the cookie that Better Auth would have set. */
async function createSession(auth: Auth, userId: string): Promise<{ token: string; headers: Headers }> {
  const { internalAdapter, authCookies, secret } = await auth.$context
  const { token } = await internalAdapter.createSession(userId)
  const { name, attributes } = authCookies.sessionToken
  const cookie = await generateSignedCookie(name, token, secret, attributes)
  return { token, headers: new Headers({ 'Set-Cookie': cookie }) }
}

import { eq } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import {
  ConfirmationInput,
  NewPasswordInput,
  ResetInput,
  SignInInput,
  SignUpInput,
} from '#domain/accounts/account-input.ts'
import { OwnUser } from '#domain/accounts/account-schema.ts'
import { AppError } from '#domain/errors.ts'
import { setPrivateHeader } from '#server/api/cache-headers.ts'
import { clientAddress } from '#server/api/client-address.ts'
import { findActor, signedIn } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import { type ApiEnv, createRouter, Done, documented, done } from '#server/api/router.ts'
import { sameOrigin } from '#server/api/same-origin.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import * as limits from './account-limits.ts'
import { confirmEmail, resendConfirmation } from './email-confirmation.ts'
import { requestPasswordReset, setNewPassword } from './password-reset.ts'
import { countRefusedSignIns } from './refused-sign-ins.ts'
import { beginSession, endSession, findSession, setAccessCookie, showOwnUser } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

const TAG = 'Accounts'

const AccessToken = z.object({ access_token: z.string() })

const alwaysPrivate = createMiddleware<ApiEnv>(async (c, next) => {
  setPrivateHeader(c)
  await next()
})

/** Everything below /auth, Google apart. */
export const authRoutes = createRouter()
  .use(alwaysPrivate)
  .use('/sign-in', countRefusedSignIns)
  .post(
    '/sign-up',
    documented(TAG, 'Make an account; signs nobody in', Done, undefined, 201),
    body(SignUpInput),
    async (c) => {
      const input = c.req.valid('json')
      const address = clientAddress(c)
      await c.var.ctx.limits.count(limits.SIGN_UP_BY_ADDRESS, address)
      await c.var.ctx.limits.count(limits.SIGN_UP_FOR_EMAIL, `${address} ${input.email}`)
      await signUp(c.var.ctx, input, address)
      return c.json(done('Welcome. We have sent you a mail with a link that confirms your address.'), 201)
    },
  )
  .post('/sign-in', documented(TAG, 'Sign in', OwnUser), body(SignInInput), async (c) => {
    const input = c.req.valid('json')
    const address = clientAddress(c)
    const ofAccount = `${address} ${input.email}`
    await c.var.ctx.limits.count(limits.SIGN_IN_BY_ADDRESS, address)
    await c.var.ctx.limits.count(limits.SIGN_IN_TO_ACCOUNT, ofAccount)
    const cookies = await signIn(c.var.ctx, input)
    await c.var.ctx.limits.forget(limits.SIGN_IN_TO_ACCOUNT, ofAccount)
    const { userId } = await beginSession(c, cookies)
    return c.json(await showOwnUser(c, userId))
  })
  .get('/signout', sameOrigin, documented(TAG, 'Sign out here', Done), async (c) => {
    const actor = await findActor(c.var.ctx, c.req.raw.headers)
    if (actor) await c.var.ctx.db.delete(sessions).where(eq(sessions.id, actor.sessionId))
    await endSession(c)
    return c.json(done('You are signed out'))
  })
  .post('/signout-everywhere', documented(TAG, 'Sign out on every device', Done), signedIn, async (c) => {
    const { actor, db } = c.var.ctx
    await db.delete(sessions).where(eq(sessions.userId, actor.id))
    await endSession(c)
    return c.json(done('You are signed out everywhere'))
  })
  .get('/me', documented(TAG, 'Who one is', OwnUser), signedIn, async (c) =>
    c.json(await showOwnUser(c, c.var.ctx.actor.id)),
  )
  .post('/refresh-token', documented(TAG, 'A new access token for the session', AccessToken), async (c) => {
    const session = await findSession(c)
    if (!session) throw new AppError('unauthenticated', 'Please sign in')
    return c.json({ access_token: await setAccessCookie(c, session) })
  })
  .post(
    '/reset-password',
    documented(TAG, 'Ask for a link that sets a new password', Done),
    body(ResetInput),
    async (c) => {
      const input = c.req.valid('json')
      const address = clientAddress(c)
      await c.var.ctx.limits.count(limits.RESET_BY_ADDRESS, address)
      await c.var.ctx.limits.count(limits.RESET_OF_ACCOUNT, `${address} ${input.email}`)
      await requestPasswordReset(c.var.ctx, input, address)
      return c.json(done('If there is an account with this email, a link is on its way to it.'))
    },
  )
  .post(
    '/new-password',
    documented(TAG, 'Set a new password by the link', Done),
    body(NewPasswordInput),
    async (c) => {
      await c.var.ctx.limits.count(limits.LINK_BY_ADDRESS, clientAddress(c))
      await setNewPassword(c.var.ctx, c.req.valid('json'))
      return c.json(done('Your new password is set. Sign in with it.'))
    },
  )
  .post(
    '/confirm-email',
    documented(TAG, 'Confirm an address by the link', Done),
    body(ConfirmationInput),
    async (c) => {
      await c.var.ctx.limits.count(limits.LINK_BY_ADDRESS, clientAddress(c))
      await confirmEmail(c.var.ctx, c.req.valid('json'))
      return c.json(done('Your email address is confirmed'))
    },
  )
  .post(
    '/resend-confirmation',
    documented(TAG, 'Send the confirming link again', Done),
    signedIn,
    async (c) => {
      await resendConfirmation(c.var.ctx)
      return c.json(done('The link is on its way'))
    },
  )

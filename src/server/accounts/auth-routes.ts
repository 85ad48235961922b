import { eq } from 'drizzle-orm'
import type { Context as Call } from 'hono'
import * as z from 'zod/mini'
import {
  ConfirmationCodeInput,
  ConfirmationInput,
  NewPasswordInput,
  ResetInput,
  SecondFactorInput,
  SecondFactorSetupInput,
  SignInInput,
  SignUpInput,
} from '#domain/accounts/account-input.ts'
import { OwnUser, SecondFactorSetup, SecondFactorState } from '#domain/accounts/account-schema.ts'
import { AppError } from '#domain/errors.ts'
import { alwaysPrivate } from '#server/api/cache-headers.ts'
import { clientAddress } from '#server/api/client-address.ts'
import { adminAccountOnly, findActor, signedIn } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import { type ApiEnv, createRouter, Done, documented, done } from '#server/api/router.ts'
import { notByLink } from '#server/api/same-origin.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import * as limits from './account-limits.ts'
import { confirmByCode, confirmByLink, resendConfirmation } from './email-confirmation.ts'
import { guardPassword } from './guessed-passwords.ts'
import { requestPasswordReset, setNewPassword } from './password-reset.ts'
import { getSecondFactor, giveSecondFactor, setUpSecondFactor } from './second-factor.ts'
import { beginSession, endSession, findSession, setAccessCookie, showOwnUser } from './sessions.ts'
import { countRefusedSignIns, signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { clearSignUpCookie, setSignUpCookie } from './sign-up-cookie.ts'

const TAG = 'Accounts'

const CONFIRMED = 'Your e-mail address is confirmed'

const HOW_TO_CONFIRM =
  'From the browser that has signed up within half an hour, from a session of the account, or with its password. ' +
  'Every other session of the account ends; a browser that has no session gets one.'

const AccessToken = z.object({ access_token: z.string() })

async function signOutHere(c: Call<ApiEnv>) {
  const actor = await findActor(c.var.ctx, c.req.raw.headers)
  if (actor) await c.var.ctx.db.delete(sessions).where(eq(sessions.id, actor.sessionId))
  await endSession(c)
  return c.json(done('You are signed out'))
}

/** Everything below /auth, Google apart. */
export const authRoutes = createRouter()
  .use(alwaysPrivate)
  .use('/sign-in', countRefusedSignIns)
  .post(
    '/sign-up',
    documented(
      TAG,
      'Make an account; signs nobody in',
      Done,
      'The browser gets a cookie of half an hour which is good for nothing but confirming the address.',
      201,
    ),
    body(SignUpInput),
    async (c) => {
      const input = c.req.valid('json')
      const address = clientAddress(c)
      await c.var.ctx.limits.consume(limits.SIGN_UP_BY_ADDRESS, address)
      await c.var.ctx.limits.consume(limits.SIGN_UP_FOR_EMAIL, `${address} ${input.email}`)
      await setSignUpCookie(c, await signUp(c.var.ctx, input, address))
      return c.json(done('Welcome. We have sent you a mail with a code that confirms your address.'), 201)
    },
  )
  .post('/sign-in', documented(TAG, 'Sign in', OwnUser), body(SignInInput), async (c) => {
    const input = c.req.valid('json')
    const address = clientAddress(c)
    const ofAccount = `${address} ${input.email}`
    await c.var.ctx.limits.consume(limits.SIGN_IN_BY_ADDRESS, address)
    await c.var.ctx.limits.consume(limits.SIGN_IN_TO_ACCOUNT, ofAccount)
    const cookies = await guardPassword(c.var.ctx, { email: input.email, address }, () =>
      signIn(c.var.ctx, input),
    )
    await c.var.ctx.limits.forget(limits.SIGN_IN_TO_ACCOUNT, ofAccount)
    const { userId } = await beginSession(c, cookies)
    return c.json(await showOwnUser(c, userId))
  })
  .post('/signout', documented(TAG, 'Sign out here', Done), signOutHere)
  .get(
    '/signout',
    notByLink,
    documented(TAG, 'Sign out here', Done, 'For clients that do not know the POST.'),
    signOutHere,
  )
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
      await c.var.ctx.limits.consume(limits.RESET_BY_ADDRESS, address)
      await c.var.ctx.limits.consume(limits.RESET_OF_ACCOUNT, `${address} ${input.email}`)
      await requestPasswordReset(c.var.ctx, input, address)
      return c.json(done('If this address has an account, a link is on its way to it.'))
    },
  )
  .post(
    '/new-password',
    documented(TAG, 'Set a new password by the link', Done),
    body(NewPasswordInput),
    async (c) => {
      await c.var.ctx.limits.consume(limits.LINK_BY_ADDRESS, clientAddress(c))
      await setNewPassword(c.var.ctx, c.req.valid('json'))
      return c.json(done('Your new password is set. Sign in with it.'))
    },
  )
  .post(
    '/confirm-email',
    documented(TAG, 'Confirm an address by the link of the mail', Done, HOW_TO_CONFIRM),
    body(ConfirmationInput),
    async (c) => {
      await c.var.ctx.limits.consume(limits.LINK_BY_ADDRESS, clientAddress(c))
      await confirmByLink(c, c.req.valid('json'))
      clearSignUpCookie(c)
      return c.json(done(CONFIRMED))
    },
  )
  .post(
    '/confirm-code',
    documented(TAG, 'Confirm an address by the six digits of the mail', Done, HOW_TO_CONFIRM),
    body(ConfirmationCodeInput),
    async (c) => {
      await c.var.ctx.limits.consume(limits.LINK_BY_ADDRESS, clientAddress(c))
      await confirmByCode(c, c.req.valid('json'))
      clearSignUpCookie(c)
      return c.json(done(CONFIRMED))
    },
  )
  .post(
    '/resend-confirmation',
    documented(TAG, 'Send code and link again', Done, 'For a session, or the browser that has signed up.'),
    async (c) => {
      await resendConfirmation(c)
      return c.json(done('The mail is on its way'))
    },
  )
  .get(
    '/second-factor',
    documented(TAG, 'What an admin has given so far', SecondFactorState),
    signedIn,
    adminAccountOnly,
    async (c) => c.json(await getSecondFactor(c.var.ctx)),
  )
  .post(
    '/second-factor/set-up',
    documented(
      TAG,
      'Begin to connect an app',
      SecondFactorSetup,
      'Takes the password, or without one a sign-in of the last 15 minutes. It counts once a code of the app is given.',
    ),
    signedIn,
    adminAccountOnly,
    body(SecondFactorSetupInput),
    async (c) => c.json(await setUpSecondFactor(c.var.ctx, c.req.valid('json'), c.req.raw.headers)),
  )
  .post(
    '/second-factor',
    documented(
      TAG,
      'Give the second factor: from then on this session is an admin’s',
      Done,
      'A code of the app, or a recovery code; each is taken once.',
    ),
    signedIn,
    adminAccountOnly,
    body(SecondFactorInput),
    async (c) => {
      await giveSecondFactor(c.var.ctx, c.req.valid('json'))
      return c.json(done('Thank you'))
    },
  )

import { setTimeout as delay } from 'node:timers/promises'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { and, eq, sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import * as z from 'zod/mini'
import { GoogleInput } from '#domain/accounts/account-input.ts'
import { usernameOf } from '#domain/accounts/username-of.ts'
import { AppError } from '#domain/errors.ts'
import type { Auth } from '#server/api/context.ts'
import type { Db } from '#server/db/client.ts'
import { accounts, sessions, users } from '#server/db/schema/accounts.ts'
import { confirmationCodes } from '#server/db/schema/one-time-codes.ts'
import type { Env } from '#server/env.ts'

/** Its id in the sign-in library, in the accounts' table and in the callback's path. */
export const GOOGLE = 'google'

/** Milliseconds. */
const DISCOVERY_TIMEOUT = 5_000

/**
 * Adds Google, or another OpenID provider, to the ways of signing in. The library looks its providers up when it starts, and one that
 * cannot be reached then is missing for good. So this one is looked up at the first sign-in, and again until it is found; all who
 * wait meanwhile share one attempt.
 * @returns what makes sure that it is there. @throws AppError unavailable
 */
export function googleConnector(db: Db, auth: Auth, google: NonNullable<Env['google']>): () => Promise<void> {
  let attempt: Promise<void> | undefined
  const plugin = openIdConnect(db, google)
  const connect = async () => {
    const context = await auth.$context
    const { socialProviders } = (await withTimeout(plugin.init(context), DISCOVERY_TIMEOUT)).context
    if (!socialProviders.some(({ id }) => id === GOOGLE)) throw unreachable()
    context.socialProviders = socialProviders
  }
  return () => {
    attempt ??= connect().catch((error) => {
      attempt = undefined
      throw error
    })
    return attempt
  }
}

/** @throws AppError unavailable */
export async function withTimeout<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const timer = new AbortController()
  const timeout = delay(milliseconds, undefined, { signal: timer.signal }).then(() => {
    throw unreachable()
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    timer.abort()
  }
}

const unreachable = () => new AppError('unavailable', 'Google cannot be reached, please try again')

const openIdConnect = (db: Db, { issuer, clientId, clientSecret }: NonNullable<Env['google']>) =>
  genericOAuth({
    config: [
      {
        providerId: GOOGLE,
        discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        prompt: 'select_account',
        getUserInfo: async ({ idToken }) => {
          const claims = readClaims(idToken, clientId)
          if (!claims) return null
          const { sub, email, name } = claims
          await adoptVerifiedEmail(db, { accountId: sub, email })
          return { id: sub, sub, email, emailVerified: true, name: usernameOf({ name, email }) }
        },
      },
    ],
  })

const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  exp: z.number(),
  azp: z.optional(z.string()),
  email: GoogleInput.shape.email,
  email_verified: z.literal(true),
  name: z._default(z.string(), ''),
})

/** What an id token says whose signature, issuer, audience, age and nonce Better Auth has checked; nothing else is asked. */
function readClaims(idToken: string | undefined, clientId: string) {
  if (!idToken) return undefined
  const { success, data } = Claims.safeParse(decodeJwt(idToken))
  return success && (data.azp ?? clientId) === clientId ? data : undefined
}

/**
 * Google has verified that an address is this person's. An account that has it unverified may have been made by anybody: its
 * password, its sessions and the address that waits there are dropped before it becomes theirs (docs/product.md 8).
 */
async function adoptVerifiedEmail(
  db: Db,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [linked] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.providerId, GOOGLE), eq(accounts.accountId, accountId)))
    // They have an account already, which may have another address by now: this one stays as it is.
    if (linked) return
    const [adopted] = await tx
      .update(users)
      .set({
        emailVerified: true,
        pendingEmail: null,
        version: sql`${users.version} + 1`,
        updatedAt: new Date(),
      })
      .where(and(eq(users.email, email), eq(users.emailVerified, false)))
      .returning({ id: users.id })
    if (!adopted) return
    await tx.delete(accounts).where(eq(accounts.userId, adopted.id))
    await tx.delete(sessions).where(eq(sessions.userId, adopted.id))
    await tx.delete(confirmationCodes).where(eq(confirmationCodes.userId, adopted.id))
  })
}

import { createHmac } from 'node:crypto'
import { setTimeout as passed } from 'node:timers/promises'
import { betterAuth } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { decodeJwt } from 'jose'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { GoogleInput } from '#domain/accounts/account-input.ts'
import { usernameOf } from '#domain/accounts/username-of.ts'
import { AppError } from '#domain/errors.ts'
import type { Db } from '#server/db/client.ts'
import type { Env } from '#server/env.ts'
import { type AuthSettings, authOptions } from './auth.ts'
import { adoptProvedAddress } from './google-adoption.ts'

export const GOOGLE = 'google'

/** Seconds between the proof in the popup and the call that signs in by it. */
export const PROOF_LIFE = 300

/** The cookie of a proof, and where the browser sends it. */
export const PROOF_COOKIE = 'adlm.google_proof'
export const PROOF_PATH = '/api/auth/google'

/** Where the popup ends. */
export const DONE_PATH = `${PROOF_PATH}/done`

/** Milliseconds that the provider may take. */
const DISCOVERY_PATIENCE = 5_000

export type GoogleAuth = ReturnType<typeof createProver>

/** Finds the provider at first use, and again until it is found; all who wait meanwhile wait for one try. */
export type FindGoogle = () => Promise<GoogleAuth>

export function createGoogleAuth(
  db: Db,
  log: Logger,
  settings: AuthSettings,
  google: NonNullable<Env['google']>,
): FindGoogle {
  let search: Promise<GoogleAuth> | undefined
  const find = async () => {
    const prover = createProver(db, log, settings, google)
    const { socialProviders } = await inTime(prover.$context, DISCOVERY_PATIENCE)
    if (!socialProviders.some(({ id }) => id === GOOGLE)) throw unreachable()
    return prover
  }
  return () => {
    search ??= find().catch((error) => {
      search = undefined
      throw error
    })
    return search
  }
}

/** @throws AppError unavailable */
export async function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const over = new AbortController()
  const tooLate = passed(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw unreachable()
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    over.abort()
  }
}

const unreachable = () => new AppError('unavailable', 'Google cannot be reached, please try again')

/**
 * Proves who somebody is, by Google or whoever else speaks OpenID Connect. Its sessions sign nobody in: they are short, have a
 * cookie of their own, and are signed with another key than those of `auth.ts`.
 */
function createProver(
  db: Db,
  log: Logger,
  { secret, baseUrl }: AuthSettings,
  { issuer, clientId, clientSecret }: NonNullable<Env['google']>,
) {
  const ownSecret = createHmac('sha256', secret).update('google proof').digest('hex')
  const options = authOptions(db, log, { secret: ownSecret, baseUrl })
  return betterAuth({
    ...options,
    session: { expiresIn: PROOF_LIFE, cookieCache: { enabled: false } },
    advanced: {
      ...options.advanced,
      cookies: { session_token: { name: PROOF_COOKIE, attributes: { path: PROOF_PATH } } },
    },
    // Who somebody is is all that is asked: what could ask Google more is not kept.
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      account: { create: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) } },
    },
    // What goes wrong unexpectedly is logged where it arrives.
    onAPIError: { throw: true, errorURL: DONE_PATH },
    plugins: [
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
              const claims = provedClaims(idToken, clientId)
              if (!claims) return null
              const { sub, email, name } = claims
              await adoptProvedAddress(db, { providerId: GOOGLE, accountId: sub, email })
              return { id: sub, sub, email, emailVerified: true, name: usernameOf({ name, email }) }
            },
          },
        ],
      }),
    ],
  })
}

const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
}

const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  exp: z.number(),
  azp: z.optional(z.string()),
  email: GoogleInput.shape.email,
  email_verified: z.literal(true),
  name: z._default(z.string(), ''),
})

/** What an id token says whose signature, issuer, audience, age and nonce Better Auth has checked; nothing else is asked. */
function provedClaims(idToken: string | undefined, clientId: string) {
  if (!idToken) return undefined
  const { success, data } = Claims.safeParse(decodeJwt(idToken))
  return success && (data.azp ?? clientId) === clientId ? data : undefined
}

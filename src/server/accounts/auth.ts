import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { DrizzleQueryError } from 'drizzle-orm'
import type { Logger } from 'pino'
import { COMPANY } from '#domain/company.ts'
import type { Auth } from '#server/api/context.ts'
import type { Db } from '#server/db/client.ts'
import * as schema from '#server/db/schema/accounts.ts'
import { hashPassword, isPassword } from '#server/password-hash.ts'
import { hashedSessionTokens } from './hashed-session-tokens.ts'

/** Seconds. A session that is used is prolonged once a day. */
export const SESSION_LIFE = 30 * 24 * 3600
const SESSION_PROLONGED_AFTER = 24 * 3600

type AuthSettings = {
  secret: string
  /** The public address, without a slash at its end. */
  baseUrl: string
}

/**
 * Passwords, sessions, one-time tokens and OpenID Connect. It is called through its server API, behind the paths of our
 * contract: of its own routes only the callback of OpenID Connect is in use, of its limits none
 * (docs/decisions/0028-better-auth.md).
 */
export const createAuth = (db: Db, log: Logger, { secret, baseUrl }: AuthSettings): Auth => {
  const adapterOf = drizzleAdapter(db, { provider: 'pg', usePlural: true, schema, transaction: true })
  return betterAuth<BetterAuthOptions>({
    secret,
    baseURL: baseUrl,
    basePath: '/api/auth',
    database: (options: BetterAuthOptions) => hashedSessionTokens(adapterOf(options)),
    emailAndPassword: {
      enabled: true,
      password: {
        hash: (password) => hashPassword(password),
        verify: ({ password, hash }) => isPassword(password, hash),
      },
    },
    session: { expiresIn: SESSION_LIFE, updateAge: SESSION_PROLONGED_AFTER, cookieCache: { enabled: false } },
    verification: { storeIdentifier: 'hashed' },
    // Providers only identify users: their access and refresh tokens are not stored.
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      account: { create: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) } },
    },
    advanced: {
      cookiePrefix: 'adlm',
      useSecureCookies: baseUrl.startsWith('https:'),
      database: { generateId: false },
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    plugins: [secondFactorPlugin()],
    // Unexpected errors are logged by the route.
    onAPIError: { throw: true },
    logger: {
      level: 'error',
      // What it adds may name an address. A failed query does not, once it is logged, and is thrown as something that hides it.
      // Everything else that it calls an error a stranger can cause, with a state or a code of nobody.
      log: (_level, message, ...added) => {
        const err = added.find((each) => each instanceof DrizzleQueryError)
        if (err) log.error({ message, err }, 'sign-in library')
        else log.warn({ message }, 'sign-in library')
      },
    },
  }) as Auth
}

/**
 * Makes and encrypts secrets and recovery codes. Its hook is left out, which would ask for the second factor at each sign-in, and
 * with it the column on users that says so: ours is asked for at the admins' door, and kept on the session (`second-factor.ts`).
 */
function secondFactorPlugin() {
  const { id, version, endpoints, schema } = twoFactor({ issuer: COMPANY.name, allowPasswordless: true })
  return { id, version, endpoints, schema: { twoFactor: schema.twoFactor } }
}

const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
}

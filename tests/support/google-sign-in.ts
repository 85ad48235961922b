import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeEach, expect } from 'vitest'
import * as z from 'zod/mini'
import { authRoutes } from '#server/accounts/auth-routes.ts'
import { googleRoutes } from '#server/accounts/google-routes.ts'
import { answerError } from '#server/api/error-handler.ts'
import type { ApiEnv } from '#server/api/router.ts'
import { sameOriginWrites } from '#server/api/same-origin.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { startIdentityProvider } from '#server/demo/identity-provider.ts'
import type { Env } from '#server/env.ts'
import { hashPassword } from '#server/password-hash.ts'
import { securityHeaders } from '#server/security-headers.ts'
import { type CookieBrowser, createCookieBrowser, type Page } from './cookie-browser.ts'
import { answerOf, collectingLog, testContext } from './test-app.ts'
import { createTestDatabase } from './test-database.ts'

export const SITE = 'http://localhost'
export const CALLBACK = `${SITE}/api/auth/callback/google`

/** Who the provider's newcomer is. */
export const KELECHI = 'kelechi-obi@demo.adlm.example'
export const PASSWORD = 'nine blocks a day'

export const CLOSED = 'Unable to signin, please try again'
export const UNKNOWN = 'Unable to login, please try again'

/** Cookies of the sign-in library. */
export const SESSION = 'adlm.session_token'
export const STATE = 'adlm.state'

const Message = z.union([
  z.object({
    identity: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      photo: z.nullable(z.string()),
    }),
  }),
  z.object({ error: z.string() }),
])

/** The provider of the demonstration, for one test file. */
export async function startProvider(site = SITE) {
  const provider = await startIdentityProvider(site, collectingLog().log)
  afterAll(provider.close)
  return provider
}

/** The sign-in calls on a database of their own, with browsers that go to this provider; every test begins with nobody. */
export async function createGoogleSignIn(google: Env['google'], site = SITE) {
  const { db, drop } = await createTestDatabase()
  const { log, lines } = collectingLog()
  const ctx = testContext(db, log, { baseUrl: site, google })
  const api = new Hono<ApiEnv>()
    .basePath('/api')
    .use(async (c, next) => {
      c.set('ctx', ctx)
      c.set('requestId', 'the-request')
      await next()
    })
    .use(securityHeaders({ tls: site.startsWith('https:') }), sameOriginWrites)
    .route('/auth', googleRoutes)
    .route('/auth', authRoutes)
    .onError(answerError)
  beforeEach(async () => {
    lines.length = 0
    await db.execute(sql`DELETE FROM users`)
    await db.execute(sql`DELETE FROM verifications`)
    await db.execute(sql`DELETE FROM rate_limits`)
  })
  afterAll(drop)

  const newBrowser = () => createCookieBrowser(site, (request) => api.fetch(request))

  /** Opens the popup and chooses somebody there. @returns where it ends, or the callback where it stops before it */
  async function goThrough(
    browser: CookieBrowser,
    fields: Record<string, string> = { person: 'newcomer' },
    stop?: string,
  ): Promise<Page> {
    return browser.submit(await browser.follow('/api/auth/google/start'), fields, stop)
  }

  const post = async (browser: CookieBrowser, path: string, body: object) =>
    answerOf(
      await browser.request(`/api/auth${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: site },
        body: JSON.stringify(body),
      }),
    )

  const me = async (browser: CookieBrowser) => answerOf(await browser.request('/api/auth/me'))

  return {
    db,
    lines,
    newBrowser,
    goThrough,
    /** The way up to the callback, which is not asked for. */
    reachCallback: async (browser: CookieBrowser) =>
      (await goThrough(browser, { person: 'newcomer' }, CALLBACK)).url,
    post,
    /** The call of the page that opened the popup. */
    confirm: (browser: CookieBrowser, email: string) =>
      post(browser, '/google', { name: 'x', email, photo: null }),
    me,
    /** Nobody is signed in there, by any cookie. */
    expectVisitor: async (browser: CookieBrowser) => {
      for (const name of [SESSION, 'access_token', 'signed_in']) expect(browser.cookie(name)).toBeUndefined()
      expect((await me(browser)).status).toBe(401)
      expect((await post(browser, '/refresh-token', {})).status).toBe(401)
    },
    addPassword: async (user: { id: string } | undefined) => {
      if (!user) throw new Error('Nobody was stored')
      const password = await hashPassword(PASSWORD)
      await db
        .insert(accounts)
        .values({ userId: user.id, accountId: user.id, providerId: 'credential', password })
    },
  }
}

export const cookieOf = (headers: Headers, name: string) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))

/** What the popup tells the page that opened it. */
export function messageOf({ html }: Pick<Page, 'html'>): z.infer<typeof Message> {
  const [, escaped = ''] = /data-message="([^"]*)"/.exec(html) ?? []
  const json = escaped
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  return Message.parse(JSON.parse(json))
}

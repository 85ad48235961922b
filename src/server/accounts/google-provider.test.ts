import { createServer } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { type Alteration, startAlteredProvider } from '../../../tests/support/altered-provider.ts'
import {
  CALLBACK,
  createGoogleSignIn,
  messageOf,
  startProvider,
} from '../../../tests/support/google-sign-in.ts'
import { listenLocally } from '../../../tests/support/local-server.ts'
import { withTimeout } from './google-provider.ts'

const provider = await startProvider()
const altered = await startAlteredProvider(provider)
afterAll(altered.close)
const { db, lines, newBrowser, goThrough, me } = await createGoogleSignIn(altered.google)
const down = await listenLocally(createServer())
await down.close()
const later = await createGoogleSignIn({ ...provider, issuer: `${down.origin}/` })

beforeEach(() => {
  altered.state.alteration = {}
})

const KELECHI = 'kelechi-obi@demo.adlm.example'
const now = Math.floor(Date.now() / 1000)
const { clientId } = provider

describe('an id token', () => {
  it.each<[string, Alteration]>([
    ['as the provider made it', {}],
    ['for several clients, given to us', { claims: { aud: ['another', clientId], azp: clientId } }],
  ])('%s is believed', async (_what, alteration) => {
    altered.state.alteration = alteration
    const browser = newBrowser()
    expect(messageOf(await goThrough(browser))).toMatchObject({ identity: { email: KELECHI } })
    expect((await me(browser)).body).toMatchObject({ email: KELECHI })
  })

  it.each<[string, Alteration]>([
    ['that is missing', { left: 'out' }],
    ['for another client', { claims: { aud: 'another' } }],
    ['for us that was given to another client', { claims: { aud: ['another', clientId], azp: 'another' } }],
    ['for nobody', { claims: { aud: undefined } }],
    ['of another issuer', { claims: { iss: 'https://issuer.example' } }],
    ['with another nonce', { claims: { nonce: 'of another sign-in' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that has expired', { claims: { exp: now - 5, iat: now - 60 } }],
    ['that never expires', { claims: { exp: undefined } }],
    ['signed by a stranger', { signedBy: 'stranger' }],
    ['signed by nobody', { signedBy: 'nobody' }],
    ['with an address that is not confirmed', { claims: { email_verified: false } }],
    ['that does not say whether the address is confirmed', { claims: { email_verified: undefined } }],
    ['that says it in a word', { claims: { email_verified: 'true' } }],
    ['without an address', { claims: { email: undefined } }],
    ['of nobody', { claims: { sub: undefined } }],
    ['of a person without a name for us', { claims: { sub: '' } }],
  ])('%s is not believed', async (_what, alteration) => {
    altered.state.alteration = alteration
    const browser = newBrowser()
    const page = await goThrough(browser)
    expect(messageOf(page)).toEqual({ error: 'Unable to login, please try again' })
    expect(browser.cookie('adlm.session_token')).toBeUndefined()
    expect((await me(browser)).status).toBe(401)
    expect(await db.select().from(users)).toEqual([])
  })
})

it('binds the request to the browser: S256, a nonce, a state, the chooser', async () => {
  const response = await newBrowser().request('/api/auth/google/start')
  const { searchParams } = new URL(response.headers.get('Location') ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: CALLBACK,
    scope: 'openid email profile',
    prompt: 'select_account',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{32}$/),
    state: expect.stringMatching(/^[\w-]{32}$/),
  })
})

it('keeps and logs nothing by which Google could be asked, nor what signs anybody in', async () => {
  const browser = newBrowser()
  const { url } = await goThrough(browser, { person: 'newcomer' }, CALLBACK)
  await browser.follow(url)
  const cookies = ['adlm.session_token', 'access_token'].map((name) => browser.cookie(name) ?? '')
  // Again, which finds the account there, and once more in vain.
  await goThrough(browser)
  altered.state.alteration = { signedBy: 'stranger' }
  await goThrough(browser)

  const secrets = [
    ...altered.state.tokens,
    ...altered.state.codes.flatMap((form) => [form.get('code') ?? '', form.get('code_verifier') ?? '']),
    url.searchParams.get('state') ?? '',
    provider.clientSecret,
    ...cookies.map((cookie) => decodeURIComponent(cookie).split('.')[0] ?? ''),
  ]
  const tables = await Promise.all(
    ['users', 'accounts', 'sessions', 'verifications'].map((table) =>
      db.execute(sql`SELECT to_jsonb(t)::text AS row FROM ${sql.identifier(table)} t`),
    ),
  )
  const stored = JSON.stringify(tables)
  const logged = lines.join('')
  expect(stored).toContain(KELECHI)
  expect(logged).toContain('sign-in library')
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(15)
    expect(stored).not.toContain(secret)
    expect(logged).not.toContain(secret)
  }
  expect(logged).not.toContain(KELECHI)
})

it('looks for a provider that is down again, once for all who wait', async () => {
  const unreached = await later.newBrowser().follow('/api/auth/google/start')
  expect(unreached.url.pathname).toBe('/api/auth/google/start')
  expect(messageOf(unreached)).toEqual({ error: 'Unable to login, please try again' })

  let requests = 0
  const server = createServer(async (_request, response) => {
    requests += 1
    const discovery = await fetch(`${provider.issuer}/.well-known/openid-configuration`)
    response.setHeader('Content-Type', 'application/json').end(await discovery.text())
  })
  const up = await listenLocally(server, down.port)
  const browsers = Array.from({ length: 5 }, later.newBrowser)
  const starts = await Promise.all(browsers.map((browser) => browser.request('/api/auth/google/start')))
  await up.close()
  for (const start of starts) expect(start.headers.get('Location')).toContain(`${provider.issuer}/auth?`)
  expect(requests).toBe(1)

  const browser = later.newBrowser()
  expect(messageOf(await later.goThrough(browser))).toHaveProperty('identity')
  expect((await later.me(browser)).body).toMatchObject({ email: KELECHI })
})

it('waits for no provider that does not answer', async () => {
  const never = new Promise<never>(() => undefined)
  await expect(withTimeout(never, 10)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await withTimeout(Promise.resolve('soon'), 10_000)).toBe('soon')
})

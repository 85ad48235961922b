import { decodeJwt } from 'jose'
import { afterAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createCookieBrowser, type Page } from '../../../tests/support/cookie-browser.ts'
import { collectingLog } from '../../../tests/support/test-app.ts'
import { startIdentityProvider } from './identity-provider.ts'

const SITE = 'http://localhost:3369'
const CALLBACK = `${SITE}/api/auth/callback/google`

const logSpies = (['log', 'info', 'warn', 'error'] as const).map((way) => vi.spyOn(console, way))
const { log, lines } = collectingLog()
const provider = await startIdentityProvider(SITE, log)
afterAll(async () => {
  vi.restoreAllMocks()
  await provider.close()
})

const newBrowser = () => createCookieBrowser(SITE, () => new Response('The site'))

/** RFC 7636, Appendix B. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

function authorization(changes: Record<string, string | undefined> = {}): URL {
  const parameters = {
    client_id: provider.clientId,
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'the state',
    nonce: 'the nonce',
    prompt: 'select_account',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...changes,
  }
  const url = new URL(`${provider.issuer}/auth`)
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value)
  return url
}

const choose = async (fields: Record<string, string>, browser = newBrowser()) =>
  browser.submit(await browser.follow(authorization()), fields, SITE)

async function exchange({ url }: Page, changes: Record<string, string> = {}) {
  const form = {
    grant_type: 'authorization_code',
    code: url.searchParams.get('code') ?? '',
    redirect_uri: CALLBACK,
    client_id: provider.clientId,
    client_secret: provider.clientSecret,
    code_verifier: VERIFIER,
    ...changes,
  }
  const body = new URLSearchParams(form)
  return fetch(`${provider.issuer}/token`, { method: 'POST', body })
}

const idTokenOf = async (response: Response) =>
  decodeJwt(z.object({ id_token: z.string() }).parse(await response.json()).id_token)

describe('the provider of the demonstration', () => {
  it('lets one be one of its people, and vouches for them in an id token', async () => {
    const page = await choose({ person: 'customer' })
    expect(page.url.searchParams.get('state')).toBe('the state')
    expect(await idTokenOf(await exchange(page))).toMatchObject({
      iss: provider.issuer,
      aud: provider.clientId,
      nonce: 'the nonce',
      name: 'Adaeze Nwosu',
      email: 'adaeze-nwosu@demo.adlm.example',
      email_verified: true,
    })
  })

  it('lets one be anybody else, always the same somebody by the same address', async () => {
    const typed = async (name: string) =>
      idTokenOf(await exchange(await choose({ name, email: ' Typed@Mail.example ' })))
    const first = await typed('Typed Name')
    expect(first).toMatchObject({ name: 'Typed Name', email: 'typed@mail.example', email_verified: false })
    expect(await typed('Another name')).toMatchObject({ name: 'Another name', sub: first.sub })
  })

  it('asks every time, whoever was chosen in this browser before', async () => {
    const browser = newBrowser()
    await choose({ person: 'customer' }, browser)
    const page = await choose({ person: 'newcomer' }, browser)
    expect(await idTokenOf(await exchange(page))).toMatchObject({ name: 'Kelechi Obi' })
  })

  it('says what it is, on a page that needs no script', async () => {
    const { html, response } = await newBrowser().follow(authorization())
    expect(html).toContain('stands in for Google on this machine')
    expect(html).toMatch(/<html lang="en">/)
    expect(html).not.toContain('<script')
    expect(response.headers.get('Content-Security-Policy')).toContain(`form-action 'self' ${SITE};`)
    const labels = [...html.matchAll(/<label for="(\w+)"/g)].map(([, id]) => id)
    expect(labels).toEqual(['name', 'email'])
  })

  it('keeps what was typed where the address is none', async () => {
    const { html, url } = await choose({ name: '"Ada" <b>', email: 'no address' })
    expect(url.pathname).toMatch(/^\/choose\//)
    expect(html).toContain('Email must be an address such as name@example.com')
    expect(html).toContain('value="&quot;Ada&quot; &lt;b&gt;"')
    expect(html).toContain('aria-invalid="true"')
  })

  it('lets one decline', async () => {
    const { url } = await choose({ cancel: 'yes' })
    expect(url.searchParams.get('error')).toBe('access_denied')
    expect(url.searchParams.has('code')).toBe(false)
  })

  it.each([
    ['that is unknown', { client_id: 'nobody' }],
    ['that asks from elsewhere', { redirect_uri: 'http://elsewhere.example/api/auth/callback/google' }],
  ])('leads no client on %s', async (_what, changes) => {
    const { response, url, html } = await newBrowser().follow(authorization(changes), {}, SITE)
    expect(response.status).toBe(400)
    expect(url.origin).toBe(provider.issuer)
    expect(html).toContain('This sign-in cannot go on')
  })

  it('asks for a challenge, and for what answers it', async () => {
    const { url } = await newBrowser().follow(authorization({ code_challenge: undefined }), {}, SITE)
    expect(url.searchParams.get('error')).toBe('invalid_request')
    const page = await choose({ person: 'newcomer' })
    expect((await exchange(page, { code_verifier: 'x'.repeat(43) })).status).toBe(400)
  })

  it('answers the holder of the secret alone, once', async () => {
    const page = await choose({ person: 'newcomer' })
    expect((await exchange(page, { client_secret: 'guessed' })).status).toBe(401)
    expect((await exchange(page)).status).toBe(200)
    expect((await exchange(page)).status).toBe(400)
  })

  it('knows nothing of a choice that nobody was asked', async () => {
    const { response, html } = await newBrowser().follow(`${provider.issuer}/choose/something`)
    expect(response.status).toBe(400)
    expect(html).toContain('It has taken too long.')
  })

  it('says nothing beside the log', () => {
    for (const way of logSpies) expect(way).not.toHaveBeenCalled()
    expect(lines).toEqual([])
  })
})

it('ends at once, also while a browser is connected', async () => {
  const { issuer, close } = await startIdentityProvider(SITE, log)
  await fetch(`${issuer}/.well-known/openid-configuration`)
  await close()
  await expect(fetch(issuer)).rejects.toThrow()
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateSignedCookie } from 'hono/cookie'
import { afterAll, describe, expect, it } from 'vitest'
import {
  answerOf,
  collectingLog,
  createTestApi,
  TEST_SECRET,
  testContext,
} from '../../tests/support/test-app.ts'
import { findPageSession } from './accounts/sessions.ts'
import { createSeoRoutes } from './company/seo-routes.ts'
import { connect } from './db/client.ts'
import { watchHealth } from './db/health.ts'
import { createImageFileRoutes } from './images/image-file-routes.ts'
import { createMetrics, NO_METRICS } from './metrics.ts'
import { createMetricsRoutes } from './metrics-routes.ts'
import type { RenderPage } from './pages/pages.ts'
import { createChartRoutes } from './prices/price-index/chart-routes.ts'
import { createSite } from './site.ts'

const { api, ctx, databaseUrl } = await createTestApi()
const health = watchHealth(databaseUrl)
afterAll(health.close)

const clientFolder = await mkdtemp(join(tmpdir(), 'adlm client '))
await mkdir(join(clientFolder, 'assets'))
await writeFile(join(clientFolder, 'assets', 'app-1a2b.js'), 'start()')
await writeFile(join(clientFolder, 'site.webmanifest'), '{}')
await writeFile(join(clientFolder, 'sw.js'), 'keep()')
await writeFile(join(clientFolder, 'sw-off.js'), 'leave()')
const earlierClientFolder = await mkdtemp(join(tmpdir(), 'adlm earlier client '))
await mkdir(join(earlierClientFolder, 'assets'))
await writeFile(join(earlierClientFolder, 'assets', 'app-0f0f.js'), 'startAsBefore()')
await writeFile(join(earlierClientFolder, 'ads.txt'), 'gone since')
afterAll(() =>
  Promise.all([clientFolder, earlierClientFolder].map((folder) => rm(folder, { recursive: true }))),
)

/** Pages as the renderer makes them, one for each way it can end. */
const PAGES: Record<string, () => Response> = {
  '/market': () => new Response('<h1>Market</h1>', { headers: { 'Content-Type': 'text/html' } }),
  '/kept': () => new Response(null, { status: 304, headers: { ETag: '"1"' } }),
  '/about-us': () => Response.redirect('http://adlm.example/about', 301),
}

const renderPage: RenderPage = async (request, { onRoute }) => {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/product/')) onRoute?.('/product/:productId')
  if (pathname === '/broken') throw new Error('The page broke')
  return PAGES[pathname]?.() ?? new Response('<h1>Not here</h1>', { status: 404 })
}

/** Of an admin, too, who has given no second factor. */
const signedInByCookie = async (headers: Headers) => {
  const cookie = headers.get('Cookie') ?? ''
  return /^session=(lives|admin)$/.test(cookie) ? { owesSecondFactor: cookie === 'session=admin' } : undefined
}

function createTestSite({
  tls = false,
  isReady = health.isReady,
  findSession = signedInByCookie as Parameters<typeof createSite>[0]['findSession'],
  isDiskFull = async () => false,
  metrics = NO_METRICS,
  token = '',
  serviceWorker = true,
} = {}) {
  const { log, lines } = collectingLog()
  const clientFolders = [clientFolder, earlierClientFolder]
  const site = createSite({
    api,
    isReady,
    isDiskFull,
    log,
    metrics,
    tls,
    clientFolders,
    serviceWorker,
    renderPage,
    imageFiles: createImageFileRoutes(ctx),
    seoRoutes: createSeoRoutes(ctx, []),
    chartRoutes: createChartRoutes(ctx),
    findSession,
    ...(token && { metricsRoutes: createMetricsRoutes(metrics, { token }) }),
  })
  const get = async (path: string, init?: RequestInit) => answerOf(await site.request(path, init))
  return { get, logged: () => lines.map((line) => JSON.parse(line)) }
}

describe('every answer', () => {
  it.each([
    ['/market', 200],
    ['/nothing', 404],
    ['/product/%E0%A4%A', 404],
    ['/profile/%FF', 404],
    ['/broken', 500],
    ['/kept', 304],
    ['/about-us', 301],
    ['/assets/app-1a2b.js', 200],
    ['/assets/app-0f0f.js', 200],
    ['/assets/gone.js', 404],
    ['/assets/%FF', 404],
    ['/..%2fpackage.json', 404],
    ['/site.webmanifest', 200],
    ['/robots.txt', 200],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/api/product/getCat', 200],
    ['/api/product/getCat?page=0', 400],
    ['/api/nothing', 404],
    ['/api/docs', 200],
  ])('of %s is %d and carries the security headers', async (path, status) => {
    const { headers, ...answer } = await createTestSite().get(path)
    expect(answer.status).toBe(status)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Permissions-Policy')).toMatch(/camera=\(\).*geolocation=\(self\)/)
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.has('Strict-Transport-Security')).toBe(false)
    expect(headers.has('X-Powered-By')).toBe(false)
    const policy = headers.get('Content-Security-Policy')
    if (status === 304) expect(policy).toBeNull()
    else {
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
    }
  })

  it('tells browsers to stay with https where the public address is https', async () => {
    const { get } = createTestSite({ tls: true })
    for (const path of ['/market', '/nothing', '/broken', '/api/nothing', '/assets/app-1a2b.js'])
      expect((await get(path)).headers.get('Strict-Transport-Security')).toBe(
        'max-age=63072000; includeSubDomains',
      )
  })
})

describe('a page that breaks', () => {
  it('says nothing of the reason, and the log says all of it', async () => {
    const { get, logged } = createTestSite()
    const { text, headers } = await get('/broken')
    expect(text).not.toContain('The page broke')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(logged()).toContainEqual(
      expect.objectContaining({
        err: expect.objectContaining({ message: 'The page broke' }),
        requestId: headers.get('X-Request-Id'),
      }),
    )
  })
})

describe('a page for signed-in people', () => {
  it('leads a visitor to the sign-in, and from there back', async () => {
    const { status, headers } = await createTestSite().get('/profile?from=mail')
    expect([status, headers.get('Location')]).toEqual([302, '/?auth=sign-in&next=%2Fprofile%3Ffrom%3Dmail'])
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  it('leads an admin without the second factor there first, and on to the page', async () => {
    const { get } = createTestSite()
    const asAdmin = { headers: { Cookie: 'session=admin' } }
    for (const path of ['/admin', '/Admin/?view=log', '/admin/enquiries?page=2']) {
      const { status, headers } = await get(path, asAdmin)
      expect([status, headers.get('Location')]).toEqual([
        302,
        `/second-factor?next=${encodeURIComponent(path)}`,
      ])
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect((await get(path, { headers: { Cookie: 'session=lives' } })).status).toBe(404)
    }
    expect((await get('/profile', asAdmin)).status).toBe(404)
  })

  it('can be had later where the database that knows the sessions is away', async () => {
    const away = connect('postgres://nobody@127.0.0.1:1/nothing')
    const { get } = createTestSite({
      findSession: (headers) => findPageSession(testContext(away, ctx.log), headers),
    })
    const cookie = await generateSignedCookie('adlm.session_token', 'whosoever', TEST_SECRET)
    const { status, headers } = await get('/profile', { headers: { Cookie: cookie } })
    expect([status, headers.get('Retry-After')]).toEqual([503, '5'])
    expect(headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('files', () => {
  it('with a hash in their name are kept for ever, others for an hour', async () => {
    const { get } = createTestSite()
    const cacheOf = async (path: string) => (await get(path)).headers.get('Cache-Control')
    expect(await cacheOf('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf('/site.webmanifest')).toBe('public, max-age=3600')
    expect((await get('/assets/app-1a2b.js')).text).toBe('start()')
  })

  it('of the service worker are asked about every time, and one that leaves takes its place where it is switched off', async () => {
    const cacheOf = async (serviceWorker: boolean) => {
      const answer = await createTestSite({ serviceWorker }).get('/sw.js')
      expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/)
      expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
      return [answer.text, answer.headers.get('Cache-Control')]
    }
    expect(await cacheOf(true)).toEqual(['keep()', 'no-cache'])
    expect(await cacheOf(false)).toEqual(['leave()', 'no-cache'])
  })

  it('of an earlier build are still there for the tabs that ask for them, but nothing else of it', async () => {
    const { get } = createTestSite()
    const { text, headers } = await get('/assets/app-0f0f.js')
    expect(text).toBe('startAsBefore()')
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/ads.txt')).status).toBe(404)
  })

  it('that are gone are no page', async () => {
    const { text, headers } = await createTestSite().get('/assets/gone.js')
    expect(text).toBe('Not found')
    expect(headers.get('Content-Type')).toMatch(/^text\/plain/)
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  it('outside their folder are not there', async () => {
    const { get } = createTestSite()
    for (const path of ['/assets/../../package.json', '/%2e%2e/package.json', '/..%5cpackage.json', '/%00'])
      expect((await get(path)).text).not.toContain('"name"')
  })
})

describe('a path that begins with several slashes', () => {
  it.each([
    '//market?page=2',
    '///market?page=2',
    '/\\\\market?page=2',
    '/.//market?page=2',
    '/x/..//market?page=2',
  ])('%s is sent to the path with one, on this host', async (path) => {
    const { get } = createTestSite()
    const { status, headers } = await get(`http://elsewhere.example${path}`)
    expect([status, headers.get('Location')]).toEqual([308, '/market?page=2'])
    expect(headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('health', () => {
  it('is fine', async () => {
    const { get } = createTestSite()
    expect(await get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
    expect((await get('/readyz')).headers.get('Cache-Control')).toBe('no-store')
  })

  it('with a full disk: ready for who reads, and says so', async () => {
    const { get } = createTestSite({ isDiskFull: async () => true })
    expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'degraded: disk' } })
  })

  it('with a dead database: alive, not ready', async () => {
    const { isReady, close } = watchHealth('postgres://adlm@127.0.0.1:1/adlm')
    const { get } = createTestSite({ isReady })
    expect((await get('/healthz')).status).toBe(200)
    const { status, headers, body } = await get('/readyz')
    expect({ status, body }).toEqual({ status: 503, body: { status: 'unavailable' } })
    expect(headers.get('Retry-After')).toBe('5')
    await close()
  })
})

describe('the log', () => {
  it('has one line a request, with its id and without what was searched for', async () => {
    const { get, logged } = createTestSite()
    const { headers } = await get('/api/product/getCat?name=secret+wish')
    expect(logged()).toEqual([
      expect.objectContaining({
        requestId: headers.get('X-Request-Id'),
        method: 'GET',
        path: '/api/product/getCat',
        status: 200,
        ms: expect.any(Number),
      }),
    ])
    expect(JSON.stringify(logged())).not.toContain('secret')
  })

  it("takes the caller's request id, unless it is too long", async () => {
    const { get } = createTestSite()
    const idFor = async (id: string) =>
      (await get('/healthz', { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id')
    expect(await idFor('abc-123')).toBe('abc-123')
    expect(await idFor('x'.repeat(65))).not.toContain('x')
    const { body } = await get('/api/nothing', { headers: { 'X-Request-Id': 'abc-123' } })
    expect(body).toMatchObject({ requestId: 'abc-123' })
  })
})

it('what a browser can unpack is sent packed', async () => {
  const { get } = createTestSite()
  const { headers } = await get('/market', { headers: { 'Accept-Encoding': 'gzip' } })
  expect(headers.get('Content-Encoding')).toBe('gzip')
})

describe('metrics', () => {
  const token = 'of-whoever-watches-this-marketplace'
  const bearer = (value: string) => ({ headers: { Authorization: `Bearer ${value}` } })

  it('count requests by the pattern of their route, whatever the path', async () => {
    const metrics = createMetrics()
    const { get } = createTestSite({ metrics })
    for (const path of [
      '/product/1',
      '/product/2',
      '/api/product/getCat?page=1',
      '/api/product/getCat?page=2',
      '/api/product/get/not-an-id',
      '/api/nothing/1',
      '/api/nothing/2',
      `/pictures/${'a'.repeat(32)}/320.webp`,
      '/assets/app-1a2b.js',
      '/nothing/1',
      '/nothing/2',
    ])
      await get(path)
    const counted = (await metrics.text())
      .split('\n')
      .filter((line) => line.startsWith('adlm_http_requests_total{'))
      .sort()
    const line = (route: string, status: number, count: number) =>
      `adlm_http_requests_total{method="GET",route="${route}",status="${status}"} ${count}`
    expect(counted).toEqual(
      [
        line('/*', 404, 2),
        line('/api/*', 404, 2),
        line('/api/product/get/:id', 404, 1),
        line('/api/product/getCat', 200, 2),
        line('/assets/*', 200, 1),
        line('/pictures/:name/:file', 404, 1),
        line('/product/:productId', 404, 2),
      ].sort(),
    )
  })

  it('have no path without a token', async () => {
    expect((await createTestSite().get('/metrics', bearer(token))).status).toBe(404)
  })

  it('are told to whoever has the token', async () => {
    const { get } = createTestSite({ metrics: createMetrics(), token })
    for (const wrong of [undefined, bearer(''), bearer(`${token}.`), { headers: { Authorization: token } }]) {
      const refused = await get('/metrics', wrong)
      expect([refused.status, refused.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
      expect(refused.text).not.toContain('adlm_')
    }
    const { status, headers, text } = await get('/metrics', bearer(token))
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    expect(text).toContain('adlm_http_requests_total{method="GET",route="/metrics",status="401"} 4')
  })
})

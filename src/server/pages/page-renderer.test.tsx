import { createHash } from 'node:crypto'
import { QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  HeadContent,
  type Manifest,
  Outlet,
  Scripts,
  useRouter,
} from '@tanstack/react-router'
import { attachRouterServerSsrUtils } from '@tanstack/react-router/ssr/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderPage } from './page-renderer.ts'

const withEntry = (src: string) => ({
  routes: {
    __root__: {
      css: ['/assets/styles.css'],
      preloads: [src],
      scripts: [{ attrs: { type: 'module', async: true, src } }],
    },
    '/market': { preloads: ['/assets/market.js'] },
  },
})

type PageFixture = {
  /** What the API says, and when. */
  answer?: { name: string; asOf?: string }
  /** What a bug lets into the page as HTML. */
  raw?: string
  text?: string
  manifest?: Manifest
}

/** A page of the framework itself, as a site has them: a head script, data of a query, scroll positions. */
async function render({
  answer = { name: 'Cement' },
  raw = '',
  text = '',
  manifest = withEntry('/assets/index.js'),
}: PageFixture = {}) {
  const queryClient = new QueryClient()
  const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
    head: () => ({
      meta: [{ title: 'ADLM' }],
      scripts: [{ children: 'first()' }, { type: 'application/ld+json', children: '{"name":"ADLM"}' }],
    }),
    shellComponent: ({ children }) => (
      <html lang="en">
        <head>
          <HeadContent />
        </head>
        <body>
          {children}
          <PageData />
          <Scripts />
        </body>
      </html>
    ),
    component: Outlet,
  })
  const market = createRoute({
    getParentRoute: () => root,
    path: 'market',
    loader: ({ context }) =>
      context.queryClient.ensureQueryData({ queryKey: ['products'], queryFn: () => answer }),
    component: () => (
      <main>
        {text}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the bug that the test is about */}
        <div dangerouslySetInnerHTML={{ __html: raw }} />
      </main>
    ),
  })
  const router = createRouter({
    routeTree: root.addChildren([market]),
    history: createMemoryHistory({ initialEntries: ['/market'] }),
    context: { queryClient },
    scrollRestoration: true,
    isServer: true,
    ssr: { nonce: crypto.randomUUID() },
  })
  attachRouterServerSsrUtils({ router, manifest })
  await router.load()
  await router.serverSsr?.dehydrate()
  const rendered = await renderPage({ uploadOrigin: 'https://files.example' })({
    request: new Request('http://adlm.example/market'),
    router,
    responseHeaders: new Headers({ 'Content-Type': 'text/html' }),
  })
  if (!(rendered instanceof Response)) throw new Error('A page is rendered whole')
  const html = await rendered.text()
  return {
    html,
    headers: rendered.headers,
    etag: rendered.headers.get('ETag'),
    policy: rendered.headers.get('Content-Security-Policy') ?? '',
    inline: [...html.matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, script = '']) => script,
    ),
  }
}

/** As `web/page-data.tsx` writes it. */
function PageData() {
  const { context, ssr } = useRouter().options
  const data = context.queryClient.getQueryData(['products'])
  return (
    <script
      type="application/json"
      nonce={ssr?.nonce}
      data-at={Date.now()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has asked for
      dangerouslySetInnerHTML={{ __html: JSON.stringify([[['products'], data]]) }}
    />
  )
}

const allowing = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

afterEach(() => vi.useRealTimers())

describe('a page that the framework renders', () => {
  it('may run its own inline scripts, each by the hash of its exact text, and no others', async () => {
    const { inline, policy } = await render()
    // The first load's, the scroll position's, the data's and what fetches the modules: more would be unknown here.
    expect(inline.length).toBeGreaterThanOrEqual(4)
    const sources = policy.match(/script-src ([^;]*)/)?.[1]?.split(' ')
    expect(sources?.sort()).toEqual([...new Set(["'self'", ...inline.map(allowing)])].sort())
  })

  it('may not run a script that a bug let into it', async () => {
    const { html, policy } = await render({
      raw: '<script>foreign()</script><script nonce="x">foreign()</script>',
    })
    expect(html).toContain('<script>foreign()</script>')
    expect(policy).toContain(allowing('first()'))
    expect(policy).not.toContain(allowing('foreign()'))
  })

  it('names a script as a browser reads it, which has no NUL', async () => {
    const { html, inline, policy } = await render({ answer: { name: 'a\0b' } })
    expect(html).not.toContain('\0')
    for (const script of inline) expect(policy).toContain(allowing(script))
  })

  it('says nothing of the nonce, which a cache would keep', async () => {
    expect((await render()).html).not.toMatch(/nonce/)
  })

  it('allows nothing else from elsewhere, no frame and no plugin', async () => {
    const { policy } = await render()
    for (const part of [
      "default-src 'self'",
      "connect-src 'self' https://files.example",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(part)
    expect(policy.replace('https://files.example', '')).not.toMatch(/unsafe|https?:|\*/)
  })

  it('fetches its modules by its own script alone, which comes after the data', async () => {
    const { html, inline } = await render()
    expect(html).toContain('href="/assets/styles.css"')
    expect(html).not.toMatch(/modulepreload"|<script[^>]* src=/)
    const fetching = inline.findIndex((script) => script.includes('import(s.attrs.src)'))
    const named = inline.findIndex((script) => script.includes('$_TSR.router='))
    // What the script reads there.
    expect(inline[named]).toMatch(
      /preloads:\S{0,9}\["\/assets\/index\.js"\],scripts:.*src:"\/assets\/index\.js"/,
    )
    expect(inline[named]).toMatch(/preloads:\S{0,9}\["\/assets\/market\.js"\]/)
    expect(fetching).toBeGreaterThan(named)
  })
})

describe('the tag of a page', () => {
  it('is the same however long ago the page was rendered', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1795157207387 })
    const before = await render({ answer: { name: 'Cement', asOf: '2026-11-22T04:00:00Z' } })
    vi.setSystemTime(1795157999999)
    const after = await render({ answer: { name: 'Cement', asOf: '2026-11-22T04:13:00Z' } })
    expect(before.html).not.toBe(after.html)
    expect(before.etag).toMatch(/^W\/"[\w-]{27}"$/)
    expect(after.etag).toBe(before.etag)
  })

  it.each<[string, PageFixture, PageFixture]>([
    ['on the page', { text: 'u:1795157207387' }, { text: 'u:1795157207398' }],
    ['in its data', { answer: { name: 'u:1795157207387' } }, { answer: { name: 'u:1795157207398' } }],
    ['in another script', { raw: '<script>u=1</script>' }, { raw: '<script>u=2</script>' }],
    ['in a file that it fetches', { manifest: withEntry('/a.js') }, { manifest: withEntry('/b.js') }],
  ])('is another where something changed %s', async (_, before, after) => {
    expect((await render(before)).etag).not.toBe((await render(after)).etag)
  })
})

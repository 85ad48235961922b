import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inProcessFetch, serveInProcess } from './api/in-process.ts'
import { createPages } from './pages.ts'

const visit = { requestId: 'abc-123' }

const page = (html: string, { status = 200, ifNoneMatch = '', type = 'text/html; charset=utf-8' } = {}) =>
  createPages(() => new Response(html, { status, headers: { 'Content-Type': type, 'X-Kept': 'yes' } }))(
    new Request('http://adlm.example/market', { headers: { 'If-None-Match': ifNoneMatch } }),
    visit,
  )

const policy = (answer: Response) => answer.headers.get('Content-Security-Policy')
const scriptSources = (answer: Response) => policy(answer)?.match(/script-src ([^;]*)/)?.[1]
const allowing = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('the policy of a page', () => {
  it('names each inline script by the hash of its exact text, once', async () => {
    const answer = await page(`
      <script>first()</script><script type="module" async>
        second("₦ 7,500", '</b>')
      </script><script src="/assets/app.js"></script><script>first()</script><script
      id="x">third()</script>`)
    expect(scriptSources(answer)).toBe(
      [
        "'self'",
        allowing('first()'),
        allowing(`\n        second("₦ 7,500", '</b>')\n      `),
        allowing('third()'),
      ].join(' '),
    )
  })

  it('names a script as a browser reads it, which has no NUL', async () => {
    const answer = await page("<script>typed('a\0b')</script>")
    expect(await answer.clone().text()).toBe("<script>typed('a\uFFFDb')</script>")
    expect(scriptSources(answer)).toContain(allowing("typed('a\uFFFDb')"))
  })

  it('allows no inline script where there is none', async () => {
    expect(scriptSources(await page('<p>Hello</p><script src="/a.js"></script>'))).toBe("'self'")
  })

  it('allows nothing from elsewhere, no frame and no plugin', async () => {
    const answer = policy(await page('<p>Hello</p>'))
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(answer).toContain(part)
    expect(answer).not.toMatch(/unsafe|https?:|\*/)
  })
})

describe('a page that did not change', () => {
  const rendered = (moment: number) =>
    `<h1>Market</h1><script>$_TSR.data={dehydratedAt:${moment},dataUpdatedAt:${moment},u:${moment},asOf:"${moment}"}</script>`

  it('is 304 for who has it, however long ago it was rendered', async () => {
    const etag = (await page(rendered(1795157207387))).headers.get('ETag') ?? ''
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await page(rendered(1795157207398), { ifNoneMatch })
      expect(answer.status).toBe(304)
      expect(await answer.text()).toBe('')
      expect(answer.headers.get('ETag')).toBe(etag)
    }
  })

  it('keeps the policy that it came with: its scripts are those of another moment', async () => {
    const etag = (await page(rendered(1795157207387))).headers.get('ETag') ?? ''
    expect(policy(await page(rendered(1795157207398), { ifNoneMatch: etag }))).toBeNull()
  })

  it.each([
    ['on the page', '<p>u:1795157207387</p>', '<p>u:1795157207398</p>'],
    ['in its data', '<script>$_TSR.data="u:16"</script>', '<script>$_TSR.data="u:17"</script>'],
    ['in another script', '<script>a={u:1795157207387}</script>', '<script>a={u:1795157207398}</script>'],
  ])('is sent again where a text changed %s that only looks like a moment', async (_, before, after) => {
    const etag = (await page(before)).headers.get('ETag') ?? ''
    expect((await page(after, { ifNoneMatch: etag })).status).toBe(200)
  })

  it('is sent again once it did', async () => {
    const etag = (await page(rendered(1795157207387))).headers.get('ETag') ?? ''
    expect((await page(`${rendered(1795157207387)}<p>New</p>`, { ifNoneMatch: etag })).status).toBe(200)
  })
})

it('a page may be cached; a failing one may not', async () => {
  const found = await page('<h1>Market</h1>')
  expect(found.headers.get('Cache-Control')).toMatch(/^public, max-age=0, s-maxage=60/)
  expect(found.headers.get('X-Kept')).toBe('yes')
  for (const status of [404, 500]) {
    const failed = await page('<h1>Sorry</h1><script>x()</script>', { status })
    expect(failed.status).toBe(status)
    expect(failed.headers.get('Cache-Control')).toBe('no-store')
    expect(failed.headers.has('ETag')).toBe(false)
    expect(scriptSources(failed)).toContain(allowing('x()'))
  }
})

it('to HEAD a page has the headers that it has to GET', async () => {
  const script = '<script>start()</script>'
  // As the renderer does: a page without a body has no scripts.
  const ask = (method: string) =>
    createPages((request) => {
      const html = request.method === 'HEAD' ? null : script
      return new Response(html, { headers: { 'Content-Type': 'text/html' } })
    })(new Request('http://adlm.example/market', { method }), visit)
  const [head, get] = await Promise.all([ask('HEAD'), ask('GET')])
  expect(scriptSources(head)).toContain(allowing('start()'))
  expect([...head.headers]).toEqual([...get.headers])
})

describe('a page that asks the API while it renders', () => {
  const askApi = createPages(async () => {
    const answer = await inProcessFetch('http://in-process/api')
    return new Response(`<p>${await answer.text()}</p>`, {
      status: answer.ok ? 200 : 500,
      headers: { 'Content-Type': 'text/html' },
    })
  })
  const ask = (path: string, requestId: string) =>
    askApi(new Request(`http://adlm.example${path}`), { requestId })

  it('asks under the request id of its visitor, each page under its own', async () => {
    const asked: (string | null)[] = []
    serveInProcess(({ headers }) => {
      asked.push(headers.get('X-Request-Id'))
      return new Response('cement')
    })
    const pages = await Promise.all([ask('/1', 'ada'), ask('/2', 'bola')])
    expect(asked).toEqual(['ada', 'bola'])
    for (const answer of pages) expect(await answer.text()).toBe('<p>cement</p>')
  })

  it('is 503 with Retry-After where the API is', async () => {
    serveInProcess(() => new Response('Later', { status: 503, headers: { 'Retry-After': '5' } }))
    const answer = await ask('/3', 'ada')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it('is 500 where the API is', async () => {
    serveInProcess(() => new Response('Broken', { status: 500 }))
    const answer = await ask('/4', 'ada')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([500, null])
  })

  it('is what it is where it does without the answer', async () => {
    serveInProcess(() => new Response('Later', { status: 503, headers: { 'Retry-After': '5' } }))
    const withoutIt = createPages(async () => {
      await inProcessFetch('http://in-process/api')
      return new Response('<p>Market</p>', { headers: { 'Content-Type': 'text/html' } })
    })
    const answer = await withoutIt(new Request('http://adlm.example/5'), visit)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([200, null])
  })
})

it('what is no page is left as it is', async () => {
  const answer = await page('{"a":1}', { type: 'application/json' })
  expect(await answer.text()).toBe('{"a":1}')
  expect(answer.headers.has('ETag')).toBe(false)
})

describe('a page that many ask for', () => {
  const pages = (cacheControl?: string) => {
    let renderings = 0
    const ask = createPages(
      () =>
        new Response(`<p>${++renderings}</p>`, {
          headers: { 'Content-Type': 'text/html', ...(cacheControl && { 'Cache-Control': cacheControl }) },
        }),
    )
    return async (path: string) => (await ask(new Request(`http://adlm.example${path}`), visit)).text()
  }

  it('is rendered once while it is fresh, each address by itself', async () => {
    const ask = pages()
    expect([await ask('/market'), await ask('/market'), await ask('/market?page=2')]).toEqual([
      '<p>1</p>',
      '<p>1</p>',
      '<p>2</p>',
    ])
  })

  it("is rendered for each who asks where it is somebody's own", async () => {
    const ask = pages('private, no-store')
    expect([await ask('/profile'), await ask('/profile')]).toEqual(['<p>1</p>', '<p>2</p>'])
  })
})

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createPages } from './pages.ts'

const page = (html: string, { status = 200, ifNoneMatch = '', type = 'text/html; charset=utf-8' } = {}) =>
  createPages(() => new Response(html, { status, headers: { 'Content-Type': type, 'X-Kept': 'yes' } }))(
    new Request('http://adlm.example/market', { headers: { 'If-None-Match': ifNoneMatch } }),
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
  const rendered = (moment: number) => `<h1>Market</h1><script>{dataUpdatedAt:${moment},u:${moment}}</script>`

  it('is 304 for who has it, however long ago it was rendered', async () => {
    const etag = (await page(rendered(1))).headers.get('ETag') ?? ''
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await page(rendered(2), { ifNoneMatch })
      expect(answer.status).toBe(304)
      expect(await answer.text()).toBe('')
      expect(answer.headers.get('ETag')).toBe(etag)
    }
  })

  it('keeps the policy that it came with: its scripts are those of another moment', async () => {
    const etag = (await page(rendered(1))).headers.get('ETag') ?? ''
    expect(policy(await page(rendered(2), { ifNoneMatch: etag }))).toBeNull()
  })

  it('is sent again once it did', async () => {
    const etag = (await page(rendered(1))).headers.get('ETag') ?? ''
    expect((await page(`${rendered(1)}<p>New</p>`, { ifNoneMatch: etag })).status).toBe(200)
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
    return async (path: string) => (await ask(new Request(`http://adlm.example${path}`))).text()
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

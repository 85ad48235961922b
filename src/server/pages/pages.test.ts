import { describe, expect, it } from 'vitest'
import { inProcessFetch, serveInProcess } from '#server/api/in-process.ts'
import { createPages } from './pages.ts'

const visit = { requestId: 'abc-123' }

type Options = { status?: number; ifNoneMatch?: string; type?: string }

const POLICY = "script-src 'sha256-1'"

const page = (
  html: string,
  { status = 200, ifNoneMatch = '', type = 'text/html; charset=utf-8' }: Options = {},
) => {
  const headers = { 'Content-Type': type, 'X-Kept': 'yes', ETag: '"7"', 'Content-Security-Policy': POLICY }
  return createPages(() => new Response(html, { status, headers }))(
    new Request('http://adlm.example/market', { headers: { 'If-None-Match': ifNoneMatch } }),
    visit,
  )
}

const policy = (answer: Response) => answer.headers.get('Content-Security-Policy')

describe('a page that did not change', () => {
  it('is 304 for who has it', async () => {
    for (const ifNoneMatch of ['"7"', 'W/"7"', '"other", "7"', '*']) {
      const answer = await page('<h1>Market</h1>', { ifNoneMatch })
      expect(answer.status).toBe(304)
      expect(await answer.text()).toBe('')
      expect(answer.headers.get('ETag')).toBe('"7"')
    }
  })

  it('keeps the policy that it came with: its scripts are those of another moment', async () => {
    expect(policy(await page('<h1>Market</h1>'))).toBe(POLICY)
    expect(policy(await page('<h1>Market</h1>', { ifNoneMatch: '"7"' }))).toBeNull()
  })

  it('is sent again once it did', async () => {
    expect((await page('<h1>Market</h1>', { ifNoneMatch: '"6"' })).status).toBe(200)
  })
})

it('a page may be cached; a failing one may not', async () => {
  const found = await page('<h1>Market</h1>')
  expect(found.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=0, must-revalidate')
  expect(found.headers.get('X-Kept')).toBe('yes')
  for (const status of [404, 500]) {
    const failed = await page('<h1>Sorry</h1>', { status })
    expect(failed.status).toBe(status)
    expect(failed.headers.get('Cache-Control')).toBe('no-store')
    expect(failed.headers.has('ETag')).toBe(false)
    expect(policy(failed)).toBe(POLICY)
  }
})

it('to HEAD a page has the headers that it has to GET', async () => {
  // As the renderer does: a page without a body has no scripts.
  const ask = (method: string) =>
    createPages((request) => {
      const policy = request.method === 'HEAD' ? "script-src 'self'" : POLICY
      const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': policy }
      return new Response('<h1>Market</h1>', { headers })
    })(new Request('http://adlm.example/market', { method }), visit)
  const [head, get] = await Promise.all([ask('HEAD'), ask('GET')])
  expect(policy(head)).toBe(POLICY)
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
    const requestIds: (string | null)[] = []
    serveInProcess(({ headers }) => {
      requestIds.push(headers.get('X-Request-Id'))
      return new Response('cement')
    })
    const pages = await Promise.all([ask('/1', 'ada'), ask('/2', 'bola')])
    expect(requestIds).toEqual(['ada', 'bola'])
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

it.each([
  [301, false, 'public, max-age=3600'],
  [308, false, 'public, max-age=3600'],
  [302, false, 'no-store'],
  [307, false, 'no-store'],
  [301, true, 'private, no-store'],
  [307, true, 'private, no-store'],
])('of a redirect by %d (private: %j) caches know that it is %s', async (status, isPrivate, cacheControl) => {
  const render = () => new Response(null, { status, headers: { Location: '/create-product' } })
  const answer = await createPages(render)(new Request('http://adlm.example/CreateProduct'), {
    ...visit,
    isPrivate,
  })
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, '/create-product'])
  expect(answer.headers.get('Cache-Control')).toBe(cacheControl)
})

it('what is no page is left as it is', async () => {
  const answer = await page('{"a":1}', { type: 'application/json' })
  expect(await answer.text()).toBe('{"a":1}')
  expect(answer.headers.has('Cache-Control')).toBe(false)
})

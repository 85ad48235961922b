import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { whileRendering } from './in-process.ts'
import type { ApiEnv } from './router.ts'
import { taggedForClients } from './tagged.ts'

const BYTES = new Uint8Array([0, 255, 128, 10])

const api = new Hono<ApiEnv>()
  .use(taggedForClients)
  .get('/rows', (c) => {
    c.header('X-Total-Count', '3')
    c.header('X-Other', 'gone')
    return c.json([c.req.query('name') ?? '₦'])
  })
  .get('/version', (c) => c.json([], 200, { ETag: 'W/"7-abc"' }))
  .get('/bytes', (c) => c.body(BYTES, 201, { 'Content-Type': 'application/zip' }))
  .get('/empty', (c) => c.body('', 200))
  .get('/nothing', (c) => c.body(null, 204))
  .get('/missing', (c) => c.json({}, 404))
  .post('/rows', (c) => c.json(['₦']))

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  api.request(path, { method, headers })

it('what is read is tagged by its bytes, and sent as it was', async () => {
  const response = await ask('/rows')
  expect(await response.text()).toBe('["₦"]')
  expect(response.headers.get('Content-Type')).toBe('application/json')
  const tag = response.headers.get('ETag')
  expect(tag).toMatch(/^"[\w-]{27}"$/)
  expect((await ask('/rows')).headers.get('ETag')).toBe(tag)
  expect((await ask('/rows?name=other')).headers.get('ETag')).not.toBe(tag)
  const bytes = await ask('/bytes')
  expect([bytes.status, new Uint8Array(await bytes.arrayBuffer())]).toEqual([201, BYTES])
  expect(bytes.headers.get('ETag')).toMatch(/^"[\w-]{27}"$/)
})

it.each(['/rows', '/version'])('%s is not sent to who has it', async (path) => {
  const tag = (await ask(path)).headers.get('ETag') ?? 'none'
  for (const held of [tag, tag.replace('W/', ''), `W/${tag.replace('W/', '')}`, `"another", ${tag}`, '*']) {
    const response = await ask(path, { 'If-None-Match': held })
    expect([held, response.status, await response.text()]).toEqual([held, 304, ''])
    expect(response.headers.get('ETag')).toBe(tag)
  }
  expect((await ask(path, { 'If-None-Match': '"another"' })).status).toBe(200)
})

it('an answer without a body says what lists are read on by, and no more', async () => {
  const response = await ask('/rows', { 'If-None-Match': '*' })
  expect(Object.fromEntries(response.headers)).toEqual({ etag: expect.any(String), 'x-total-count': '3' })
})

it.each([
  ['/missing', 'GET', 404],
  ['/empty', 'GET', 200],
  ['/nothing', 'GET', 204],
  ['/rows', 'POST', 200],
])('%s (%s) has no tag', async (path, method, status) => {
  const response = await ask(path, { 'If-None-Match': '*' }, method)
  expect([response.status, response.headers.get('ETag')]).toEqual([status, null])
})

it('a head has the tag of what it is the head of', async () => {
  const head = await ask('/rows', {}, 'HEAD')
  expect([await head.text(), head.headers.get('ETag')]).toEqual([
    '',
    (await ask('/rows')).headers.get('ETag'),
  ])
})

it('calls of a page that is rendered, and what is finished behind, get none', async () => {
  const rendered = await whileRendering({ requestId: '1' }, () => ask('/rows'))
  const finished = await api.request('/rows', {}, { isForCache: true })
  for (const response of [rendered, finished]) {
    expect(response.headers.get('ETag')).toBeNull()
    expect(await response.text()).toBe('["₦"]')
  }
})

import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { compressed } from './compressed.ts'

const TEXT = 'cement '.repeat(1_000)

const site = new Hono()
  .use(compressed)
  .get('/text', (c) => c.text(TEXT, 200, { ETag: '"1"' }))
  .get('/weak', (c) => c.text(TEXT, 200, { ETag: 'W/"1"', Vary: 'Cookie' }))
  .get('/varies', (c) => c.text(TEXT, 200, { Vary: 'accept-encoding' }))
  .get('/short', (c) => c.text('cement', 200, { 'Content-Length': '6' }))
  .get('/picture', (c) => c.body(TEXT, 200, { 'Content-Type': 'image/webp' }))
  .get('/packed', (c) => c.text(TEXT, 200, { 'Content-Encoding': 'br' }))
  .get('/as-it-is', (c) => c.text(TEXT, 200, { 'Cache-Control': 'public, no-transform' }))
  .get('/part', (c) => c.text(TEXT, 206))

async function get(path: string, accepted?: string, method = 'GET') {
  const response = await site.request(path, {
    method,
    headers: accepted === undefined ? {} : { 'Accept-Encoding': accepted },
  })
  const { headers } = response
  return {
    encoding: headers.get('Content-Encoding'),
    vary: headers.get('Vary'),
    tag: headers.get('ETag'),
    length: headers.get('Content-Length'),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

it.each(['gzip', 'br;q=1, gzip;q=0.5', 'GZIP, deflate', '*'])(
  'packs for who accepts %s',
  async (accepted) => {
    const { body, ...head } = await get('/text', accepted)
    expect(head).toEqual({ encoding: 'gzip', vary: 'Accept-Encoding', tag: 'W/"1"', length: null })
    expect(gunzipSync(body).toString()).toBe(TEXT)
  },
)

it.each([undefined, 'identity', 'br', 'gzip;q=0', '*;q=0', '*, gzip;q=0'])(
  'packs nothing for who accepts %s, and says that it would',
  async (accepted) => {
    const { body, ...head } = await get('/text', accepted)
    expect(head).toMatchObject({ encoding: null, vary: 'Accept-Encoding', tag: '"1"' })
    expect(body.toString()).toBe(TEXT)
  },
)

it.each([
  ['/short', null],
  ['/picture', null],
  ['/packed', 'br'],
  ['/as-it-is', null],
  ['/part', null],
])('leaves %s as it is', async (path, encoding) => {
  expect(await get(path, 'gzip')).toMatchObject({ encoding, vary: null })
})

it('leaves an answer without a body as it is', async () => {
  expect(await get('/text', 'gzip', 'HEAD')).toMatchObject({ encoding: null, tag: '"1"' })
})

it('says beside what else it varies by, and once', async () => {
  expect(await get('/weak', 'gzip')).toMatchObject({ tag: 'W/"1"', vary: 'Cookie, Accept-Encoding' })
  expect(await get('/varies', 'gzip')).toMatchObject({ encoding: 'gzip', vary: 'accept-encoding' })
})

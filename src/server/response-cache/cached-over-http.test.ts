import { once } from 'node:events'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { collectingLog } from '../../../tests/support/test-app.ts'
import { dependsOn, productTag } from '../api/depends-on.ts'
import { listen } from '../http-server.ts'
import { createMetrics } from '../metrics.ts'
import type { Notification } from './invalidation-channel.ts'
import { createResponseCache } from './response-cache.ts'

const { log, lines } = collectingLog()
const metrics = createMetrics()
let hear: (heard: Notification) => void = () => undefined
let made = 0
let headers: Record<string, string> = {}
let isTagged = true
const BODY = JSON.stringify({ brick: 'red '.repeat(1_000) })
const cache = createResponseCache({
  fetch: async () => {
    made += 1
    dependsOn(productTag('1'))
    return new Response(BODY, {
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': 'public, max-age=0',
        'Content-Security-Policy': "default-src 'self'",
        ...(isTagged && { ETag: '"7"' }),
        'X-Total-Count': '12',
        Vary: 'Accept-Encoding',
        ...headers,
      },
    })
  },
  open: async (told) => {
    hear = told
    return {
      heartbeat: async (name) => setImmediate(() => hear({ heartbeat: name })),
      close: async () => undefined,
    }
  },
  bytes: 1_000_000,
  log,
  metrics,
  heartbeatMs: 20,
})
const server = await listen({ host: '127.0.0.1', port: 0, tls: false, log })
server.serve(cache.fetch, cache.answer)
afterAll(async () => {
  await server.drain()
  await cache.close()
})
beforeEach(async () => {
  headers = {}
  isTagged = true
  hear({ invalidated: ['*'] })
  await expect.poll(() => cache.stats().isAlive).toBe(true)
  made = 0
  lines.length = 0
})

const path = '/api/product/get/1'
/** The answer as it is on the listener. */
async function ask(fields: Record<string, string> = {}, method = 'GET', at = path) {
  const socket = connect(server.port, '127.0.0.1')
  const all = { Host: 'adlm.example', Connection: 'close', ...fields }
  socket.write(
    `${method} ${at} HTTP/1.1\r\n${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  )
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)))
  await once(socket, 'close')
  const bytes = Buffer.concat(chunks)
  const end = bytes.indexOf('\r\n\r\n')
  const [status = '', ...rest] = bytes.subarray(0, end).toString().split('\r\n')
  const found = new Headers(rest.map((line) => line.split(/: (.*)/s, 2) as [string, string]))
  return { status: Number(status.split(' ')[1]), headers: found, body: bytes.subarray(end + 4) }
}

it('the second answer is the first, byte for byte, with an id of its own', async () => {
  const first = await ask()
  const second = await ask()
  expect(made).toBe(1)
  expect(second.body.toString()).toBe(BODY)
  const fields = ({ headers: all }: typeof first) =>
    Object.fromEntries([...all].filter(([name]) => !['date', 'x-request-id'].includes(name)))
  expect(fields(second)).toEqual(fields(first))
  expect(second.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
  expect((await ask({ 'X-Request-Id': 'of-a-page' })).headers.get('X-Request-Id')).toBe('of-a-page')
  expect((await ask({ 'X-Request-Id': 'no id' })).headers.get('X-Request-Id')).not.toBe('no id')
})

it('in every encoding, with a weak tag where it is compressed', async () => {
  await ask()
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0.8, br;q=0.2', 'gzip'],
    ['br;q=0', 'identity'],
    ['*', 'br'],
  ] as const)
    for (const time of ['made', 'cached']) {
      const { headers: all, body } = await ask({ 'Accept-Encoding': accepted })
      expect({ time, encoding: all.get('Content-Encoding') ?? 'identity' }).toEqual({ time, encoding })
      expect(unpack[encoding](body).toString()).toBe(BODY)
      expect(all.get('Content-Length')).toBe(String(body.length))
      expect(all.get('ETag')).toBe(encoding === 'identity' ? '"7"' : 'W/"7"')
      expect(all.get('Vary')).toBe('Accept-Encoding')
    }
  expect(made).toBe(1)
})

it('is 304 for who has it, and a head for who asks for no more', async () => {
  await ask()
  for (const tag of ['"7"', 'W/"7"', '"6", "7"', '*']) {
    const { status, headers: all, body } = await ask({ 'If-None-Match': tag })
    expect([status, body.length, all.get('ETag'), all.get('X-Total-Count')]).toEqual([304, 0, '"7"', '12'])
    expect(all.has('Content-Security-Policy')).toBe(false)
  }
  expect((await ask({ 'If-None-Match': '"8"' })).status).toBe(200)
  const { headers: all, body } = await ask({}, 'HEAD')
  expect([body.length, all.get('Content-Length')]).toEqual([0, String(BODY.length)])
  expect(made).toBe(1)
})

it('is served until it is invalidated', async () => {
  await ask()
  hear({ invalidated: [productTag('2')] })
  await ask()
  expect(made).toBe(1)
  hear({ invalidated: [productTag('1')] })
  await ask()
  expect(made).toBe(2)
})

it.each([
  ['that sets a cookie', { 'Set-Cookie': 'session=1' }],
  ['that is somebody’s own', { 'Cache-Control': 'private, no-store' }],
  ['that says nothing of caches', { 'Cache-Control': 'no-cache' }],
  ['that depends on cookies', { Vary: 'Cookie' }],
])('an answer is not cached %s', async (_, fields) => {
  headers = fields
  await ask()
  await ask()
  expect(made).toBe(2)
})

it('only what is named is cached, of reads alone', async () => {
  for (const [method, at] of [
    ['POST', path],
    ['GET', '/api/user/1'],
    ['GET', '/profile'],
  ] as const) {
    made = 0
    await ask({ 'Content-Length': '0' }, method, at)
    await ask({ 'Content-Length': '0' }, method, at)
    expect(made).toBe(2)
  }
})

it('is logged by a line and counted by its route', async () => {
  await ask()
  lines.length = 0
  await ask({}, 'GET', `${path}?name=ada`)
  await ask({}, 'GET', `${path}?name=ada`)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      method: 'GET',
      path,
      status: 200,
      msg: 'request',
      requestId: expect.any(String),
    }),
  ])
  const text = await metrics.text()
  expect(text).toMatch(
    /adlm_http_requests_total\{method="GET",route="\/api\/product\/get\/:id",status="200"\} \d+/,
  )
  expect(text).toMatch(/adlm_cache_lookups_total\{cache="answers",result="hit"\} \d+/)
})

it('who asks for much and reads nothing is read no further, and cut off', async () => {
  await ask()
  const impatient = await listen({ host: '127.0.0.1', port: 0, tls: false, log, stalledMs: 300 })
  impatient.serve(cache.fetch, cache.answer)
  const socket = connect(impatient.port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  const closed = new Promise((resolve) => socket.once('close', resolve))
  lines.length = 0
  socket.write(`GET ${path} HTTP/1.1\r\nHost: adlm.example\r\n\r\n`.repeat(100_000))
  await closed
  expect(lines.length).toBeLessThan(20_000)
  await impatient.drain()
})

it('a public answer without a tag gets that of its content, another one none', async () => {
  isTagged = false
  const tagOf = async (fields: Record<string, string>) => {
    hear({ invalidated: ['*'] })
    headers = fields
    return (await ask()).headers.get('ETag')
  }
  const tag = await tagOf({})
  expect(tag).toMatch(/^"[\w-]{27}"$/)
  expect(await tagOf({})).toBe(tag)
  expect((await ask({ 'If-None-Match': tag ?? 'none' })).status).toBe(304)
  expect(await tagOf({ 'Cache-Control': 'private, no-store' })).toBeNull()
})

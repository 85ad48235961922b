import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { collectingLog } from '../../tests/support/test-app.ts'
import { type HttpServer, listen } from './http-server.ts'

const servers: HttpServer[] = []

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(servers.splice(0).map((server) => server.drain()))
})

/** Moves the clock past the end of the second whose refusals are one line of the log. */
const endOfCounting = () => vi.advanceTimersByTime(1_000)

async function start(
  limits: { requestsAtOnce?: number; waiting?: number; stalledMs?: number; drainMs?: number } = {},
) {
  const { log, lines } = collectingLog()
  const server = await listen({ host: '127.0.0.1', port: 0, tls: false, trustedProxies: 1, log, ...limits })
  servers.push(server)
  const get = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${server.port}${path}`, init)
  return { server, get, logged: () => lines.map((line) => JSON.parse(line)) }
}

/** A handler whose answers wait until they are let go. */
function slowly() {
  const waiting: (() => void)[] = []
  return {
    handler: async () => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return new Response('done')
    },
    arrived: (count: number) => expect.poll(() => waiting.length).toBe(count),
    letGo: () => {
      for (const go of waiting.splice(0)) go()
    },
  }
}

describe('before it serves', () => {
  it('answers 503 in the shape of whoever asks, and when to come back', async () => {
    const { get } = await start()

    const api = await get('/api/product/getCat')
    expect(api.status).toBe(503)
    expect(Number(api.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await api.json()).toEqual({
      success: false,
      statusCode: 503,
      code: 'unavailable',
      message: 'ADLM is starting. Please try again in a moment.',
      errors: [],
      requestId: api.headers.get('X-Request-Id'),
    })

    const health = await get('/readyz')
    expect([health.status, await health.json()]).toEqual([503, { status: 'starting' }])

    const page = await get('/market')
    expect(page.status).toBe(503)
    expect(page.headers.get('Content-Type')).toMatch(/^text\/html/)
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(await page.text()).toContain('<meta http-equiv="refresh" content="2">')
  })
})

describe('what stands in the way of listening is said by the name of the setting', () => {
  const { log } = collectingLog()

  it('a busy port', async () => {
    const { server } = await start()
    await expect(
      listen({ host: '127.0.0.1', port: server.port, tls: false, trustedProxies: 0, log }),
    ).rejects.toThrow(`Port ${server.port} is already in use: stop what uses it, or set PORT.`)
  })

  it('an address of another machine', async () => {
    await expect(listen({ host: '192.0.2.1', port: 0, tls: false, trustedProxies: 0, log })).rejects.toThrow(
      'HOST=192.0.2.1 is no address of this machine',
    )
  })
})

describe('while it serves', () => {
  it('answers GET with the body and HEAD without', async () => {
    const { server, get } = await start()
    server.serve(() => new Response('brick', { headers: { 'X-Kind': 'wall' } }))
    expect(await (await get('/')).text()).toBe('brick')
    const head = await get('/', { method: 'HEAD' })
    expect([head.status, head.headers.get('X-Kind'), await head.text()]).toEqual([200, 'wall', ''])
  })

  it('takes a search text of 10 kB in which every byte is percent-encoded', async () => {
    const { server, get } = await start()
    server.serve((request) => new Response(new URL(request.url).searchParams.get('name')))
    const typed = '🧱'.repeat(2_500)
    expect(await (await get(`/?name=${encodeURIComponent(typed)}`)).text()).toBe(typed)
  })

  it('turns away what is too much at one time where nobody may wait, but not who asks how it is', async () => {
    const { server, get } = await start({ requestsAtOnce: 2, waiting: 0 })
    const { handler, arrived, letGo } = slowly()
    server.serve(handler)
    const inside = [get('/1'), get('/2')]
    await arrived(2)

    const refused = await get('/api/product/getCat')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2'])
    const health = get('/healthz')
    await arrived(3)

    letGo()
    const answers = await Promise.all([...inside, health])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const next = get('/3')
    await arrived(1)
    letGo()
    expect((await next).status).toBe(200)
  })
})

it('answers a health check in HTTP/1.0, which names no host', async () => {
  const { server } = await start()
  server.serve(() => new Response('ready'))
  const caller = connect(server.port, '127.0.0.1')
  caller.write('GET /readyz HTTP/1.0\r\n\r\n')
  expect(await text(caller)).toMatch(/^HTTP\/1.1 200 .*ready$/s)
})

describe('on one connection', () => {
  const asking = (count: number) => 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(count)
  const deaf = 'GET /deaf HTTP/1.1\r\nHost: localhost\r\n\r\n'

  const endlessBody = (cancelled: () => void = () => undefined) =>
    new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
      cancel: cancelled,
    })

  /** A caller who sends without waiting for answers, and reads only when told to. */
  async function open(server: HttpServer, text: string): Promise<Socket> {
    const socket = connect(server.port, '127.0.0.1').pause()
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(text)
    return socket
  }

  it('some requests may follow each other, and who sends more without waiting is cut off and counted', async () => {
    const { server, logged } = await start()
    const { handler, arrived, letGo } = slowly()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    server.serve(handler)
    const patient = await open(server, asking(8))
    await arrived(8)
    letGo()
    let read = ''
    patient.setEncoding('utf8').on('data', (some: string) => {
      read += some
    })
    patient.resume()
    await expect.poll(() => read.match(/HTTP\/1.1 200/g)).toHaveLength(8)
    patient.destroy()

    const flood = await open(server, asking(300))
    flood.resume()
    await once(flood, 'close')
    await arrived(8)
    expect(logged()).toEqual([])
    endOfCounting()
    expect(logged()).toEqual([expect.objectContaining({ cause: 'pipelined', count: 1 })])
    letGo()
  })

  it('what was asked is forgotten when the caller is gone', async () => {
    const { server, get } = await start({ requestsAtOnce: 8, waiting: 0 })
    const { handler, arrived, letGo } = slowly()
    server.serve((request) => (request.url.endsWith('/quick') ? new Response('quick') : handler()))
    const caller = await open(server, asking(8))
    await arrived(8)
    expect((await get('/quick')).status).toBe(503)
    caller.destroy()
    await expect.poll(async () => (await get('/quick')).status).toBe(200)
    letGo()
  })

  it('who has nothing to ask for a while is not cut off', async () => {
    const { server } = await start({ stalledMs: 200 })
    const { promise: cutOff, resolve: tellCutOff } = Promise.withResolvers<void>()
    server.serve(({ url }) => new Response(url.endsWith('/deaf') ? endlessBody(tellCutOff) : 'done'))
    const caller = await open(server, asking(1))
    let read = ''
    caller.setEncoding('utf8').on('data', (some: string) => {
      read += some
    })
    caller.resume()
    await expect.poll(() => read).toContain('200')
    // Who stops reading is cut off after as long.
    const stalled = await open(server, deaf)
    await cutOff
    stalled.destroy()
    caller.write(asking(1))
    await expect.poll(() => read.match(/HTTP\/1.1 200/g)).toHaveLength(2)
    caller.destroy()
  })

  it('who stops reading is cut off, who reads slowly is not', { tags: ['slow'] }, async () => {
    const { server } = await start({ stalledMs: 400 })
    const cutOff: string[] = []
    server.serve(({ url }) => {
      const { pathname } = new URL(url)
      return new Response(endlessBody(() => cutOff.push(pathname)))
    })
    const slow = await open(server, 'GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n')
    // Two after each other: twice the time in which who reads nothing is cut off.
    for (const deafOnes of [['/deaf'], ['/deaf', '/deaf']]) {
      const caller = await open(server, deaf)
      while (cutOff.length < deafOnes.length) {
        slow.resume()
        await sleep(10)
        slow.pause()
        await sleep(90)
      }
      expect(cutOff).toEqual(deafOnes)
      caller.destroy()
    }
    slow.destroy()
    await expect.poll(() => cutOff).toEqual(['/deaf', '/deaf', '/slow'])
  })
})

describe('who is turned away', () => {
  it('is counted in the log, one line for many', async () => {
    const { server, get, logged } = await start({ requestsAtOnce: 1, waiting: 0 })
    const { handler, arrived, letGo } = slowly()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    server.serve(handler)
    const inside = get('/')
    await arrived(1)
    for (const path of ['/1', '/2', '/3']) expect((await get(path)).status).toBe(503)
    const counted = { level: 40, cause: 'overloaded', count: 3, msg: 'requests turned away' }
    expect(logged()).toEqual([])
    endOfCounting()
    expect(logged()).toEqual([expect.objectContaining(counted)])
    letGo()
    await inside
  })

  it('is in the log when the server has drained, too; who asks how it is does not count', async () => {
    const { server, get, logged } = await start()
    const { handler, arrived, letGo } = slowly()
    server.serve(handler)
    const inside = get('/')
    await arrived(1)
    const drained = server.drain()
    expect((await get('/late')).status).toBe(503)
    expect((await get('/readyz')).status).toBe(503)
    letGo()
    await Promise.all([inside, drained])
    expect(logged()).toEqual([expect.objectContaining({ cause: 'draining', count: 1 })])
  })
})

describe('when it gives notice', () => {
  it('serves everything as before and closes each connection; only /readyz says no', async () => {
    const { server, get, logged } = await start()
    server.serve(({ url }) => new Response(new URL(url).pathname))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    expect(await getWith(agent, server.port, '/one')).toMatchObject({ status: 200, connection: 'keep-alive' })

    server.giveNotice()
    expect(await getWith(agent, server.port, '/two')).toMatchObject({ status: 200, connection: 'close' })
    expect((await get('/api/product/getCat', { method: 'POST', body: '{}' })).status).toBe(200)
    expect((await get('/healthz')).status).toBe(200)
    const ready = await get('/readyz')
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'draining' }])

    await server.drain()
    expect(logged()).toEqual([])
  })
})

describe('when it drains', () => {
  it('finishes what is in flight and refuses what comes, also on a connection kept alive', async () => {
    const { server, get } = await start()
    const { handler, arrived, letGo } = slowly()
    server.serve((request) => (request.url.endsWith('/quick') ? new Response('quick') : handler()))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    expect(await getWith(agent, server.port, '/quick')).toMatchObject({
      status: 200,
      connection: 'keep-alive',
    })
    const slow = get('/slow')
    await arrived(1)

    const drained = server.drain()
    const late = await getWith(agent, server.port, '/api/late')
    expect(late).toMatchObject({ status: 503, connection: 'close', retryAfter: '5' })
    expect((await get('/readyz')).status).toBe(503)

    letGo()
    const answer = await slow
    expect([answer.status, await answer.text(), answer.headers.get('Connection')]).toEqual([
      200,
      'done',
      'close',
    ])
    await drained
    await expect(get('/quick')).rejects.toThrow()
  })

  it('does not wait for ever', async () => {
    const { server, get } = await start({ drainMs: 100 })
    const { handler, arrived } = slowly()
    server.serve(handler)
    const stuck = get('/').catch((error: Error) => error)
    await arrived(1)
    await server.drain()
    expect(await stuck).toBeInstanceOf(Error)
  })
})

async function getWith(agent: Agent, port: number, path: string) {
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
    httpRequest({ agent, port, path, host: '127.0.0.1' }, resolve).on('error', reject).end(),
  )
  await text(response)
  const { connection, 'retry-after': retryAfter } = response.headers
  return { status: response.statusCode, connection, retryAfter }
}

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { collectingLog } from '../../tests/support/test-app.ts'
import { type HttpServer, listen } from './http-server.ts'

type Limits = Partial<Parameters<typeof listen>[0]>

const servers: HttpServer[] = []
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await Promise.all(servers.splice(0).map((server) => server.drain()))
})

/** A server behind one proxy, which answers what it was sent. */
async function start(limits: Limits = {}) {
  const { log, lines } = collectingLog()
  const server = await listen({ host: '127.0.0.1', port: 0, tls: false, trustedProxies: 1, log, ...limits })
  servers.push(server)
  const started: string[] = []
  server.serve(async (request) => {
    started.push(new URL(request.url).pathname)
    return new Response(await request.text())
  })
  const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
  return { server, get, started, logged: () => lines.map((line) => JSON.parse(line)) }
}

/** A connection, and what has been read from it. */
async function open({ port }: HttpServer, text: string) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let read = ''
  let failed = ''
  socket.setEncoding('latin1').on('data', (some: string) => {
    read += some
  })
  socket.on('error', (error: NodeJS.ErrnoException) => {
    failed = error.code ?? error.message
  })
  await once(socket, 'connect')
  socket.write(text)
  return {
    socket,
    read: () => read,
    /** Resolves with everything, once the other side has closed. */
    closed: async () => {
      if (!socket.closed) await once(socket, 'close')
      return { read, failed }
    },
  }
}

const head = (method: string, path: string, headers: Record<string, string | number> = {}) =>
  `${method} ${path} HTTP/1.1\r\n${Object.entries({ Host: 'adlm.example', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

/** A sign-in that says it is long, and then sends next to nothing. */
const slowBody = (address: string) =>
  `${head('POST', '/api/auth/sign-in', { 'Content-Length': 200_000, 'X-Forwarded-For': address })}x`

const statusOf = (read: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(read)?.[1])
const jsonOf = (read: string) => JSON.parse(read.slice(read.indexOf('\r\n\r\n') + 4))

describe('whoever sends a body slowly', () => {
  it('takes up nothing of the site, from 1,000 addresses', async () => {
    const { server, get, started } = await start()
    const address = (index: number) => `102.89.${index >> 8}.${index & 255}`
    await Promise.all(Array.from({ length: 1_000 }, (_, index) => open(server, slowBody(address(index)))))
    expect((await get('/market')).status).toBe(200)
    expect(started).toEqual(['/market'])
  })

  it('takes up nothing of the site from one address, which may have a hundred on their way; visitors there are not capped', async () => {
    const { server, started } = await start()
    const slow = await Promise.all(Array.from({ length: 505 }, () => open(server, slowBody('102.89.1.2'))))
    const refused = () => slow.filter(({ read }) => statusOf(read()) === 429)
    await expect.poll(() => refused().length).toBe(405)
    expect(jsonOf(refused()[0]?.read() ?? '')).toMatchObject({ statusCode: 429, code: 'too-many' })
    const neighbour = await open(server, head('GET', '/market', { 'X-Forwarded-For': '102.89.1.2' }))
    await expect.poll(() => statusOf(neighbour.read())).toBe(200)
    const other = await open(server, `${head('POST', '/', { 'Content-Length': 4 })}loam`)
    await expect.poll(() => other.read()).toMatch(/\r\n\r\nloam$/)
    expect(started).toEqual(['/market', '/'])
  })

  it('has some time for it, and is then told so', async () => {
    const { server, started } = await start({ bodyMs: 50 })
    const { read } = await open(server, slowBody('102.89.1.2'))
    await expect.poll(() => statusOf(read())).toBe(408)
    expect(read()).toContain('\r\nConnection: close\r\n')
    expect(jsonOf(read())).toMatchObject({
      statusCode: 408,
      message: 'What you sent took too long to arrive. Please try again.',
    })
    expect(started).toEqual([])
  })

  it('may go on for longer with a file, as long as something of it arrives', async () => {
    const { server } = await start({ bodyMs: 100 })
    const upload = await open(server, head('PUT', '/api/upload/file', { 'Content-Length': 6_000 }))
    for (let sent = 0; sent < 6; sent++) {
      upload.socket.write('x'.repeat(1_000))
      await sleep(40)
    }
    await expect.poll(() => statusOf(upload.read())).toBe(200)
  })

  it('makes room when the connection breaks, and nothing is logged', async () => {
    const { server, started, logged } = await start({ unfinishedBodies: 1 })
    const first = await open(server, slowBody('102.89.1.2'))
    const second = await open(server, slowBody('102.89.1.2'))
    await expect.poll(() => statusOf(second.read())).toBe(429)
    first.socket.destroy()
    await expect
      .poll(async () => {
        const next = await open(
          server,
          `${head('POST', '/', { 'Content-Length': 1, 'X-Forwarded-For': '102.89.1.2', Connection: 'close' })}x`,
        )
        return statusOf((await next.closed()).read)
      })
      .toBe(200)
    expect(started).toEqual(['/'])
    expect(logged().filter(({ cause }) => cause !== 'bodies')).toEqual([])
  })
})

describe('a body', () => {
  it.each([
    ['with a length', `${head('POST', '/', { 'Content-Length': 10 })}0123456789`],
    [
      'in pieces',
      `${head('POST', '/', { 'Transfer-Encoding': 'chunked' })}4\r\n0123\r\n6\r\n456789\r\n0\r\n\r\n`,
    ],
    ['of nothing', head('POST', '/', { 'Content-Length': 0 })],
  ])('%s arrives verbatim', async (_, sent) => {
    const { server } = await start()
    const { read } = await open(server, sent)
    await expect.poll(() => statusOf(read())).toBe(200)
    expect(read().split('\r\n\r\n').at(-1)).toBe(sent.includes('Length: 0') ? '' : '0123456789')
  })

  it.each([
    ['/api/auth/sign-in', 256 * 1024, 'The body is larger than 256 kB'],
    ['/api/upload/file?key=1', 2 * 1024 * 1024, 'An image may be up to 2 MB'],
    ['/api/import/products', 10 * 1024 * 1024, 'The file is larger than 10 MB'],
  ])('for %s may have %d bytes; of a larger one nothing is read', async (path, bytes, message) => {
    const { server, started } = await start()
    const { socket, read } = await open(server, head('POST', path, { 'Content-Length': bytes + 1 }))
    await expect.poll(() => statusOf(read())).toBe(413)
    expect(read()).toContain('\r\nConnection: close\r\n')
    expect(jsonOf(read())).toMatchObject({ statusCode: 413, code: 'too-large', message })
    expect(started).toEqual([])
    socket.destroy()
    const exact = await open(server, head('POST', path, { 'Content-Length': bytes }))
    exact.socket.write('x'.repeat(bytes))
    await expect.poll(() => statusOf(exact.read())).toBe(200)
  })

  it('that is too large is refused where its length is not said, too', async () => {
    const { server } = await start()
    const chunk = `40000\r\n${'x'.repeat(0x40000)}\r\n`
    const { read } = await open(server, head('POST', '/', { 'Transfer-Encoding': 'chunked' }) + chunk + chunk)
    await expect.poll(() => statusOf(read())).toBe(413)
  })

  it('that is refused while it is sent is no reset: the answer arrives, then the connection ends', async () => {
    const { server } = await start()
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { socket, closed } = await open(server, head('POST', '/', { 'Content-Length': 3_000_000 }))
        for (let sent = 0; sent < 30; sent++) if (socket.writable) socket.write('x'.repeat(100_000))
        return closed()
      }),
    )
    expect(answers.map(({ read, failed }) => [statusOf(read), failed])).toEqual(answers.map(() => [413, '']))
  })

  it('is asked for where it is taken, and only there', async () => {
    const { server } = await start()
    const asking = (length: number) => head('POST', '/', { 'Content-Length': length, Expect: '100-continue' })
    const taken = await open(server, asking(4))
    await expect.poll(() => taken.read()).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    taken.socket.write('loam')
    await expect.poll(() => taken.read()).toContain('HTTP/1.1 200 OK')
    const refused = await open(server, asking(1_000_000))
    await expect.poll(() => refused.read()).toMatch(/^HTTP\/1\.1 413/)
  })
})

describe('what is no request gets the error body of the API, and the connection ends', () => {
  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: adlm.example\r\nhost: other.example\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a host that cannot be', head('GET', '/', { Host: 'a b' }), 400],
    ['a path with a backslash', head('GET', '/\\market'), 400],
    ['no HTTP', 'brick and mortar\r\n\r\n', 400],
    ['a length that is none', head('POST', '/', { 'Content-Length': 'long' }), 400],
    ['headers without end', head('GET', '/', { 'X-Long': 'x'.repeat(70_000) }), 431],
    ['an expectation that nobody meets', head('POST', '/', { Expect: 'a miracle' }), 417],
  ])('%s', async (_, sent, status) => {
    const { server, started } = await start()
    const { read } = await (await open(server, sent)).closed()
    expect(statusOf(read)).toBe(status)
    expect(read.toLowerCase()).toContain('\r\nconnection: close\r\n')
    expect(read.toLowerCase()).toContain('\r\nx-content-type-options: nosniff\r\n')
    expect(jsonOf(read)).toEqual({
      success: false,
      statusCode: status,
      code: 'malformed',
      message: expect.stringMatching(/\.$/),
      errors: [],
      requestId: expect.any(String),
    })
    expect(started).toEqual([])
  })
})

describe('when all slots are taken', () => {
  /** A server with one slot, which is taken until it is let go. */
  async function full(limits: Limits) {
    const { server, ...rest } = await start({ requestsAtOnce: 1, ...limits })
    const { promise: letGo, resolve: release } = Promise.withResolvers<void>()
    server.serve(async (request) => {
      const { pathname } = new URL(request.url)
      rest.started.push(pathname)
      if (pathname === '/long') await letGo
      return new Response(pathname)
    })
    const from = (address: string, path: string) =>
      open(server, head('GET', path, { 'X-Forwarded-For': address }))
    await from('102.89.1.1', '/long')
    await expect.poll(() => rest.started).toEqual(['/long'])
    return { server, from, release, ...rest }
  }

  it('an address with many requests is refused before one with few, and they take turns', async () => {
    const { from, release, started } = await full({ waiting: 20, waitMs: 60_000 })
    const many = await Promise.all(
      Array.from({ length: 40 }, (_, asked) => from('102.89.1.2', `/many/${asked}`)),
    )
    const refused = () => many.filter(({ read }) => statusOf(read()) === 503).length
    await expect.poll(refused).toBe(20)
    const few = await from('102.89.1.3', '/few')
    await expect.poll(refused).toBe(21)
    release()
    await expect.poll(() => statusOf(few.read())).toBe(200)
    expect(started.indexOf('/few')).toBeLessThanOrEqual(2)
    await expect.poll(() => started).toHaveLength(21)
  })

  it('nobody waits for long, and is told when to come back', async () => {
    const { from, release, logged } = await full({ waitMs: 10 })
    const page = await (await from('102.89.1.2', '/market')).closed()
    expect(statusOf(page.read)).toBe(503)
    expect(page.read).toContain('\r\nConnection: close\r\n')
    expect(page.read).toContain('\r\nRetry-After: 2\r\n')
    expect(page.read).toContain('<meta http-equiv="refresh" content="2">')
    const call = await (await from('102.89.1.2', '/api/product/getCat')).closed()
    expect(jsonOf(call.read)).toMatchObject({ statusCode: 503, code: 'unavailable' })
    release()
    expect(logged().every(({ level }) => level === 40)).toBe(true)
  })

  it('who goes away while waiting is never served', async () => {
    const { from, release, started, get } = await full({ waitMs: 60_000 })
    const gone = await from('102.89.1.2', '/gone')
    await sleep(20)
    gone.socket.destroy()
    await sleep(20)
    release()
    expect((await get('/next')).status).toBe(200)
    expect(started).toEqual(['/long', '/next'])
  })
})

describe('whoever reads slowly', () => {
  /** More than the buffers of a connection hold. */
  const LARGE = 'x'.repeat(32 * 1024 * 1024)

  async function startLarge(limits: Limits) {
    const { server, get } = await start(limits)
    let answered = 0
    server.serve(async ({ url }) => {
      if (!url.endsWith('/large')) return new Response('page')
      answered += 1
      return new Response(LARGE)
    })
    const neverRead = async (address: string) => {
      const before = answered
      const reader = await open(server, head('GET', '/large', { 'X-Forwarded-For': address }))
      reader.socket.pause()
      await expect.poll(() => answered).toBe(before + 1)
      return reader
    }
    return { get, neverRead }
  }

  it('holds no slot', async () => {
    const { get, neverRead } = await startLarge({ requestsAtOnce: 2, waiting: 0 })
    for (const address of ['102.89.1.1', '102.89.1.2']) await neverRead(address)
    expect((await get('/market')).status).toBe(200)
  })

  it('loses the oldest answer where too many are on their way and most are theirs', async () => {
    const { get, neverRead } = await startLarge({ unreadAnswers: 3 })
    const oldest = await neverRead('102.89.1.1')
    for (const address of ['102.89.1.2', '102.89.1.1']) await neverRead(address)
    expect((await get('/market')).status).toBe(200)
    oldest.socket.resume()
    expect((await oldest.closed()).read.length).toBeLessThan(LARGE.length)
  })
})

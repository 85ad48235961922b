import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'

const SITE = 'https://adlm.example'
const PRODUCT = '/product/13134aac-a1fa-886e-b75e-0666fc64cf5f'
const OTHER = '/product/23134aac-a1fa-886e-b75e-0666fc64cf5f'

type Answer = { body?: string; status?: number; headers?: Record<string, string> }
type Listener = (event: object) => void
type Web = Record<string, Answer>

const PUBLIC = {
  'Content-Type': 'text/html',
  'Cache-Control': 'public, max-age=0',
  Date: new Date().toUTCString(),
}
const page = (words: string, headers = {}): Answer => ({
  body: `<body><script src="/assets/app-1.js"></script><p>${words}</p></body>`,
  headers: { ...PUBLIC, ...headers },
})
const WEB: Web = {
  '/offline': page('Without a connection'),
  [PRODUCT]: page('Cement'),
  [OTHER]: page('Rod'),
  '/materials/cement': page('Compared'),
  '/market': page('Market'),
  '/profile': page('Ada', { 'Cache-Control': 'private, no-store' }),
  '/alerts': page('Searches of an address', { 'Cache-Control': 'private, no-store' }),
  '/assets/app-1.js': { body: 'start()' },
}

/** Keys in the order in which they were put, as browsers have them. */
class TestCache {
  readonly rows = new Map<string, Response>()
  match = async (key: Key) => this.rows.get(addressOf(key))?.clone()
  put = async (key: Key, answer: Response) => void this.rows.set(addressOf(key), answer)
  delete = async (key: Key) => this.rows.delete(addressOf(key))
  keys = async () => [...this.rows.keys()].map((url) => ({ url }))
}
type Key = string | { url: string }
const addressOf = (key: Key) => new URL(typeof key === 'string' ? key : key.url, SITE).href

/** The caches outlive a worker: the next build's finds them. */
function createCaches() {
  const all = new Map<string, TestCache>()
  const open = async (name: string) => {
    const cache = all.get(name) ?? new TestCache()
    all.set(name, cache)
    return cache
  }
  return {
    all,
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (key: Key, { cacheName }: { cacheName: string }) => all.get(cacheName)?.match(key),
  }
}

async function startWorker({ build = 'one', caches = createCaches(), connection = {}, file = 'sw' } = {}) {
  const listeners = new Map<string, Listener>()
  const line = { broken: false, asked: [] as { path: string; credentials: string | undefined }[] }
  const web = { ...WEB }
  const registration = {
    unregistered: false,
    unregister: async () => {
      registration.unregistered = true
    },
  }
  const fetch = async (target: Key, init: RequestInit = {}) => {
    const { pathname } = new URL(addressOf(target))
    line.asked.push({ path: pathname, credentials: init.credentials })
    if (line.broken) throw new TypeError('Failed to fetch')
    const { body = 'Not found', status = web[pathname] ? 200 : 404, headers = {} } = web[pathname] ?? {}
    return new Response(body, { status, headers })
  }
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    location: { origin: SITE },
    navigator: { connection },
    registration,
    clients: { claim: async () => undefined },
    skipWaiting: () => undefined,
    importScripts: () => undefined,
  }
  class LocalResponse extends Response {
    static override redirect(path: string) {
      return new Response(null, { status: 302, headers: { Location: path } })
    }
  }
  const source = readFileSync(`public/${file}.js`, 'utf8').replace('%BUILD%', build)
  runInNewContext(source, { self, caches, fetch, URL, Response: LocalResponse, Headers, Date, Set, Promise })
  const send = async (name: string, event: object = {}) => {
    const waits: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    listeners.get(name)?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => waits.push(work),
      respondWith: (work: Promise<Response>) => {
        answer = work
      },
    })
    const given = await answer
    for (const work of waits) await work
    return given
  }
  await send('install')
  await send('activate')
  const open = (path: string, mode = 'navigate') =>
    send('fetch', { request: { method: 'GET', url: SITE + path, mode } })
  return { open, line, web, caches, registration, tell: (data: unknown) => send('message', { data }) }
}

const keptIn = ({ all }: ReturnType<typeof createCaches>) =>
  [...all.values()].flatMap(({ rows }) => [...rows.keys()].map((url) => url.slice(SITE.length)))

describe('without a network', () => {
  test.each([PRODUCT, '/materials/cement'])('%s says of when it is, once it was seen', async (path) => {
    const { open, line } = await startWorker()
    await open(path)
    line.broken = true
    const kept = await (await open(path))?.text()
    expect(kept).toMatch(/You are offline: this is from \d\d:\d\d<\/p><\/body>$/)
    expect(kept).toContain(WEB[path]?.body?.slice(0, -'</body>'.length))
  })

  test('another page leads to what is kept', async () => {
    const { open, line } = await startWorker()
    await open('/market')
    line.broken = true
    expect((await open('/market?name=rod'))?.headers.get('Location')).toBe(
      '/offline?page=%2Fmarket%3Fname%3Drod',
    )
    expect(await (await open('/offline?page=%2Fmarket'))?.text()).toContain('Without a connection')
  })

  test('its files are there', async () => {
    const { open, line } = await startWorker()
    line.broken = true
    expect(await (await open('/assets/app-1.js', 'no-cors'))?.text()).toBe('start()')
  })

  test('a page that was saved is there, asked for as nobody', async () => {
    const { open, line, tell } = await startWorker()
    await tell({ saved: [OTHER] })
    expect(line.asked.filter(({ path }) => path === OTHER)).toEqual([{ path: OTHER, credentials: 'omit' }])
    line.broken = true
    expect(await (await open(OTHER))?.text()).toContain('Rod')
  })
})

describe('what is kept', () => {
  test('has no private answer, and no answer of the API', async () => {
    const { open, caches, web, tell } = await startWorker()
    web[PRODUCT] = page('Ada’s own', { 'Cache-Control': 'private, no-store' })
    await open('/profile')
    await open('/alerts')
    await open(PRODUCT)
    await tell({ keep: PRODUCT })
    await tell({ keep: '/profile' })
    await tell({ keep: '/alerts' })
    await tell({ keep: 'https://elsewhere.example/product/13134aac-a1fa-886e-b75e-0666fc64cf5f' })
    expect(await open('/api/auth/me', 'cors')).toBeUndefined()
    expect(keptIn(caches)).toEqual(['/assets/app-1.js', '/offline'])
  })

  test('goes when somebody signs out, but for the shell', async () => {
    const { open, caches, line, tell } = await startWorker()
    await open(PRODUCT)
    await tell({ saved: [OTHER] })
    await tell({ forget: true })
    expect(keptIn(caches)).toEqual(['/assets/app-1.js', '/offline'])
    line.broken = true
    expect((await open(PRODUCT))?.headers.get('Location')).toContain('/offline?page=')
  })

  test('has a bound: the oldest go, those that are saved stay', async () => {
    const { open, caches, web, tell } = await startWorker()
    await tell({ saved: [OTHER] })
    for (let n = 100; n < 150; n++) {
      const path = PRODUCT.replace('13134', `13${n}`)
      web[path] = page(String(n))
      await open(path)
    }
    const pages = keptIn(caches).filter((path) => path.startsWith('/product/'))
    expect(pages).toHaveLength(41)
    expect(pages).toContain(OTHER)
    expect(pages).toContain(PRODUCT.replace('13134', '13149'))
    expect(pages).not.toContain(PRODUCT.replace('13134', '13109'))
  })

  test('of an older build stays as long as its pages do', async () => {
    const { open, caches } = await startWorker()
    await open(PRODUCT)
    await startWorker({ build: 'two', caches })
    expect([...caches.all.keys()]).toEqual(['kept-one', 'kept-two'])
    const newest = await startWorker({ build: 'three', caches })
    await newest.open(PRODUCT)
    await startWorker({ build: 'four', caches })
    expect([...caches.all.keys()]).toEqual(['kept-three', 'kept-four'])
  })
})

test('a very slow line gets smaller pictures', async () => {
  const picture = (width: number) => `/pictures/ea00d6b9940b67ea85ca4bc57bb338fd/${width}.avif`
  const slow = await startWorker({ connection: { effectiveType: 'slow-2g' } })
  slow.web[picture(400)] = { body: 'small' }
  slow.web[picture(800)] = { body: 'large' }
  expect(await (await slow.open(picture(800), 'no-cors'))?.text()).toBe('small')
  expect(await (await slow.open(picture(400), 'no-cors'))?.text()).toBe('small')
  const usual = await startWorker({ connection: { effectiveType: '4g' } })
  usual.web[picture(800)] = { body: 'large' }
  expect(await (await usual.open(picture(800), 'no-cors'))?.text()).toBe('large')
})

test('the one that takes its place takes all along, and leaves', async () => {
  const { open, caches } = await startWorker()
  await open(PRODUCT)
  const { registration } = await startWorker({ caches, file: 'sw-off' })
  expect([...caches.all.keys()]).toEqual([])
  expect(registration.unregistered).toBe(true)
})

import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { formatMoment, sayNoLine } from './connection-words.ts'

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
  body: `<head><title data-x="">${words} | ADLM</title></head><body><script src="/assets/app-1.js"></script><p>${words}</p></body>`,
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
  '/materials/rod': {
    body: '<script src="/assets/later-1.js"></script>',
    headers: PUBLIC,
  },
  '/assets/later-1.js': { body: 'const files=["assets/price-1.js"];import(`./-page-1.js`)' },
  '/assets/-page-1.js': { body: 'draw()' },
  '/assets/price-1.js': { body: 'price()' },
}

/** Keys in the order in which they were put, as browsers have them; one that is there already is put at the end. */
class TestCache {
  readonly rows = new Map<string, Response>()
  /** What the device has room for. */
  room = Number.POSITIVE_INFINITY
  match = async (key: Key) => this.rows.get(addressOf(key))?.clone()
  put = async (key: Key, answer: Response) => {
    const address = addressOf(key)
    if (!this.rows.has(address) && this.rows.size >= this.room)
      throw new DOMException('Quota exceeded', 'QuotaExceededError')
    this.rows.delete(address)
    this.rows.set(address, answer)
  }
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
  const line = {
    broken: false,
    /** Calls wait for this where there is one: nothing comes back until then. */
    silence: undefined as Promise<void> | undefined,
    /** These alone wait. */
    silentFrom: '/',
    asked: [] as { path: string; credentials: string | undefined }[],
  }
  const timers: { ms: number; ring: () => void }[] = []
  const navigator = { connection, onLine: false }
  const web = { ...WEB }
  const registration = {
    unregistered: false,
    unregister: async () => {
      registration.unregistered = true
    },
  }
  const fetch = async (target: Key, init: RequestInit = {}) => {
    const { pathname, search } = new URL(addressOf(target))
    line.asked.push({ path: pathname + search, credentials: init.credentials })
    if (line.broken) throw new TypeError('Failed to fetch')
    if (pathname.startsWith(line.silentFrom)) await line.silence
    const { body = 'Not found', status, headers = {} } = web[pathname + search] ?? web[pathname] ?? {}
    return new Response(body, { status: status ?? (web[pathname] ? 200 : 404), headers })
  }
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    location: { origin: SITE },
    navigator,
    setTimeout: (ring: () => void, ms: number) => timers.push({ ms, ring }),
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
  const globals = { URL, Response: LocalResponse, Headers, Date, Set, Promise, AbortController }
  runInNewContext(source, { self, caches, fetch, ...globals })
  const begin = (name: string, event: object = {}) => {
    const waits: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    listeners.get(name)?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => waits.push(work),
      respondWith: (work: Promise<Response>) => {
        answer = work
      },
    })
    const settle = async () => {
      for (const work of waits) await work
    }
    return { answer, settle }
  }
  const send = async (name: string, event?: object) => {
    const { answer, settle } = begin(name, event)
    const given = await answer
    await settle()
    return given
  }
  await send('install')
  await send('activate')
  const visit = (path: string, mode = 'navigate') => ({ request: { method: 'GET', url: SITE + path, mode } })
  return {
    ...{ line, web, caches, registration, timers, navigator },
    open: (path: string, mode?: string) => send('fetch', visit(path, mode)),
    /** As long as nothing comes back. */
    begin: (path: string) => begin('fetch', visit(path)),
    tell: (data: object) => send('message', { data, ports: [] }),
    beginToTell: (data: object) => begin('message', { data, ports: [] }),
    ask: async (data: object) => {
      const answers: unknown[] = []
      await send('message', { data, ports: [{ postMessage: (answer: unknown) => answers.push(answer) }] })
      return answers[0]
    },
  }
}

/** What is asked for from now on waits. @returns what lets it go on */
function fallSilent(line: { silence: Promise<void> | undefined }): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  line.silence = promise
  return () => {
    line.silence = undefined
    resolve()
  }
}

afterEach(() => {
  vi.useRealTimers()
})

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

  test('what draws a part of it is there, too', async () => {
    const { open, line } = await startWorker()
    await open('/materials/rod')
    line.broken = true
    for (const file of ['later-1.js', '-page-1.js', 'price-1.js'])
      expect(await (await open(`/assets/${file}`, 'no-cors'))?.text()).toBe(WEB[`/assets/${file}`]?.body)
  })

  test('a page that was saved is there, asked for as nobody', async () => {
    const { open, line, tell } = await startWorker()
    await tell({ saved: [OTHER] })
    expect(line.asked.filter(({ path }) => path === OTHER)).toEqual([{ path: OTHER, credentials: 'omit' }])
    line.broken = true
    expect(await (await open(OTHER))?.text()).toContain('Rod')
  })
})

describe('where the network is there, and nothing comes through it', () => {
  test('a kept page is shown after a while, and what comes too late is kept', async () => {
    const { open, begin, line, web, timers, navigator } = await startWorker()
    navigator.onLine = true
    await open(PRODUCT)
    const goOn = fallSilent(line)
    const { answer, settle } = begin(PRODUCT)
    await vi.waitFor(() => expect(timers.map(({ ms }) => ms)).toEqual([5_000]))
    timers[0]?.ring()
    expect(await (await answer)?.text()).toMatch(
      />ADLM cannot be reached: this is from \d\d:\d\d<\/p><\/body>$/,
    )
    web[PRODUCT] = page('Cement of now')
    goOn()
    await settle()
    line.broken = true
    expect(await (await open(PRODUCT))?.text()).toContain('Cement of now')
  })

  test('the network is first as long as it answers, and has all the time where nothing is kept', async () => {
    const { open, begin, line, timers } = await startWorker()
    await open(PRODUCT)
    const goOn = fallSilent(line)
    const [kept, other] = [begin(PRODUCT), begin('/market')]
    await vi.waitFor(() => expect(timers).toHaveLength(1))
    goOn()
    expect(await (await kept.answer)?.text()).not.toContain('offline-notice')
    expect(await (await other.answer)?.text()).toContain('Market')
  })

  test('a page that has waited in vain already is shown at once, where it is kept', async () => {
    const { ask, begin, line, open, timers } = await startWorker()
    await open(PRODUCT)
    expect(await ask({ hasFailed: OTHER })).toBe(false)
    expect(await ask({ hasFailed: `${PRODUCT}#reviews` })).toBe(true)
    fallSilent(line)
    const { answer } = begin(PRODUCT)
    await vi.waitFor(() => expect(timers.map(({ ms }) => ms)).toEqual([0]))
    timers[0]?.ring()
    expect(await (await answer)?.text()).toContain('this is from')
  })

  test('the API is left alone, also where the browser opens it', async () => {
    const { open, line } = await startWorker()
    line.broken = true
    await expect(open('/api/auth/google/start')).rejects.toThrow('Failed to fetch')
  })
})

describe('who pays for data', () => {
  const MISSING = PRODUCT.replace('13134', '99999')
  const askedFor = ({ asked }: { asked: { path: string }[] }) => asked.splice(0).map(({ path }) => path)

  test('is asked for a saved offer that cannot be kept once a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { tell, line, web } = await startWorker()
    web[OTHER] = { body: 'busy', status: 503 }
    askedFor(line)
    await tell({ saved: [MISSING, OTHER] })
    expect(askedFor(line)).toEqual([MISSING, OTHER])
    await tell({ saved: [MISSING, OTHER] })
    expect(askedFor(line)).toEqual([OTHER])
    vi.setSystemTime(Date.now() + 24 * 3_600_000)
    await tell({ saved: [MISSING] })
    expect(askedFor(line)).toEqual([MISSING])
  })

  test.each([{ saveData: true }, { effectiveType: '2g' }])(
    'and says so (%o) is asked for nothing that was not opened',
    async (connection) => {
      const { tell, line, open, caches, web } = await startWorker({ connection })
      web[PRODUCT] = page('Cement <img src="/pictures/ea00d6b9940b67ea85ca4bc57bb338fd/800.avif">')
      askedFor(line)
      await tell({ saved: [OTHER] })
      await tell({ keep: OTHER })
      expect(askedFor(line)).toEqual([])
      await open(PRODUCT)
      expect(askedFor(line)).toEqual([PRODUCT])
      expect(keptIn(caches)).toContain(PRODUCT)
    },
  )
})

test('a kept page says of itself what the page says afterwards', async () => {
  const { open, line, navigator, web } = await startWorker()
  for (const at of [new Date(Math.floor(Date.now() / 1000) * 1000), new Date('2026-01-02T13:05:00Z')]) {
    line.broken = false
    web[PRODUCT] = page('Cement', { Date: at.toUTCString() })
    await open(PRODUCT)
    line.broken = true
    for (const why of ['offline', 'unreachable'] as const) {
      navigator.onLine = why === 'unreachable'
      expect(await (await open(PRODUCT))?.text()).toContain(
        `data-kept="${at.toISOString()}">${sayNoLine(why, at)}</p>`,
      )
      expect(await (await open('/offline'))?.text()).toContain(`data-kept="">${sayNoLine(why)}</p>`)
    }
  }
  expect(formatMoment(new Date('2026-11-22T14:05:00'), new Date('2026-11-23T09:00:00'))).toBe(
    '22 November, 14:05',
  )
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
    expect(caches.all.has('saved-offers')).toBe(false)
    line.broken = true
    expect((await open(PRODUCT))?.headers.get('Location')).toContain('/offline?page=')
    expect((await open('/offline'))?.ok).toBe(true)
  })

  test('goes without a network, which would not bring the shell back', async () => {
    const { open, caches, line, tell } = await startWorker()
    await open(PRODUCT)
    line.broken = true
    await tell({ forget: true })
    expect(keptIn(caches)).toEqual(['/assets/app-1.js', '/offline'])
  })

  test('goes for good: what was on its way for who has left does not come after', async () => {
    const { caches, line, beginToTell, tell } = await startWorker()
    const goOn = fallSilent(line)
    const works = [beginToTell({ saved: [OTHER, PRODUCT] }), beginToTell({ keep: PRODUCT })]
    await vi.waitFor(() => expect(line.asked.some(({ path }) => path === OTHER)).toBe(true))
    await tell({ forget: true })
    goOn()
    for (const { settle } of works) await settle()
    expect(keptIn(caches)).toEqual(['/assets/app-1.js', '/offline'])
    expect(line.asked.filter(({ path }) => path === PRODUCT)).toHaveLength(1)
  })

  test('goes for good: a picture that was on its way does not come after', async () => {
    const { begin, caches, line, tell, web } = await startWorker()
    const picture = '/pictures/ea00d6b9940b67ea85ca4bc57bb338fd/400.avif'
    web[PRODUCT] = page(`Cement <img src="${picture}">`)
    web[picture] = { body: 'small', headers: { 'Content-Length': '5' } }
    line.silentFrom = '/pictures/'
    const goOn = fallSilent(line)
    const { settle } = begin(PRODUCT)
    await vi.waitFor(() => expect(line.asked.at(-1)?.path).toBe(picture))
    await tell({ forget: true })
    goOn()
    await settle()
    expect(keptIn(caches)).toEqual(['/assets/app-1.js', '/offline'])
  })

  test('says so once it is gone, to the page that asks', async () => {
    const { ask, caches, open } = await startWorker()
    await open(PRODUCT)
    expect(await ask({ forget: true })).toBe(true)
    expect(keptIn(caches)).not.toContain(PRODUCT)
  })

  test.each([404, 410])(
    'does not have what the server answers with %s, nor what the page says is gone',
    async (status) => {
      const { open, tell, web, caches } = await startWorker()
      await open(PRODUCT)
      await open(OTHER)
      await startWorker({ build: 'two', caches })
      web[PRODUCT] = { ...page('Not offered any more'), status }
      expect((await open(`${PRODUCT}?fbclid=1`))?.status).toBe(status)
      expect(keptIn(caches)).not.toContain(PRODUCT)
      await tell({ gone: OTHER })
      expect(keptIn(caches)).not.toContain(OTHER)
    },
  )

  test('has an offer without its query, and a comparison with it', async () => {
    const { open, tell, caches, line } = await startWorker()
    await open(`${PRODUCT}?fbclid=1`)
    await tell({ keep: `${OTHER}?quantity=2#reviews` })
    await open('/materials/cement?state=Kano')
    await open('/market?state=Kano')
    const comparison = '/materials/cement?state=Kano'
    expect(keptIn(caches)).toEqual(['/assets/app-1.js', '/offline', PRODUCT, OTHER, comparison])
    line.broken = true
    expect((await open(`${PRODUCT}?quantity=200`))?.headers.get('Location')).toBe(SITE + PRODUCT)
    expect((await open('/materials/cement'))?.headers.get('Location')).toBe(
      '/offline?page=%2Fmaterials%2Fcement',
    )
  })

  test('is never lost for want of room: half of what nobody has saved makes it', async () => {
    const { open, caches, web, tell } = await startWorker()
    await tell({ saved: [OTHER] })
    const path = (n: number) => PRODUCT.replace('13134', `1310${n}`)
    for (let n = 0; n < 4; n++) {
      web[path(n)] = page(String(n))
      await open(path(n))
    }
    const cache = await caches.open('kept-one')
    cache.room = cache.rows.size
    await open(PRODUCT)
    const pages = keptIn(caches).filter((each) => each.startsWith('/product/'))
    expect(pages).toEqual([OTHER, path(2), path(3), PRODUCT])
    cache.room = 0
    vi.spyOn(cache, 'put').mockRejectedValue(new DOMException('Quota exceeded', 'QuotaExceededError'))
    await expect(open(PRODUCT)).rejects.toThrow('Quota exceeded')
    expect(keptIn(caches)).toContain(PRODUCT)
  })

  test('is listed by the worker, the newest first', async () => {
    const { open, ask, web } = await startWorker()
    web[PRODUCT] = page('Cement &amp; lime', { Date: 'Sun, 22 Nov 2026 13:05:00 GMT' })
    await open('/materials/cement?state=Kano')
    await open(PRODUCT)
    expect(await ask({ list: true })).toEqual([
      { path: '/materials/cement?state=Kano', title: 'Compared | ADLM', at: Date.parse(PUBLIC.Date) },
      { path: PRODUCT, title: 'Cement &amp; lime | ADLM', at: Date.parse('2026-11-22T13:05:00Z') },
    ])
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

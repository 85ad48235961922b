import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const ADA = 'ada'
const POST = { owner: ADA, path: '/api/review/create-review', body: { message: 'Dry blocks' } }

type Answer = { status: number; body?: object } | 'no line'

/** A browser with somebody signed in, and the module as one of its tabs has it. */
async function browser({ answers = [] as Answer[] } = {}) {
  const items = new Map<string, string>()
  const sent: Record<'key' | 'account' | 'waited' | 'version' | 'method' | 'path' | 'body', unknown>[] = []
  vi.resetModules()
  const store = {
    setItem: (key: string, value: string) => items.set(key, value),
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => items.delete(key),
  }
  const asObject: ProxyHandler<typeof store> = {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }
  vi.stubGlobal('localStorage', new Proxy(store, asObject))
  vi.stubGlobal('sessionStorage', { removeItem: () => undefined })
  const cookies = { cookie: 'signed_in=s1' }
  vi.stubGlobal('document', cookies)
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })
  vi.stubGlobal('navigator', {})
  const owner = { id: ADA as string | undefined }
  vi.doMock('#web/session/stored-user.ts', () => ({ readStoredUser: () => owner.id && { _id: owner.id } }))
  vi.doMock('#web/session/session-fetch.ts', () => ({
    sessionFetch: async (path: string, { headers, method, body }: RequestInit) => {
      const given = new Headers(headers)
      const [key, account, waited, version] = ['Idempotency-Key', 'X-Account', 'X-Waited', 'If-Match'].map(
        (name) => given.get(name),
      )
      sent.push({ key, account, waited, version, method, path, body })
      const answer = answers.shift() ?? { status: 201 }
      if (answer === 'no line') throw new TypeError('Failed to fetch')
      return new Response(JSON.stringify(answer.body ?? {}), { status: answer.status })
    },
  }))
  const waiting = await import('./waiting.ts')
  const { dropDrafts } = await import('#web/ui/draft.ts')
  const done: string[] = []
  waiting.onSentLater(({ what }) => done.push(what))
  /** The session ends, or somebody signs in. */
  const be = (id: string | undefined) => {
    owner.id = id
    cookies.cookie = id ? 'signed_in=s2' : ''
  }
  return { ...waiting, items, store, sent, be, done, send: waiting.sendWaiting, dropDrafts }
}

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('#web/session/stored-user.ts')
  vi.doUnmock('#web/session/session-fetch.ts')
})

describe('what waits for a connection', () => {
  it('is sent once, under the key of its first try, for the account that typed it', async () => {
    const { letWait, listWaiting, send, sent, done } = await browser()
    expect(letWait({ key: 'k1', what: 'Your review', ...POST })).toBe(true)
    expect(listWaiting().map(({ what }) => what)).toEqual(['Your review'])
    await Promise.all([send(), send()])
    await send()
    expect(sent).toEqual([
      {
        ...{ key: 'k1', account: ADA, waited: null, version: null, method: 'POST', path: POST.path },
        body: '{"message":"Dry blocks"}',
      },
    ])
    expect([done, listWaiting()]).toEqual([['Your review'], []])
  })

  it('goes on waiting as long as nothing comes back, or the server is busy', async () => {
    const { letWait, listWaiting, send, sent } = await browser({ answers: ['no line', { status: 503 }] })
    letWait({ key: 'k1', what: 'Your review', ...POST })
    await send()
    await send()
    expect(listWaiting()).toHaveLength(1)
    await send()
    expect(sent.map(({ key }) => key)).toEqual(['k1', 'k1', 'k1'])
    expect(listWaiting()).toEqual([])
  })

  it('says why it was refused, and is not sent again', async () => {
    const refused = { status: 422, body: { code: 'invalid', message: 'Too long' } }
    const { letWait, listWaiting, send, sent } = await browser({ answers: [refused] })
    letWait({ key: 'k1', what: 'Your review', ...POST })
    await send()
    await send()
    expect(sent).toHaveLength(1)
    expect(listWaiting()).toMatchObject([{ refusal: 'Too long' }])
  })

  it('can be cancelled', async () => {
    const { letWait, cancelWaiting, listWaiting, send, sent } = await browser()
    letWait({ key: 'k1', what: 'Your review', ...POST })
    cancelWaiting('k1')
    await send()
    expect([listWaiting(), sent]).toEqual([[], []])
  })

  it('is neither seen nor sent by anybody else, and stays for who typed it', async () => {
    const { letWait, listWaiting, waitsForSignIn, send, sent, be } = await browser()
    letWait({ key: 'k1', what: 'Your review', ...POST })
    expect(waitsForSignIn()).toBe(false)
    be('bola')
    await send()
    expect([listWaiting(), sent, waitsForSignIn()]).toEqual([[], [], false])
    be(undefined)
    await send()
    // That something waits is said, and nothing of what.
    expect([listWaiting(), sent, waitsForSignIn()]).toEqual([[], [], true])
    be(ADA)
    await send()
    expect(sent).toHaveLength(1)
  })

  it('belongs to who typed it, though somebody else is there when the try has failed', async () => {
    const { letWait, listWaiting, whoTypes, be } = await browser()
    const owner = whoTypes()
    be('bola')
    letWait({ key: 'k1', what: 'Your review', ...POST, owner })
    expect(listWaiting()).toEqual([])
    be(ADA)
    expect(listWaiting()).toHaveLength(1)
  })

  it('of a visitor is sent for nobody’s account', async () => {
    const { letWait, listWaiting, whoTypes, send, sent, be } = await browser()
    be(undefined)
    letWait({ key: 'k1', what: 'Your report', ...POST, owner: whoTypes() })
    be(ADA)
    await send()
    expect([listWaiting(), sent]).toEqual([[], []])
    be(undefined)
    await send()
    expect(sent).toMatchObject([{ account: 'none' }])
  })

  it('goes when its owner signs out, and not when another does', async () => {
    const { letWait, listWaiting, dropDrafts } = await browser()
    letWait({ key: 'k1', what: 'Your review', ...POST })
    dropDrafts('bola')
    dropDrafts(undefined)
    expect(listWaiting()).toHaveLength(1)
    dropDrafts(ADA)
    expect(listWaiting()).toEqual([])
  })

  it('is not said to wait where the browser keeps nothing', async () => {
    const { letWait, store } = await browser()
    store.setItem = () => {
      throw new Error('full')
    }
    expect(letWait({ key: 'k1', what: 'Your review', ...POST })).toBe(false)
  })

  it('has a bound, and one place for each draft', async () => {
    const { letWait, listWaiting } = await browser()
    // docs/product.md 21.6
    const most = 20
    const draft = { store: 'tab', key: 'review:1' } as const
    letWait({ key: 'a', what: 'First', ...POST, draft })
    letWait({ key: 'b', what: 'Second', ...POST, draft })
    expect(listWaiting().map(({ what }) => what)).toEqual(['Second'])
    for (let n = 1; n < most; n++)
      expect(letWait({ key: `k${n}`, what: 'Without a draft', ...POST })).toBe(true)
    expect(listWaiting()).toHaveLength(most)
    expect(letWait({ key: 'z', what: 'Too many', ...POST })).toBe(false)
  })
})

describe('what says a price', () => {
  const PRICES = { ...POST, path: '/api/product/prices', method: 'PUT', isPrice: true } as const
  const DAY = 24 * 3_600_000

  afterEach(() => void vi.useRealTimers())

  it('is sent with how long it has waited, and what it is based on', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { letWait, send, sent } = await browser()
    letWait({ key: 'k1', what: 'Your prices', ...PRICES, version: '"3-x"' })
    vi.setSystemTime(Date.now() + DAY)
    await send()
    expect(sent).toMatchObject([{ method: 'PUT', waited: '86400', version: '"3-x"' }])
  })

  it('is asked again after a day, instead of being sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { letWait, send, sent, listWaiting, isToBeAsked, confirmWaiting } = await browser()
    letWait({ key: 'k1', what: 'Your prices', ...PRICES })
    letWait({ key: 'k2', what: 'Your review', ...POST })
    vi.setSystemTime(Date.now() + DAY + 1)
    await send()
    expect(sent.map(({ key }) => key)).toEqual(['k2'])
    const [asked] = listWaiting()
    expect(asked && isToBeAsked(asked)).toBe(true)
    confirmWaiting('k1')
    await send()
    expect(sent[1]).toMatchObject({ key: 'k1', waited: '0' })
    expect(listWaiting()).toEqual([])
  })

  it('goes in parts, and what has been done is not sent again', async () => {
    const { letWait, send, sent, listWaiting, done } = await browser({
      answers: [{ status: 200 }, 'no line', { status: 200 }],
    })
    const second = { path: '/api/product/confirm-prices', body: { ids: ['b'] } }
    letWait({ key: 'k1', what: 'Your prices', ...PRICES, version: '"3-x"', following: [second] })
    await send()
    expect([done, listWaiting()]).toMatchObject([
      [],
      [{ path: second.path, body: second.body, following: [] }],
    ])
    await send()
    expect(sent.map(({ path, method, version }) => [path, method, version])).toEqual([
      [PRICES.path, 'PUT', '"3-x"'],
      [second.path, 'POST', null],
      [second.path, 'POST', null],
    ])
    expect(done).toEqual(['Your prices'])
  })
})

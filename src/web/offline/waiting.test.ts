import { beforeEach, describe, expect, it, vi } from 'vitest'

const POST = { path: '/api/review/create-review', body: { message: 'Dry blocks' }, draft: undefined }
const ADA = 'ada'

type Answer = { status: number; body?: object } | 'no line'

/** A browser with somebody signed in, and the module as one of its tabs has it. */
async function browser({ answers = [] as Answer[] } = {}) {
  const items = new Map<string, string>()
  const sent: { key: string | null; account: string | null; body: string }[] = []
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
  vi.stubGlobal('document', { cookie: 'signed_in=s1' })
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })
  vi.stubGlobal('navigator', {})
  const owner = { id: ADA as string | undefined }
  vi.doMock('#web/session/stored-user.ts', () => ({ readStoredUser: () => owner.id && { _id: owner.id } }))
  vi.doMock('#web/session/session-fetch.ts', () => ({
    sessionFetch: async (_path: string, { headers, body }: RequestInit) => {
      const given = new Headers(headers)
      sent.push({ key: given.get('Idempotency-Key'), account: given.get('X-Account'), body: String(body) })
      const answer = answers.shift() ?? { status: 201 }
      if (answer === 'no line') throw new TypeError('Failed to fetch')
      return new Response(JSON.stringify(answer.body ?? {}), { status: answer.status })
    },
  }))
  const waiting = await import('./waiting.ts')
  const done: string[] = []
  const send = () => waiting.sendWaiting((what) => done.push(what))
  return { ...waiting, items, sent, owner, done, send }
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
    expect(sent).toEqual([{ key: 'k1', account: ADA, body: '{"message":"Dry blocks"}' }])
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
    const { letWait, listWaiting, send, sent, owner } = await browser()
    letWait({ key: 'k1', what: 'Your review', ...POST })
    for (const id of ['bola', undefined]) {
      owner.id = id
      await send()
      expect([listWaiting(), sent]).toEqual([[], []])
    }
    expect(letWait({ key: 'k2', what: 'A visitor’s', ...POST })).toBe(false)
    owner.id = ADA
    await send()
    expect(sent).toHaveLength(1)
  })

  it('goes when its owner signs out', async () => {
    const { letWait, listWaiting, items } = await browser()
    letWait({ key: 'k1', what: 'Your review', ...POST })
    expect([...items.keys()]).toEqual(['draft:waiting'])
    for (const key of items.keys()) if (key.startsWith('draft:')) items.delete(key)
    expect(listWaiting()).toEqual([])
  })

  it('has a bound, and one place for each draft', async () => {
    const { letWait, listWaiting, WAITING_MAX } = await browser()
    const draft = { store: 'tab', key: 'review:1' } as const
    letWait({ key: 'a', what: 'First', ...POST, draft })
    letWait({ key: 'b', what: 'Second', ...POST, draft })
    expect(listWaiting().map(({ what }) => what)).toEqual(['Second'])
    for (let n = 1; n < WAITING_MAX; n++)
      expect(letWait({ key: `k${n}`, what: 'More', ...POST, draft: { store: 'tab', key: `${n}` } })).toBe(
        true,
      )
    expect(letWait({ key: 'z', what: 'Too many', ...POST })).toBe(false)
  })
})

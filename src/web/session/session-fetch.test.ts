import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createSessionFetch, sessionFetch } from '#web/session/session-fetch.ts'

const SITE = 'https://adlm.example'

type Server = {
  /** What the browser's access cookie is worth. */
  cookieValid: boolean
  /** What refreshing answers. */
  refresh: () => Response
}

/** A browser with some tabs, in front of a server that knows one session. */
function browser({ signedIn = true, stored = null }: { signedIn?: boolean; stored?: string | null } = {}) {
  const server: Server = {
    cookieValid: false,
    refresh: () => Response.json({ access_token: `fresh-${calls.filter(isRefresh).length}` }),
  }
  const calls: { url: string; method: string; bearer: string | null; body: string }[] = []
  const isRefresh = ({ url }: { url: string }) => url === '/api/auth/refresh-token'
  let token = stored
  let mark = signedIn ? 'one' : undefined
  let queue: Promise<unknown> = Promise.resolve()
  const endSession = vi.fn(() => {
    token = null
    mark = undefined
  })
  const tab = () =>
    createSessionFetch({
      fetch: async (input, init) => {
        if (typeof input === 'string') {
          calls.push({ url: input, method: init?.method ?? 'GET', bearer: null, body: '' })
          await Promise.resolve()
          return server.refresh()
        }
        const request = new Request(input, init)
        request.signal.throwIfAborted()
        const bearer = request.headers.get('Authorization')
        calls.push({ url: request.url, method: request.method, bearer, body: await request.text() })
        const known = bearer ? bearer.startsWith('Bearer fresh') : server.cookieValid
        return known
          ? Response.json({ ok: true })
          : Response.json({ message: 'Please sign in' }, { status: 401 })
      },
      sessionMark: () => mark,
      accessToken: {
        read: () => token,
        write: (written) => {
          token = written
        },
        clear: () => {
          token = null
        },
      },
      oneByOne: (work) => {
        const mine = queue.then(work)
        queue = mine.catch(() => undefined)
        return mine
      },
      endSession,
    })
  return {
    server,
    calls,
    refreshes: () => calls.filter(isRefresh).length,
    tab,
    endSession,
    token: () => token,
    /** The answer of a sign-in has arrived, by another tab. */
    signInAs: (name: string) => {
      mark = name
      token = null
    },
  }
}

describe('a call from a browser', () => {
  test('of a visitor is made once, refreshes nothing, and ends the session that a page still believes in', async () => {
    const { tab, calls, endSession } = browser({ signedIn: false })
    expect((await tab()(`${SITE}/api/auth/me`)).status).toBe(401)
    expect(calls).toHaveLength(1)
    expect(endSession).toHaveBeenCalledOnce()
  })

  test('that succeeds carries no bearer', async () => {
    const { tab, calls, server } = browser({ stored: 'fresh-0' })
    server.cookieValid = true
    expect((await tab()(`${SITE}/api/auth/me`)).status).toBe(200)
    expect(calls).toEqual([{ url: `${SITE}/api/auth/me`, method: 'GET', bearer: null, body: '' }])
  })

  test('after the access token has expired is repeated once, with its body, by the fresh token', async () => {
    const { tab, calls, token } = browser({ stored: 'old' })
    const body = JSON.stringify({ name: 'Cement' })
    const answer = await tab()(`${SITE}/api/product/create-product`, { method: 'POST', body })
    expect(answer.status).toBe(200)
    expect(calls.map(({ method, bearer, body }) => [method, bearer, body])).toEqual([
      ['POST', null, body],
      ['POST', null, ''],
      ['POST', 'Bearer fresh-1', body],
    ])
    expect(token()).toBe('fresh-1')
  })

  test('sends a form again whole', async () => {
    const { tab, calls } = browser()
    const body = new FormData()
    body.append('file', new Blob(['bytes']), 'a.txt')
    await tab()(`${SITE}/api/import`, { method: 'PUT', body })
    expect(calls).toHaveLength(3)
    expect(calls[2]?.body).toContain('bytes')
  })

  test('many at once, in two tabs, refresh once', async () => {
    const { tab, refreshes, server } = browser({ stored: 'old' })
    const [one, other] = [tab(), tab()]
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? one : other)(`${SITE}/api/call/${index}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(refreshes()).toBe(1)
    server.cookieValid = false
    await one(`${SITE}/api/call/later`)
    expect(refreshes(), 'a later failure of that token refreshes again').toBe(2)
  })

  test('whose session is over surfaces its 401, and the session ends once', async () => {
    const { tab, refreshes, server, endSession, token } = browser({ stored: 'old' })
    server.refresh = () => new Response(null, { status: 401 })
    const call = tab()
    const answers = await Promise.all([call(`${SITE}/api/a`), call(`${SITE}/api/b`), call(`${SITE}/api/c`)])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(await answers[0]?.json()).toEqual({ message: 'Please sign in' })
    expect(refreshes()).toBe(1)
    expect(endSession).toHaveBeenCalledOnce()
    expect(token()).toBeNull()
  })

  describe('while another person signs in', () => {
    test('is asked again as that person, and their session stays', async () => {
      const { tab, server, refreshes, endSession, signInAs } = browser({ stored: 'old' })
      server.refresh = () => {
        if (refreshes() > 1) return Response.json({ access_token: 'fresh of two' })
        signInAs('two')
        return new Response(null, { status: 401 })
      }
      expect((await tab()(`${SITE}/api/auth/me`)).status).toBe(200)
      expect(endSession).not.toHaveBeenCalled()
    })

    test('is not sent again as that person where it changes something', async () => {
      const { tab, calls, server, refreshes, endSession, signInAs } = browser({ stored: 'old' })
      server.refresh = () => {
        if (refreshes() > 1) return Response.json({ access_token: 'fresh of two' })
        signInAs('two')
        return new Response(null, { status: 401 })
      }
      const answer = await tab()(`${SITE}/api/product/create-product`, { method: 'POST', body: '{}' })
      expect(answer.status).toBe(401)
      expect(calls.filter(({ url }) => url.endsWith('create-product'))).toHaveLength(1)
      expect(endSession).not.toHaveBeenCalled()
    })
  })

  test.each([429, 503])('that cannot refresh now (%i) keeps its session', async (status) => {
    const { tab, server, endSession } = browser({ stored: 'old' })
    server.refresh = () => new Response(null, { status, headers: { 'Retry-After': '7' } })
    const answer = await tab()(`${SITE}/api/a`)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, '7'])
    expect(endSession).not.toHaveBeenCalled()
  })

  test('that cannot reach the server while it refreshes fails as any call does', async () => {
    const { tab, server, endSession } = browser()
    server.refresh = () => {
      throw new TypeError('Failed to fetch')
    }
    const call = tab()
    await expect(call(`${SITE}/api/a`)).rejects.toThrow('Failed to fetch')
    expect(endSession).not.toHaveBeenCalled()
    server.refresh = () => Response.json({ access_token: 'fresh' })
    expect((await call(`${SITE}/api/a`)).status, 'and the next one tries again').toBe(200)
  })

  test.each(['sign-in', 'google'])('to %s with a wrong password is not about the session', async (path) => {
    const { tab, calls } = browser()
    expect((await tab()(`${SITE}/api/auth/${path}`, { method: 'POST', body: '{}' })).status).toBe(401)
    expect(calls).toHaveLength(1)
  })

  test('is given up with its signal', async () => {
    const { tab } = browser()
    const given = AbortSignal.abort()
    await expect(tab()(`${SITE}/api/a`, { signal: given })).rejects.toThrow(/abort/i)
  })

  test('in a browser without locks shares one refresh with the others of its tab', async () => {
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    const items = new Map<string, string>()
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('document', { cookie: 'signed_in=1' })
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    })
    const refuse = () => new Response(null, { status: 503 })
    let refreshes = 0
    const network = vi.fn<typeof fetch>(async (input) => {
      if (input instanceof Request)
        return new Response(null, { status: input.headers.has('Authorization') ? 200 : 401 })
      refreshes += 1
      // The first fails, which is no reason for the next not to be tried.
      return refreshes === 1 ? refuse() : Response.json({ access_token: 'fresh' })
    })
    vi.stubGlobal('fetch', network)
    const calls = Array.from({ length: 6 }, (_, index) => sessionFetch(`${SITE}/api/call/${index}`))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses).toEqual([503, 200, 200, 200, 200, 200])
    expect(refreshes).toBe(2)
  })
})

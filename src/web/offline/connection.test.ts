import { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { NO_CONNECTION } from '#web/api-client.ts'
import { watchConnection } from './connection.ts'

const OPENED = new Date('2026-11-23T09:00:00Z')
const KEPT = new Date('2026-11-23T08:05:00Z')

/** A page of `OPENED`, in a browser that believes to be online. */
function page({ onLine = true, cachedAt }: { onLine?: boolean; cachedAt?: string } = {}) {
  const browser = new EventTarget()
  vi.stubGlobal('window', browser)
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('performance', { timeOrigin: OPENED.getTime() })
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  })
  let resolved: (event: object) => void = () => undefined
  const router = {
    options: { context: { queryClient } },
    subscribe: (_: string, listener: typeof resolved) => {
      resolved = listener
    },
  }
  const { read } = watchConnection(router as unknown as AnyRouter, cachedAt)
  const call = (queryFn: () => Promise<unknown>) =>
    queryClient.fetchQuery({ queryKey: [crypto.randomUUID()], queryFn }).catch(() => undefined)
  return {
    read,
    queryClient,
    walkOn: (hrefChanged = true) => resolved({ hrefChanged }),
    say: (event: 'online' | 'offline') => browser.dispatchEvent(new Event(event)),
    succeed: () => call(async () => 'answer'),
    fail: (message = NO_CONNECTION) => call(() => Promise.reject(new AppError('unavailable', message))),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T14:05:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('says of a tab that is open since the morning when what it shows was loaded', () => {
  const { read, walkOn, say } = page()
  expect(read().at).toEqual(OPENED)
  walkOn()
  say('offline')
  expect(read()).toEqual({ reach: 'offline', isCached: false, at: new Date() })
  const loaded = new Date()
  vi.setSystemTime('2026-11-23T15:00:00Z')
  walkOn()
  expect(read().at).toEqual(loaded)
})

it('forgets with the next page that this one was cached', async () => {
  const { read, walkOn, succeed } = page({ cachedAt: KEPT.toISOString() })
  expect(read()).toEqual({ reach: 'unreachable', isCached: true, at: KEPT })
  walkOn(false)
  expect(read().isCached).toBe(true)
  await succeed()
  expect(read()).toEqual({ reach: 'online', isCached: true, at: KEPT })
  walkOn()
  expect(read()).toEqual({ reach: 'online', isCached: false, at: new Date() })
})

it('sees a dead line that the browser takes for a network, and its end', async () => {
  const { read, fail, succeed, queryClient } = page()
  await fail('Too busy')
  expect(read().reach).toBe('online')
  await fail()
  expect(read().reach).toBe('unreachable')
  queryClient.setQueryData(['me'], null)
  expect(read().reach).toBe('unreachable')
  await succeed()
  expect(read().reach).toBe('online')
})

it('goes by the browser where that knows of no network', async () => {
  const { read, succeed, fail, say } = page({ onLine: false, cachedAt: '' })
  expect(read()).toEqual({ reach: 'offline', isCached: true, at: undefined })
  await fail()
  await succeed()
  expect(read().reach).toBe('offline')
  say('online')
  expect(read().reach).toBe('online')
})

import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { NO_CONNECTION } from '#web/api-client.ts'
import { openCachedPages } from './open-cached.ts'

const worker = vi.hoisted(() => ({ isCachedOf: vi.fn<(href: string) => Promise<boolean>>() }))
vi.mock('./worker.ts', () => worker)

const KEPT = '/product/1'
const NO_LINE = new AppError('unavailable', NO_CONNECTION)

/** A page, whose router goes where it is told. */
function page({ onLine = true, opened = '/market', isCached = false } = {}) {
  const reload = vi.fn()
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('document', { querySelector: () => (isCached ? {} : null) })
  const listeners = new Map<string, (event: object) => void>()
  const router = {
    latestLocation: { href: opened },
    state: { matches: [] as { error?: unknown }[] },
    subscribe: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  openCachedPages(router as unknown as AnyRouter)
  const go = (href: string) => {
    router.latestLocation = { href }
    listeners.get('onBeforeNavigate')?.({ toLocation: { href } })
  }
  const arrive = (error?: unknown) => {
    router.state.matches = [{}, { error }]
    listeners.get('onResolved')?.({ toLocation: router.latestLocation })
  }
  return { go, arrive, reload }
}

beforeEach(() => {
  vi.useFakeTimers()
  worker.isCachedOf.mockImplementation(async (href) => href === KEPT)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('opens a cached page that the line has failed for, and no other', async () => {
  const { go, arrive, reload } = page()
  go('/product/2')
  arrive(NO_LINE)
  await vi.runAllTimersAsync()
  expect(reload).not.toHaveBeenCalled()
  go(KEPT)
  arrive(NO_LINE)
  await vi.runAllTimersAsync()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('takes code that did not arrive for the same, and not what the server has answered', async () => {
  const { go, arrive, reload } = page()
  go(KEPT)
  arrive(new AppError('unavailable', 'Too busy'))
  await vi.runAllTimersAsync()
  expect(reload).not.toHaveBeenCalled()
  go(KEPT)
  arrive(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))
  await vi.runAllTimersAsync()
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each([
  [true, 5_000],
  [false, 300],
])('waits for a page that hangs, not for ever (online: %s)', async (onLine, ms) => {
  const { go, reload } = page({ onLine })
  go(KEPT)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('leaves a page alone that has arrived, or that was left', async () => {
  const { go, arrive, reload } = page()
  go(KEPT)
  arrive()
  go(KEPT)
  await vi.advanceTimersByTimeAsync(1_000)
  go('/market')
  arrive()
  await vi.runAllTimersAsync()
  expect(reload).not.toHaveBeenCalled()
})

it('does not open again what the worker has given already', async () => {
  const { go, arrive, reload } = page({ opened: KEPT, isCached: true })
  go(KEPT)
  arrive(NO_LINE)
  await vi.runAllTimersAsync()
  expect(reload).not.toHaveBeenCalled()
})

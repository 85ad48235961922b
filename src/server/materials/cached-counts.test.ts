import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Context } from '#server/api/context.ts'
import { NO_METRICS } from '#server/metrics.ts'
import { cachedCounts } from './cached-counts.ts'

const ctx = { metrics: NO_METRICS } as Context

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Counts how often it was counted, after a second. */
function counting() {
  let count = 0
  const counted = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return ++count
  })
  const cached = cachedCounts({
    name: 'counts',
    seconds: 60,
    secondsAtMost: 300,
    // Two of them.
    bytes: 30,
    keyOf: (of: string) => of,
    count: counted,
  })
  return { cached: (of = 'cement') => cached(ctx, of), counted }
}

/** What comes without a second's wait; else nothing. */
const atOnce = <Value>(answer: Promise<Value>) =>
  Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 1))])

it('counts once for all who ask meanwhile, and keeps it', async () => {
  const { cached, counted } = counting()
  const answers = Promise.all([cached(), cached()])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await answers).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(59_000)
  expect(await cached()).toBe(1)
  expect(counted).toHaveBeenCalledTimes(1)
})

it('answers everybody, also where more is asked for at once than it caches', async () => {
  const { cached } = counting()
  const answers = Promise.all(['cement', 'sand', 'rebar', 'granite'].map(cached))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await answers).toEqual([1, 2, 3, 4])
})

it('keeps as much as its memory may take, and what was asked for last', async () => {
  const { cached, counted } = counting()
  for (const name of ['cement', 'sand', 'rebar']) {
    const answer = cached(name)
    await vi.advanceTimersByTimeAsync(1_000)
    await answer
  }
  await Promise.all([cached('sand'), cached('rebar')])
  expect(counted).toHaveBeenCalledTimes(3)
  const again = cached('cement')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await again).toBe(4)
})

it('counts anew while it answers what it has, and has nobody wait', async () => {
  const { cached } = counting()
  const first = cached()
  await vi.advanceTimersByTimeAsync(1_000)
  await first
  await vi.advanceTimersByTimeAsync(61_000)
  expect(await cached()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await cached()).toBe(2)
})

it('has whoever asks wait where what it has is too old', async () => {
  const { cached } = counting()
  const first = cached()
  await vi.advanceTimersByTimeAsync(1_000)
  await first
  await vi.advanceTimersByTimeAsync(301_000)
  const late = cached()
  const early = atOnce(late)
  await vi.advanceTimersByTimeAsync(1)
  expect(await early).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await late).toBe(2)
})

it('counts again after a failure', async () => {
  const { cached, counted } = counting()
  counted.mockRejectedValueOnce(new Error('The database is away'))
  await expect(cached()).rejects.toThrow('away')
  const again = cached()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await again).toBe(1)
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorageGuard, STORAGE_PAUSE_MS, STORAGE_TIMEOUTS } from './storage-guard.ts'

const never = () => new Promise<never>(() => undefined)
const unavailable = { code: 'unavailable' }

describe('the guard of a storage', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('refuses what takes too long, and what would wait behind too much, at once', async () => {
    const guarded = createStorageGuard({ concurrency: 1, waiting: 1, limitMs: 100 })
    const slow = expect(guarded(never)).rejects.toMatchObject(unavailable)
    const waiting = expect(guarded(async () => 'done')).rejects.toMatchObject(unavailable)
    await expect(guarded(async () => 'done')).rejects.toMatchObject(unavailable)
    await vi.advanceTimersByTimeAsync(100)
    // What cannot be interrupted goes on, so there is no room for the one that waited.
    await Promise.all([slow, waiting])
  })

  it('stops what can be interrupted, and lets in who waits', async () => {
    const guarded = createStorageGuard({ concurrency: 1, waiting: 1, limitMs: 100 })
    const stopped = vi.fn()
    const slow = guarded((signal) => {
      signal.addEventListener('abort', stopped)
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    const refused = expect(slow).rejects.toMatchObject(unavailable)
    await vi.advanceTimersByTimeAsync(100)
    await refused
    expect(stopped).toHaveBeenCalled()
    expect(await guarded(async () => 'done')).toBe('done')
  })

  it('asks nothing for a while after a few timeouts in a row, then one, then everybody', async () => {
    const guarded = createStorageGuard({ concurrency: 20, limitMs: 100 })
    const slow = Array.from({ length: STORAGE_TIMEOUTS }, () =>
      expect(guarded(never)).rejects.toMatchObject(unavailable),
    )
    await vi.advanceTimersByTimeAsync(100)
    await Promise.all(slow)

    const work = vi.fn(async () => 'done')
    await expect(guarded(work)).rejects.toMatchObject(unavailable)
    expect(work).not.toHaveBeenCalled()

    await vi.advanceTimersByTimeAsync(STORAGE_PAUSE_MS)
    expect(await Promise.all([guarded(work), guarded(work)])).toEqual(['done', 'done'])
  })

  it('passes on what failed for another reason, and goes on', async () => {
    const guarded = createStorageGuard({ concurrency: 1, limitMs: 100 })
    for (let count = 0; count <= STORAGE_TIMEOUTS; count++)
      await expect(guarded(() => Promise.reject(new Error('The disk is full')))).rejects.toThrow('full')
    expect(await guarded(async () => 'done')).toBe('done')
  })
})

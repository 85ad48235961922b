import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { persistently } from './upload-image.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failing = (code: ErrorCode, retryAfter?: number) =>
  vi.fn(async () => {
    throw new AppError(code, 'No', [], retryAfter === undefined ? {} : { retryAfter })
  })

it('what no second attempt would change fails at once, however long the server says to wait', async () => {
  const attempt = failing('too-many', 3_600)
  await expect(persistently(attempt)).rejects.toMatchObject({ code: 'too-many' })
  expect(attempt).toHaveBeenCalledOnce()
})

it('a busy server is asked again, not before it said', async () => {
  const attempt = failing('unavailable', 5)
  const outcome = persistently(attempt).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(attempt).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(200)
  expect(attempt).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(attempt).toHaveBeenCalledTimes(5)
  expect(await outcome).toMatchObject({ code: 'unavailable' })
})

it('whoever cancels does not wait', async () => {
  const stop = new AbortController()
  const outcome = persistently(failing('unavailable', 60), stop.signal).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10)
  stop.abort(new Error('Cancelled'))
  expect(await outcome).toMatchObject({ message: 'Cancelled' })
})

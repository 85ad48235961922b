import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createThrottle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const signal = () => new AbortController().signal

it('lets the first go at once, and one every 100 ms', async () => {
  const next = createThrottle(100)
  const begin = performance.now()
  const times: number[] = []
  const turns = Array.from({ length: 3 }, async () => {
    await next(signal())
    times.push(performance.now() - begin)
  })
  await vi.runAllTimersAsync()
  await Promise.all(turns)
  expect(times).toEqual([0, 100, 200])
})

it('takes no turn of whoever gives up before', async () => {
  const next = createThrottle(100)
  await next(signal())
  const left = new AbortController()
  const leaving = expect(next(left.signal)).rejects.toThrow('another letter')
  await vi.advanceTimersByTimeAsync(60)
  left.abort(new Error('another letter'))
  await leaving
  const begin = performance.now()
  const turn = next(signal()).then(() => performance.now() - begin)
  await vi.runAllTimersAsync()
  expect(await turn).toBe(40)
})

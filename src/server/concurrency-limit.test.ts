import { afterEach, describe, expect, it, vi } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

describe('a concurrency limit', () => {
  afterEach(() => vi.useRealTimers())

  it('runs two at a time, in order; work that fails makes room too', async () => {
    const limited = createConcurrencyLimit({ concurrency: 2, waitMs: 1_000, errorMessage: 'Too many' })
    let atOnce = 0
    let most = 0
    const order: number[] = []
    const work = async (number: number) => {
      atOnce += 1
      most = Math.max(most, atOnce)
      order.push(number)
      await nextTurn()
      atOnce -= 1
      if (number % 3 === 0) throw new Error(`${number} failed`)
      return number
    }
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, (_, number) => limited(() => work(number))),
    )
    expect(most).toBe(2)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  })

  it('refuses work that would wait too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const limited = createConcurrencyLimit({ concurrency: 1, waitMs: 20, errorMessage: 'Too many' })
    const { promise: canFinish, resolve: letFinish } = Promise.withResolvers<void>()
    const first = limited(() => canFinish)
    const second = limited(async () => 'second')
    const refused = expect(second).rejects.toMatchObject({ code: 'unavailable', message: 'Too many' })
    vi.advanceTimersByTime(20)
    await refused
    letFinish()
    await first
    const [third, fourth] = [limited(async () => 'third'), limited(async () => 'fourth')]
    expect([await third, await fourth]).toEqual(['third', 'fourth'])
  })

  it('lets accounts take turns, whoever came first and however much each has waiting', async () => {
    const limited = createConcurrencyLimit({ concurrency: 1, waitMs: 1_000, errorMessage: 'Too many' })
    const order: string[] = []
    const later: Promise<unknown>[] = []
    const add = (account: string, numbers: number[], meanwhile = () => {}) =>
      numbers.map((number) =>
        limited(async () => {
          order.push(`${account}${number}`)
          if (number === 4) meanwhile()
        }, account),
      )
    await Promise.all(add('a', [1, 2, 3, 4, 5, 6], () => later.push(...add('b', [1, 2, 3]))))
    await Promise.all(later)
    expect(order).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'a5', 'b2', 'a6', 'b3'])
  })

  it('refuses at once what would wait behind too many', async () => {
    const limited = createConcurrencyLimit({
      concurrency: 1,
      waiting: 1,
      waitMs: 1_000,
      errorMessage: 'Too many',
    })
    const { promise: canFinish, resolve: letFinish } = Promise.withResolvers<void>()
    const inside = [limited(() => canFinish), limited(() => canFinish)]
    await expect(limited(() => canFinish)).rejects.toMatchObject({ code: 'unavailable' })
    letFinish()
    await Promise.all(inside)
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

describe('turns', () => {
  it('are two at a time, in order; those who fail make room too', async () => {
    const inTurn = createTurns(2, 1_000, 'Too many')
    let atOnce = 0
    let most = 0
    const order: number[] = []
    const work = async (number: number) => {
      atOnce += 1
      most = Math.max(most, atOnce)
      order.push(number)
      await sleep(5)
      atOnce -= 1
      if (number % 3 === 0) throw new Error(`${number} failed`)
      return number
    }
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, (_, number) => inTurn(() => work(number))),
    )
    expect(most).toBe(2)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  })

  it('are refused to those who would wait too long', async () => {
    const inTurn = createTurns(1, 20, 'Too many')
    const first = inTurn(() => sleep(100))
    await expect(inTurn(async () => 'second')).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Too many',
    })
    await first
    const [third, fourth] = [inTurn(async () => 'third'), inTurn(async () => 'fourth')]
    expect([await third, await fourth]).toEqual(['third', 'fourth'])
  })
})

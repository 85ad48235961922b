import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { createRateLimits } from './rate-limits.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

const limit = (name: string, tries = 3) => ({ name, tries, seconds: 600 })

describe('a limit', () => {
  it('lets so many tries through, then says how long to wait', async () => {
    const limits = createRateLimits(db, 1)
    for (let tries = 0; tries < 3; tries++) await limits.consume(limit('some'), 'ada')
    const refused = await limits.consume(limit('some'), 'ada').catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'too-many' })
    expect(refused).toHaveProperty('retryAfter', expect.closeTo(600, -1))
    await limits.consume(limit('some'), 'bola')
    await limits.consume(limit('another'), 'ada')
  })

  it('is shared between instances, also by tries at the same moment', async () => {
    const instances = [createRateLimits(db, 1), createRateLimits(db, 1)]
    const tries = Array.from({ length: 20 }, (_, index) =>
      instances[index % 2]?.consume(limit('shared'), 'ada'),
    )
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('is scaled by one setting', async () => {
    const limits = createRateLimits(db, 2)
    for (let tries = 0; tries < 6; tries++) await limits.consume(limit('scaled'), 'ada')
    await expect(limits.consume(limit('scaled'), 'ada')).rejects.toMatchObject({ code: 'too-many' })
  })

  it('can be forgotten', async () => {
    const limits = createRateLimits(db, 1)
    for (let round = 0; round < 3; round++) {
      for (let tries = 0; tries < 3; tries++) await limits.consume(limit('forgotten'), 'ada')
      await limits.forget(limit('forgotten'), 'ada')
    }
  })

  it('of different things counts each once', async () => {
    const limits = createRateLimits(db, 1)
    for (const what of ['a', 'b', 'a', 'c', 'a', 'b'])
      await limits.consumeDistinct(limit('seen'), 'ada', what)
    await expect(limits.consumeDistinct(limit('seen'), 'ada', 'd')).rejects.toMatchObject({
      code: 'too-many',
    })
    await limits.consumeDistinct(limit('seen'), 'ada', 'c')
  })

  it('of different things counts one once that is told of several times at the same moment', async () => {
    const limits = createRateLimits(db, 1)
    const many = limit('seen at once', 10)
    await Promise.all(Array.from({ length: 10 }, () => limits.consumeDistinct(many, 'ada', 'a')))
    for (const what of [...'bcdefghij']) await limits.consumeDistinct(many, 'ada', what)
    await expect(limits.consumeDistinct(many, 'ada', 'k')).rejects.toMatchObject({ code: 'too-many' })
  })
})

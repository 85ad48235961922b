import { expect, it } from 'vitest'
import { readAhead, readSafely } from './read-rows.ts'

it('makes the next value while one is used, and no further', async () => {
  const made: number[] = []
  async function* numbers() {
    for (const each of [1, 2, 3, 4]) {
      made.push(each)
      yield each
    }
  }
  const seen: [number, number[]][] = []
  for await (const value of readAhead(numbers())) {
    await Promise.resolve()
    seen.push([value, [...made]])
  }
  expect(seen).toEqual([
    [1, [1, 2]],
    [2, [1, 2, 3]],
    [3, [1, 2, 3, 4]],
    [4, [1, 2, 3, 4]],
  ])
})

it('throws what the source throws after the values before it, however long one of these is used', async () => {
  async function* broken() {
    yield 1
    throw new Error('The file ends here')
  }
  const seen: number[] = []
  await expect(async () => {
    for await (const value of readAhead(broken())) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      seen.push(value)
    }
  }).rejects.toThrow('The file ends here')
  expect(seen).toEqual([1])
})

it('ends the source when its user stops', async () => {
  let ended = false
  async function* endless() {
    try {
      for (;;) yield 1
    } finally {
      ended = true
    }
  }
  for await (const _ of readAhead(endless())) break
  expect(ended).toBe(true)
})

it('an error that nobody thought of keeps its row out, or ends the reading where nobody is told', () => {
  const file = {
    read: () => {
      throw new TypeError('Cannot read properties of undefined')
    },
  }
  const told: unknown[] = []
  const record = { line: 7, cells: ['a', 'b'] }
  expect(readSafely(file, record, undefined, (error) => told.push(error))).toMatchObject({
    line: 7,
    cells: ['a', 'b'],
    reasons: [{ reason: expect.stringContaining('on our side') }],
  })
  expect(told).toEqual([expect.any(TypeError)])
  expect(() => readSafely(file, record, undefined, undefined)).toThrow(TypeError)
})

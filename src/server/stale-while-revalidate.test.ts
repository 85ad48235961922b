import { expect, it } from 'vitest'
import { staleWhileRevalidate } from './stale-while-revalidate.ts'

function clocked() {
  let time = 0
  let reads = 0
  let broken = false
  const read = staleWhileRevalidate(
    100,
    async () => {
      if (broken) throw new Error('The database is away')
      reads += 1
      return reads
    },
    () => time,
  )
  return { read, at: (now: number) => (time = now), breaks: (now: boolean) => (broken = now) }
}

it('is read once by everybody who waits for the first', async () => {
  const { read } = clocked()
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
})

it('is used once more while it is read anew, and not when it is too old', async () => {
  const { read, at } = clocked()
  await read()
  at(99)
  expect(await read()).toBe(1)
  at(100)
  expect(await read()).toBe(1)
  await Promise.resolve()
  expect(await read()).toBe(2)
  at(300)
  expect(await read()).toBe(3)
})

it('stays as it was while it cannot be read, until it is too old', async () => {
  const { read, at, breaks } = clocked()
  await read()
  breaks(true)
  at(150)
  expect(await read()).toBe(1)
  at(200)
  await expect(read()).rejects.toThrow('away')
  breaks(false)
  expect(await read()).toBe(2)
})

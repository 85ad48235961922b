import { expect, it } from 'vitest'
import { createReadLimit, FILES_READ } from './read-limit.ts'

/** Something that goes on until it is told to end. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const state = { begun: false }
  const read = async () => {
    state.begun = true
    await promise
  }
  return { read, end: () => resolve(), state }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

it('reads one file of an account at a time, keeps some waiting, and says so to one more', async () => {
  const limit = createReadLimit({ ...FILES_READ, ofAccount: 2 })
  const [first, second, third] = [work(), work(), work()]
  const reading = [limit('ada', first.read), limit('ada', second.read)]
  await turn()
  expect([first.state.begun, second.state.begun]).toEqual([true, false])
  await expect(limit('ada', third.read)).rejects.toMatchObject({ code: 'too-many' })
  first.end()
  await reading[0]
  await turn()
  expect(second.state.begun).toBe(true)
  second.end()
  await reading[1]
  third.end()
  await limit('ada', third.read)
  expect(third.state.begun).toBe(true)
})

it('reads nothing for who has gone while it waited', async () => {
  const limit = createReadLimit()
  const [first, second] = [work(), work()]
  const reading = limit('ada', first.read)
  const gone = limit('ada', second.read, AbortSignal.abort())
  first.end()
  await reading
  await expect(gone).rejects.toMatchObject({ code: 'unavailable' })
  expect(second.state.begun).toBe(false)
})

it('takes another in the place of who has gone while it waited, and none in that of who is read', async () => {
  const limit = createReadLimit({ ...FILES_READ, ofAccount: 2 })
  const [first, second, third, fourth] = [work(), work(), work(), work()]
  const [reader, waiter] = [new AbortController(), new AbortController()]
  const reading = limit('ada', first.read, reader.signal)
  const gone = expect(limit('ada', second.read, waiter.signal)).rejects.toMatchObject({ code: 'unavailable' })
  await turn()
  reader.abort()
  await expect(limit('ada', third.read)).rejects.toMatchObject({ code: 'too-many' })
  waiter.abort()
  const next = limit('ada', third.read)
  await expect(limit('ada', fourth.read)).rejects.toMatchObject({ code: 'too-many' })
  first.end()
  third.end()
  await Promise.all([reading, gone, next])
  expect([second.state.begun, third.state.begun]).toEqual([false, true])
})

it('goes on after a file that could not be read', async () => {
  const limit = createReadLimit()
  const refused = limit('ada', () => Promise.reject(new Error('No workbook')))
  const next = limit('ada', () => Promise.resolve('read'))
  await expect(refused).rejects.toThrow('No workbook')
  expect(await next).toBe('read')
})

it('reads so many of all accounts, and says so to whoever would wait too long', async () => {
  const limit = createReadLimit({ ...FILES_READ, atOnce: 1, waiting: 1 })
  const [first, second, third] = [work(), work(), work()]
  const reading = [limit('ada', first.read), limit('bola', second.read)]
  await turn()
  await expect(limit('chi', third.read)).rejects.toMatchObject({ code: 'unavailable' })
  first.end()
  second.end()
  await Promise.all(reading)
  expect([first.state.begun, second.state.begun, third.state.begun]).toEqual([true, true, false])
})

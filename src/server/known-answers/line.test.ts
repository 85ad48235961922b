import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ALIVE_MS, createLine, type Heard } from './line.ts'

const lines: ReturnType<typeof createLine>[] = []
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  await Promise.all(lines.splice(0).map(({ close }) => close()))
  vi.useRealTimers()
})

/** A line whose beats come back when the test says so. */
async function startLine() {
  const told: string[] = []
  const beats: string[] = []
  const lost: string[] = []
  let hear: (heard: Heard) => void = () => undefined
  let lose: (reason: string) => void = () => undefined
  const line = createLine({
    open: async (...told) => {
      ;[hear, lose] = told
      return { beat: async (name) => beats.push(name), close: async () => undefined }
    },
    onDropped: (tags) => told.push(...tags),
    onLost: (reason) => lost.push(reason),
    now: () => Date.now(),
  })
  lines.push(line)
  await line.opened
  return {
    line,
    told,
    beats,
    lost,
    say: (tag: string) => hear({ dropped: [tag] }),
    comeBack: () => hear({ beat: beats.at(-1) ?? '' }),
    end: () => lose('the end'),
  }
}

it('is alive while a beat has come back that was sent less than a second ago', async () => {
  const { line, comeBack, beats } = await startLine()
  expect(line.isAlive()).toBe(false)
  vi.advanceTimersByTime(900)
  comeBack()
  expect(line.isAlive()).toBe(true)
  // It proves the moment at which it was sent.
  vi.advanceTimersByTime(100)
  expect(line.isAlive()).toBe(false)
  vi.advanceTimersByTime(250)
  expect(beats).toHaveLength(2)
  comeBack()
  expect(line.isAlive()).toBe(true)
})

it('begins with everything dropped: nobody knows what was written before', async () => {
  const { told } = await startLine()
  expect(told).toEqual(['*'])
})

it('a write is answered when a beat that was sent after it has come back', async () => {
  const { line, comeBack, beats, say, told } = await startLine()
  const answered: string[] = []
  const wait = (name: string) => line.settle().then(() => answered.push(name))
  wait('first')
  wait('second')
  say('product:1')
  // That beat was sent before the writes.
  comeBack()
  await vi.advanceTimersByTimeAsync(0)
  expect([answered, beats.length]).toEqual([[], 2])
  comeBack()
  await vi.advanceTimersByTimeAsync(0)
  expect(answered).toEqual(['first', 'second'])
  expect(told).toContain('product:1')
})

it('a write that is not heard in time ends the line, and is answered', async () => {
  const { line, lost } = await startLine()
  const epoch = line.epoch()
  const settled = line.settle()
  await vi.advanceTimersByTimeAsync(ALIVE_MS)
  await settled
  expect(lost).toEqual(['a write was not heard in time'])
  expect(line.epoch()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  expect(line.epoch()).not.toBe(epoch)
  expect(line.epoch()).toBeDefined()
})

it('one that is lost tells nothing any more, and is opened again', async () => {
  const { line, comeBack, end, say, told, lost } = await startLine()
  comeBack()
  end()
  say('product:1')
  expect([line.isAlive(), line.epoch(), lost, told]).toEqual([false, undefined, ['the end'], ['*']])
  await vi.advanceTimersByTimeAsync(200)
  comeBack()
  expect(line.isAlive()).toBe(true)
})

it('one that stays silent is given up', async () => {
  const { lost } = await startLine()
  await vi.advanceTimersByTimeAsync(3_500)
  expect(lost).toEqual(['no beat came back'])
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ALIVE_MS, createInvalidationChannel, type Notification } from './invalidation-channel.ts'

const channels: ReturnType<typeof createInvalidationChannel>[] = []
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  await Promise.all(channels.splice(0).map(({ close }) => close()))
  vi.useRealTimers()
})

/** A channel whose heartbeats come back when the test says so. */
async function startChannel() {
  const told: string[] = []
  const heartbeats: string[] = []
  const lost: string[] = []
  let hear: (heard: Notification) => void = () => undefined
  let lose: (reason: string) => void = () => undefined
  const channel = createInvalidationChannel({
    open: async (...told) => {
      ;[hear, lose] = told
      return { heartbeat: async (name) => heartbeats.push(name), close: async () => undefined }
    },
    onInvalidated: (tags) => told.push(...tags),
    onLost: (reason) => lost.push(reason),
    now: () => Date.now(),
  })
  channels.push(channel)
  await channel.opened
  return {
    channel,
    told,
    heartbeats,
    lost,
    say: (tag: string) => hear({ invalidated: [tag] }),
    comeBack: () => hear({ heartbeat: heartbeats.at(-1) ?? '' }),
    end: () => lose('the end'),
  }
}

it('is alive while a heartbeat has come back that was sent less than a second ago', async () => {
  const { channel, comeBack, heartbeats } = await startChannel()
  expect(channel.isAlive()).toBe(false)
  vi.advanceTimersByTime(900)
  comeBack()
  expect(channel.isAlive()).toBe(true)
  // It proves the moment at which it was sent.
  vi.advanceTimersByTime(100)
  expect(channel.isAlive()).toBe(false)
  vi.advanceTimersByTime(250)
  expect(heartbeats).toHaveLength(2)
  comeBack()
  expect(channel.isAlive()).toBe(true)
})

it('begins with everything invalidated: nobody knows what was written before', async () => {
  const { told } = await startChannel()
  expect(told).toEqual(['*'])
})

it('a write is answered when a heartbeat that was sent after it has come back', async () => {
  const { channel, comeBack, heartbeats, say, told } = await startChannel()
  const answered: string[] = []
  const wait = (name: string) => channel.settle().then(() => answered.push(name))
  wait('first')
  wait('second')
  say('product:1')
  // That heartbeat was sent before the writes.
  comeBack()
  await vi.advanceTimersByTimeAsync(0)
  expect([answered, heartbeats.length]).toEqual([[], 2])
  comeBack()
  await vi.advanceTimersByTimeAsync(0)
  expect(answered).toEqual(['first', 'second'])
  expect(told).toContain('product:1')
})

it('a write that is not heard in time ends the channel, and is answered', async () => {
  const { channel, lost } = await startChannel()
  const epoch = channel.epoch()
  const settled = channel.settle()
  await vi.advanceTimersByTimeAsync(ALIVE_MS)
  await settled
  expect(lost).toEqual(['a write was not heard in time'])
  expect(channel.epoch()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  expect(channel.epoch()).not.toBe(epoch)
  expect(channel.epoch()).toBeDefined()
})

it('one that is lost is not heard any more, and is opened again', async () => {
  const { channel, comeBack, end, say, told, lost } = await startChannel()
  comeBack()
  end()
  say('product:1')
  expect([channel.isAlive(), channel.epoch(), lost, told]).toEqual([false, undefined, ['the end'], ['*']])
  await vi.advanceTimersByTimeAsync(200)
  comeBack()
  expect(channel.isAlive()).toBe(true)
})

it('one that stays silent is given up', async () => {
  const { lost } = await startChannel()
  await vi.advanceTimersByTimeAsync(3_500)
  expect(lost).toEqual(['no heartbeat came back'])
})

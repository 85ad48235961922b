import { EventEmitter } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OVERLOADED, TOO_SLOW } from './refusals.ts'
import { createRequestBodies } from './request-bodies.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A body on its way from this address, and what becomes of it. */
function sending(
  bodies: ReturnType<typeof createRequestBodies>,
  address: string,
  { bytesPerSecond }: { bytesPerSecond?: number } = {},
) {
  const incoming = new IncomingMessage(new Socket())
  const outgoing = new ServerResponse(incoming)
  const limit = { bytes: 1_000, message: 'Too large', ...(bytesPerSecond && { bytesPerSecond }) }
  let outcome: unknown = 'on its way'
  bodies.read({ incoming, outgoing, address, limit }).then((read) => {
    outcome = Buffer.isBuffer(read) ? read.length : read
  })
  const settled = async () => {
    await Promise.resolve()
    return outcome
  }
  const emit = (event: string, ...args: unknown[]) =>
    EventEmitter.prototype.emit.call(incoming, event, ...args)
  return {
    send: (bytes: number) => emit('data', Buffer.alloc(bytes)),
    end: () => emit('end'),
    answered: () => outgoing.emit('close'),
    settled,
  }
}

it('a form has its time, a file as much more as it arrives at the rate', async () => {
  const bodies = createRequestBodies({ deadlineMs: 1_000 })
  const form = sending(bodies, 'a')
  const file = sending(bodies, 'a', { bytesPerSecond: 100 })
  const idle = sending(bodies, 'a', { bytesPerSecond: 100 })
  for (const each of [form, file]) each.send(100)
  vi.advanceTimersByTime(1_001)
  expect(await form.settled()).toBe(TOO_SLOW)
  expect(await idle.settled()).toBe(TOO_SLOW)
  expect(await file.settled()).toBe('on its way')
  vi.advanceTimersByTime(1_000)
  expect(await file.settled()).toBe(TOO_SLOW)
})

it('a file that has come fast may pause for half a minute', async () => {
  const bodies = createRequestBodies({ deadlineMs: 1_000 })
  const file = sending(bodies, 'a', { bytesPerSecond: 1 })
  file.send(900)
  vi.advanceTimersByTime(29_000)
  expect(await file.settled()).toBe('on its way')
  vi.advanceTimersByTime(1_001)
  expect(await file.settled()).toBe(TOO_SLOW)
})

it('where all together are too many bytes, the address that holds most loses its largest', async () => {
  const bodies = createRequestBodies({ held: 1_000 })
  const [one, larger, other] = [sending(bodies, 'a'), sending(bodies, 'a'), sending(bodies, 'b')]
  one.send(200)
  larger.send(300)
  other.send(400)
  expect(await larger.settled()).toBe('on its way')
  other.send(50)
  one.send(60)
  expect(await larger.settled()).toBe(OVERLOADED)
  expect(await one.settled()).toBe('on its way')
  other.end()
  expect(await other.settled()).toBe(450)
})

it('a body is held until its request is answered', async () => {
  const bodies = createRequestBodies({ held: 1_000 })
  const first = sending(bodies, 'a')
  first.send(800)
  first.end()
  const second = sending(bodies, 'b')
  second.send(300)
  expect(await second.settled()).toBe(OVERLOADED)
  first.answered()
  const third = sending(bodies, 'b')
  third.send(300)
  expect(await third.settled()).toBe('on its way')
})

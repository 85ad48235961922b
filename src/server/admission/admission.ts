import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { bodyLimitOf } from '#server/api/body-limits.ts'
import { addressOf } from '#server/api/client-address.ts'
import { createFairQueue } from './fair-queue.ts'
import { hasBody } from './incoming.ts'
import { OVERLOADED } from './refusals.ts'
import type { Refuse } from './refuse.ts'
import { createRequestBodies } from './request-bodies.ts'
import { createRequestSlots } from './request-slots.ts'

/** More requests than this at one time wait or are turned away: those inside get done sooner than everybody would. */
const REQUESTS_AT_ONCE = 500

/**
 * The same while the process has more to do than it gets done: more at one time would not be more in a second, but longer turns of the
 * event loop and more memory. It is enough to keep the database busy beside.
 */
const REQUESTS_WHEN_SATURATED = 16

/** Answers at one time that are worked on or on their way; those of slow readers lie in memory, some 100 kB each. */
const UNREAD_ANSWERS = 1_500

/** As many wait for a moment, by turns of their addresses. */
const WAITING = 500
const WAIT_MS = 1_000

export type AdmissionLimits = {
  requestsAtOnce?: number
  waiting?: number
  waitMs?: number
  unreadAnswers?: number
  unfinishedBodies?: number
  bodyMs?: number
}

type Options = AdmissionLimits & {
  /** How many proxies in front write `X-Forwarded-For`. */
  trustedProxies: number
  refuse: Refuse
  /** Is told why an answer was not waited for. */
  count(cause: string): void
}

/** The way of a request to the site: all of it arrives, a slot becomes free, it is worked on, and its answer is read. */
export function createAdmission({
  trustedProxies,
  refuse,
  count,
  requestsAtOnce = REQUESTS_AT_ONCE,
  waiting = WAITING,
  waitMs = WAIT_MS,
  unreadAnswers = UNREAD_ANSWERS,
  unfinishedBodies,
  bodyMs,
}: Options) {
  const eventLoop = watchEventLoop()
  const slots = createRequestSlots({
    slots: () =>
      eventLoop.isSaturated() ? Math.min(REQUESTS_WHEN_SATURATED, requestsAtOnce) : requestsAtOnce,
    waiting,
    waitMs,
  })
  const bodies = createRequestBodies({ unfinished: unfinishedBodies, deadlineMs: bodyMs })
  /** Answers of each address that are worked on, or on their way. */
  const unread = createFairQueue<ServerResponse>()
  const leaveSlot = new WeakMap<ServerResponse, () => void>()

  /** Where too many answers are on their way, the address that has most of them loses its oldest. */
  function holdUnread(address: string, outgoing: ServerResponse): void {
    if (outgoing.closed) return
    unread.add(address, outgoing)
    outgoing.once('close', () => unread.remove(address, outgoing))
    if (unread.size() <= unreadAnswers) return
    count('unread')
    unread.headOf(unread.longest().name)?.destroy()
  }

  return {
    /** Calls `enter` when all of the request is here and a slot is free, or refuses it. */
    async admit(incoming: IncomingMessage, outgoing: ServerResponse, enter: () => void): Promise<void> {
      const { headers, socket, url = '' } = incoming
      const address = addressOf({
        forwarded: headers['x-forwarded-for']?.toString(),
        direct: socket.remoteAddress,
        trustedProxies,
      })
      if (hasBody(incoming)) {
        if (slots.isFullFor(address)) return refuse(incoming, outgoing, OVERLOADED)
        const body = await bodies.read({ incoming, outgoing, address, limit: bodyLimitOf(url) })
        if (!body || outgoing.destroyed) return
        if (!Buffer.isBuffer(body)) return refuse(incoming, outgoing, body)
        // Where the adapter looks for a body that is already here.
        Object.assign(incoming, { rawBody: body })
      }
      const leave = slots.come({
        address,
        admit: enter,
        refuse: () => refuse(incoming, outgoing, OVERLOADED),
      })
      leaveSlot.set(outgoing, leave)
      outgoing.once('close', leave)
      holdUnread(address, outgoing)
    },
    /** The work on a request is done: whoever reads its answer slowly holds a connection, not a slot. */
    freeSlot: (outgoing: ServerResponse): void => leaveSlot.get(outgoing)?.(),
    stop: eventLoop.stop,
  }
}

const SAMPLED_MS = 100

/** The share of its time in which a loop works that has nothing left to give. */
const SATURATED = 0.95

/** Whether this process has more to do than it gets done. */
function watchEventLoop() {
  let before = performance.eventLoopUtilization()
  let isSaturated = false
  const sampler = setInterval(() => {
    const now = performance.eventLoopUtilization()
    isSaturated = performance.eventLoopUtilization(now, before).utilization > SATURATED
    before = now
  }, SAMPLED_MS).unref()
  return { isSaturated: () => isSaturated, stop: () => clearInterval(sampler) }
}

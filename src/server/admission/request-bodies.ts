import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BodyLimit } from '#server/api/body-limits.ts'
import { OVERLOADED, type Refusal, TOO_MANY_BODIES, TOO_SLOW, tooLarge } from './refusals.ts'

/** How many bodies of one address may be on their way. */
const UNFINISHED_BODIES = 100

/** The time in which a body arrives; a file has it to begin with. */
const BODY_MS = 10_000

/** A file that has come faster than it must may pause for so long, and no longer. */
const PAUSE_MS = 30_000

/** Bytes of all bodies in memory: of those on their way, and of those being worked on. */
const HELD_BYTES = 128 * 1024 * 1024

type Sending = {
  incoming: IncomingMessage
  outgoing: ServerResponse
  /** Whose body it is. */
  address: string
  limit: BodyLimit
}

/** A body on its way. */
type Arriving = { bytes: number; stop(refusal: Refusal): void }

/**
 * Reads bodies into memory before anybody works on their requests: whoever sends slowly takes up nothing but a connection. Where all
 * together are too many bytes, the address that holds most loses its largest.
 */
export function createRequestBodies({
  unfinished = UNFINISHED_BODIES,
  held: heldMax = HELD_BYTES,
  deadlineMs = BODY_MS,
} = {}) {
  const byAddress = new Map<string, Set<Arriving>>()
  let held = 0

  const bytesOf = (bodies: Iterable<Arriving>) => {
    let sum = 0
    for (const { bytes } of bodies) sum += bytes
    return sum
  }
  function stopLargest(): void {
    const [largest] = [...byAddress.values()].sort((one, other) => bytesOf(other) - bytesOf(one))
    const [body] = [...(largest ?? [])].sort((one, other) => other.bytes - one.bytes)
    body?.stop(OVERLOADED)
  }

  /** The body, or why it is refused; nothing where the sender is gone. */
  const read = ({ incoming, outgoing, address, limit }: Sending) =>
    new Promise<Buffer | Refusal | undefined>((resolve) => {
      const line = byAddress.get(address) ?? new Set()
      if (Number(incoming.headers['content-length'] ?? 0) > limit.bytes)
        return resolve(tooLarge(limit.message))
      if (line.size >= unfinished) return resolve(TOO_MANY_BODIES)

      let until = performance.now() + deadlineMs
      const chunks: Buffer[] = []
      const finish = (outcome: Buffer | Refusal | undefined) => {
        clearTimeout(timer)
        incoming.off('data', take).off('end', arrive).off('close', leave)
        line.delete(body)
        if (line.size === 0) byAddress.delete(address)
        if (Buffer.isBuffer(outcome)) outgoing.once('close', release)
        else release()
        resolve(outcome)
      }
      const release = () => {
        held -= body.bytes
      }
      const body: Arriving = { bytes: 0, stop: finish }
      const arrive = () => finish(Buffer.concat(chunks))
      const leave = () => finish(undefined)
      const take = (chunk: Buffer) => {
        chunks.push(chunk)
        body.bytes += chunk.length
        held += chunk.length
        if (limit.bytesPerSecond) {
          const earned = until + (1000 * chunk.length) / limit.bytesPerSecond
          until = Math.max(until, Math.min(earned, performance.now() + PAUSE_MS))
        }
        if (body.bytes > limit.bytes) finish(tooLarge(limit.message))
        else while (held > heldMax && byAddress.size > 0) stopLargest()
      }
      const watch = () => {
        const leftMs = until - performance.now()
        if (leftMs <= 0) finish(TOO_SLOW)
        else timer = setTimeout(watch, leftMs)
      }
      let timer = setTimeout(watch, deadlineMs)

      byAddress.set(address, line.add(body))
      if (incoming.headers.expect) outgoing.writeContinue()
      incoming.on('data', take).once('end', arrive).once('close', leave)
    })
  return { read }
}

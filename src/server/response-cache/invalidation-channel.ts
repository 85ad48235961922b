import type { Logger } from 'pino'
import { ALL } from './invalidations.ts'

/** What a transaction has changed, or a heartbeat that this instance has sent, in the order of the commits. */
export type Notification = { invalidated: readonly string[] } | { heartbeat: string }

type Listener = {
  /** Commits a heartbeat, which comes back after all that was committed before. */
  heartbeat(name: string): Promise<unknown>
  close(): Promise<unknown>
}

/** Once it is open, nothing that is committed is missed. */
export type OpenListener = (
  hear: (heard: Notification) => void,
  lose: (reason: string) => void,
) => Promise<Listener>

type Options = {
  open: OpenListener
  onInvalidated(tags: readonly string[]): void
  /** All that was cached is invalid. */
  onLost(reason: string): void
  log?: Pick<Logger, 'warn' | 'info'>
  /** Milliseconds, from any moment on. */
  now?: () => number
  /** How often a heartbeat is sent. */
  heartbeatMs?: number
}

/** So young is the last heartbeat that came back, or nothing cached is served. */
export const ALIVE_MS = 1_000

const HEARTBEAT_MS = 250
/** So many heartbeats later a connection whose heartbeat has not come back is given up. */
const MISSED_HEARTBEATS = 12
const RECONNECT_MS = { first: 100, most: 5_000 }

type Heartbeat = { name: string; at: number; missed: number; heard: (() => void)[] }

/**
 * Notifies this instance of what is written, by itself and by all others. A heartbeat that comes back proves that everything
 * committed before it was sent has been heard.
 */
export function createInvalidationChannel({
  open,
  onInvalidated,
  onLost,
  log,
  now = () => performance.now(),
  heartbeatMs = HEARTBEAT_MS,
}: Options) {
  let listener: Listener | undefined
  let epoch = 0
  let heartbeats = 0
  let sent: Heartbeat | undefined
  const waiting: (() => void)[] = []
  /** When the last heartbeat was sent that came back. */
  let provedAt = Number.NEGATIVE_INFINITY
  let reconnectMs = RECONNECT_MS.first
  let reconnecting: NodeJS.Timeout | undefined
  let isClosed = false

  function sendHeartbeat(): void {
    if (!listener || sent) return
    const of = epoch
    heartbeats += 1
    sent = { name: String(heartbeats), at: now(), missed: 0, heard: waiting.splice(0) }
    listener.heartbeat(sent.name).catch((error: Error) => lose(of, error.message))
  }

  function hear(of: number, heard: Notification): void {
    if (of !== epoch) return
    if ('invalidated' in heard) onInvalidated(heard.invalidated)
    else if (heard.heartbeat === sent?.name) comeBack(sent)
  }

  function comeBack(heartbeat: Heartbeat): void {
    provedAt = heartbeat.at
    reconnectMs = RECONNECT_MS.first
    sent = undefined
    for (const resolve of heartbeat.heard) resolve()
    if (waiting.length > 0) sendHeartbeat()
  }

  function lose(of: number, reason: string): void {
    if (of !== epoch || isClosed) return
    const lost = listener
    epoch += 1
    listener = undefined
    provedAt = Number.NEGATIVE_INFINITY
    for (const resolve of [...(sent?.heard ?? []), ...waiting.splice(0)]) resolve()
    sent = undefined
    lost?.close().catch(() => undefined)
    log?.warn({ reason }, 'invalidation channel lost')
    onLost(reason)
    reconnecting = setTimeout(connect, reconnectMs)
    reconnecting.unref()
    reconnectMs = Math.min(reconnectMs * 2, RECONNECT_MS.most)
  }

  async function connect(): Promise<void> {
    const of = epoch
    try {
      const opened = await open(
        (heard) => hear(of, heard),
        (reason) => lose(of, reason),
      )
      if (of !== epoch || isClosed) return void opened.close().catch(() => undefined)
      listener = opened
      // What was written while nothing was heard may be anything.
      onInvalidated([ALL])
      log?.info('invalidation channel open')
      sendHeartbeat()
    } catch (error) {
      lose(of, error instanceof Error ? error.message : String(error))
    }
  }

  // Counted in heartbeats, not by the clock: a process that was busy for long has the heartbeat in its socket, and hears it first.
  const timer = setInterval(() => {
    if (!sent) return sendHeartbeat()
    sent.missed += 1
    if (sent.missed >= MISSED_HEARTBEATS) lose(epoch, 'no heartbeat came back')
  }, heartbeatMs)
  timer.unref()
  const opened = connect()

  return {
    /** Done once the first attempt to open it is. */
    opened,
    /** Whether all that was committed more than ALIVE_MS ago has been heard. */
    isAlive: (): boolean => now() - provedAt < ALIVE_MS,
    /** Undefined while there is no connection; another one after each that was lost. */
    epoch: (): number | undefined => (listener ? epoch : undefined),
    /** Waits until everything has been heard that was committed before, or the connection is lost. */
    settle: async (): Promise<void> => {
      if (!listener) return
      const of = epoch
      const heard = new Promise<void>((resolve) => waiting.push(resolve))
      sendHeartbeat()
      const late = setTimeout(() => lose(of, 'a write was not heard in time'), ALIVE_MS)
      await heard
      clearTimeout(late)
    },
    close: async (): Promise<void> => {
      isClosed = true
      clearInterval(timer)
      clearTimeout(reconnecting)
      for (const resolve of [...(sent?.heard ?? []), ...waiting.splice(0)]) resolve()
      await listener?.close().catch(() => undefined)
      listener = undefined
    },
  }
}

import type { Logger } from 'pino'
import { ALL } from './drops.ts'

/** What is heard on a line: what a transaction has changed, or a beat that this instance has sent. In the order of the commits. */
export type Heard = { dropped: readonly string[] } | { beat: string }

export type Wire = {
  /** Commits a beat, which comes back after all that was committed before. */
  beat(name: string): Promise<unknown>
  close(): Promise<unknown>
}

/** Opens a wire; once that is done nothing that is committed is missed. */
export type OpenWire = (hear: (heard: Heard) => void, lose: (reason: string) => void) => Promise<Wire>

type Options = {
  open: OpenWire
  onDropped(tags: readonly string[]): void
  /** All that was kept is worth nothing. */
  onLost(reason: string): void
  log?: Pick<Logger, 'warn' | 'info'>
  /** Milliseconds, from any moment on. */
  now?: () => number
  /** How often a beat is sent. */
  beatMs?: number
}

/** So young is the last beat that came back, or nothing kept is told. */
export const ALIVE_MS = 1_000

const BEAT_MS = 250
/** So many beats later the line of a beat that has not come back is given up. */
const SILENT_BEATS = 12
const RECONNECT_MS = { first: 100, most: 5_000 }

type Beat = { name: string; at: number; missed: number; heard: (() => void)[] }

/**
 * The line on which this instance hears what is written, by itself and by all others. A beat that comes back proves that everything
 * committed before it was sent has been heard.
 */
export function createLine({
  open,
  onDropped,
  onLost,
  log,
  now = () => performance.now(),
  beatMs = BEAT_MS,
}: Options) {
  let wire: Wire | undefined
  let epoch = 0
  let beats = 0
  let sent: Beat | undefined
  const waiting: (() => void)[] = []
  /** When the last beat was sent that came back. */
  let provedAt = Number.NEGATIVE_INFINITY
  let reconnectMs = RECONNECT_MS.first
  let reconnecting: NodeJS.Timeout | undefined
  let isClosed = false

  function sendBeat(): void {
    if (!wire || sent) return
    const of = epoch
    beats += 1
    sent = { name: String(beats), at: now(), missed: 0, heard: waiting.splice(0) }
    wire.beat(sent.name).catch((error: Error) => lose(of, error.message))
  }

  function hear(of: number, heard: Heard): void {
    if (of !== epoch) return
    if ('dropped' in heard) onDropped(heard.dropped)
    else if (heard.beat === sent?.name) comeBack(sent)
  }

  function comeBack(beat: Beat): void {
    provedAt = beat.at
    reconnectMs = RECONNECT_MS.first
    sent = undefined
    for (const resolve of beat.heard) resolve()
    if (waiting.length > 0) sendBeat()
  }

  function lose(of: number, reason: string): void {
    if (of !== epoch || isClosed) return
    const lost = wire
    epoch += 1
    wire = undefined
    provedAt = Number.NEGATIVE_INFINITY
    for (const resolve of [...(sent?.heard ?? []), ...waiting.splice(0)]) resolve()
    sent = undefined
    lost?.close().catch(() => undefined)
    log?.warn({ reason }, 'line of known answers lost')
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
      wire = opened
      // What was written while nothing was heard may be anything.
      onDropped([ALL])
      log?.info('line of known answers open')
      sendBeat()
    } catch (error) {
      lose(of, error instanceof Error ? error.message : String(error))
    }
  }

  // Counted in beats, not by the clock: a process that was busy for long has the beat in its socket, and hears it first.
  const beating = setInterval(() => {
    if (!sent) return sendBeat()
    sent.missed += 1
    if (sent.missed >= SILENT_BEATS) lose(epoch, 'no beat came back')
  }, beatMs)
  beating.unref()
  const opened = connect()

  return {
    /** Done once the first attempt to open it is. */
    opened,
    /** Whether all that was committed more than ALIVE_MS ago has been heard. */
    isAlive: (): boolean => now() - provedAt < ALIVE_MS,
    /** Undefined while there is no line; another one after each that was lost. */
    epoch: (): number | undefined => (wire ? epoch : undefined),
    /** Waits until everything has been heard that was committed before, or the line is lost. */
    settle: async (): Promise<void> => {
      if (!wire) return
      const of = epoch
      const heard = new Promise<void>((resolve) => waiting.push(resolve))
      sendBeat()
      const late = setTimeout(() => lose(of, 'a write was not heard in time'), ALIVE_MS)
      await heard
      clearTimeout(late)
    },
    close: async (): Promise<void> => {
      isClosed = true
      clearInterval(beating)
      clearTimeout(reconnecting)
      for (const resolve of [...(sent?.heard ?? []), ...waiting.splice(0)]) resolve()
      await wire?.close().catch(() => undefined)
      wire = undefined
    },
  }
}

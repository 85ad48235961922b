import { setTimeout as sleep } from 'node:timers/promises'

/** One run of a server. `ended` settles when it is over, with the reason. */
export type ServerRun = { ended: Promise<string> }

/** After so many restarts within so long the next end is final: whatever ends the server is still there. */
const RESTARTS = 3
const WITHIN_MS = 60_000

/** The second restart waits so long, the third twice as long. */
const PAUSE_MS = 500

type Options = {
  /** Starts the server again, at the same address. @throws Error with the reason */
  restart(): Promise<ServerRun>
  /** Ends the supervision. Who aborts it also ends the server. */
  signal: AbortSignal
  log(line: string): void
  /** In milliseconds. */
  now?(): number
  pause?(ms: number): Promise<unknown>
}

/**
 * Restarts a server whenever it ends.
 * @returns the reason when it has ended too often; undefined after the signal
 */
export async function superviseServer(
  first: ServerRun,
  {
    restart,
    signal,
    log,
    now = () => performance.now(),
    pause = (ms) => sleep(ms, undefined, { signal }).catch(() => undefined),
  }: Options,
): Promise<string | undefined> {
  let recent: number[] = []
  let reason = await first.ended
  while (!signal.aborted) {
    recent = recent.filter((at) => now() - at < WITHIN_MS)
    if (recent.length >= RESTARTS)
      return `PostgreSQL has ended again after ${RESTARTS} restarts within a minute: ${reason}`
    log(`WARNING:  PostgreSQL has ended and is restarted: ${reason}`)
    await pause(recent.length * PAUSE_MS)
    recent.push(now())
    reason = await restart().then(
      (server) => server.ended,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
  }
  return undefined
}

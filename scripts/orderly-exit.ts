import { errorCode } from '#server/files/atomic-directory.ts'

type Close = () => Promise<unknown>

export type OrderlyExit = {
  /** Registers what to close on exit, in reverse order. */
  defer(close: Close): void
  /** Prints the reason, closes everything, and ends the process. */
  leave(code: number, reason?: string): Promise<never>
}

const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const

/** npm forwards a Ctrl-C that this process has received already: only a later signal is a second one. */
const ECHO_MS = 1_000

const PARENT_CHECK_MS = 1_000

/**
 * Closes everything in order when the process has to end: after a signal, an uncaught error, or the end of the npm process that
 * started it. A second signal ends it immediately.
 */
export function orderlyExit(say: (line: string) => void): OrderlyExit {
  const closing: Close[] = []
  let leaving: { since: number; done: Promise<never> } | undefined

  async function close(code: number, reason?: string): Promise<never> {
    if (reason) say(reason)
    let exitCode = code
    for (const each of closing.reverse()) {
      try {
        await each()
      } catch (error) {
        console.error(error)
        exitCode = 1
      }
    }
    process.exit(exitCode)
  }

  function leave(code: number, reason?: string): Promise<never> {
    leaving ??= { since: Date.now(), done: close(code, reason) }
    return leaving.done
  }

  for (const [signal, number] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      if (leaving && Date.now() - leaving.since > ECHO_MS) process.exit(128 + number)
      leave(0, `Stopping (${signal})`)
    })
  }
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error) => {
      console.error(error)
      leave(1, 'Stopping after an unexpected error')
    })
  }
  // A closed output (`npm start | head -1`) does not end the process.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (errorCode(error) !== 'EPIPE') throw error
    })
  }
  // After npm was killed nobody forwards signals to this process any more.
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid
    const check = () => process.ppid !== parent && leave(0, 'Stopping: npm is gone')
    setInterval(check, PARENT_CHECK_MS).unref()
  }
  return { defer: (each) => closing.push(each), leave }
}

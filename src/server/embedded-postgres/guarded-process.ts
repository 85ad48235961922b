import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

/** Who a process runs as, when that is not who we are. */
export type OsAccount = { uid: number; gid: number }

export type GuardedProcess = {
  pid: number
  /** Its exit code once it has ended, or null when a signal ended it. */
  exited: Promise<number | null>
  /** The same, once all it wrote has been read too. */
  closed: Promise<number | null>
  /** The last lines it wrote, kept up to date. */
  lastLines: readonly string[]
  /** Asks it to end, then insists; resolves when it is gone. */
  stop(): Promise<void>
}

type Options = {
  cwd: string
  account: OsAccount | undefined
  log: (line: string) => void
  /** An open file to be its standard input, or the text to be read there. */
  input?: number | string
  env?: Record<string, string>
}

// The shell becomes the command itself, so the command is our own child. Before that it leaves a guardian behind.
// Descriptor 3 is a socket whose other end only we hold: a line on it means that the command has ended; the end of
// the stream, that we have, however suddenly, and then the guardian interrupts the command. The command does not
// hold the socket, so its end tells us in turn when someone has killed the guardian.
// The guardian is a grandchild: PostgreSQL would take the death of a child that it never started for a crash.
const guardedExec = `
( ( trap '' TERM HUP; read -r _ <&3 || kill -INT $$ ) >/dev/null 2>&1 & )
exec "$@" 3<&-
`

// What PostgreSQL makes of the signals: shut down in order; abort, recovering at the next start; die.
const stopSignals = [
  { signal: 'SIGINT', timeoutMs: 20_000 },
  { signal: 'SIGQUIT', timeoutMs: 5_000 },
  { signal: 'SIGKILL', timeoutMs: 5_000 },
] as const

const lastLinesMax = 20

/** Starts a process that cannot outlive this one, out of reach of the terminal's Ctrl-C and of our environment. */
export async function spawnGuarded(
  command: string,
  args: string[],
  options: Options,
): Promise<GuardedProcess> {
  const { cwd, account, log, input, env } = options
  const child = spawn('/bin/sh', ['-c', guardedExec, 'sh', command, ...args], {
    cwd,
    ...account,
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...env },
    detached: true,
    stdio: [typeof input === 'string' ? 'pipe' : (input ?? 'ignore'), 'ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve))
  await once(child, 'spawn')

  const lifeline = child.stdio[3]
  if (!child.pid || !child.stderr || !(lifeline instanceof Socket)) throw new Error(`No pipe to ${command}`)
  const report = (error: Error) => log(`${command}: ${error.message}`)
  child.on('error', report)
  child.stdin?.on('error', report).end(input)

  const lastLines: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastLines.push(line)
    if (lastLines.length > lastLinesMax) lastLines.shift()
    log(line)
  })

  const running = () => child.exitCode === null && child.signalCode === null
  const stop = async () => {
    for (const { signal, timeoutMs } of stopSignals) {
      if (!running()) return
      child.kill(signal)
      await Promise.race([exited, sleep(timeoutMs, undefined, { ref: false })])
    }
  }
  child.once('exit', () => lifeline.end('\n'))
  lifeline.on('error', report).resume()
  lifeline.once('close', () => {
    if (!running()) return
    log('The guardian of the process was killed: stopping the process')
    stop().catch(report)
  })
  return { pid: child.pid, exited, closed, lastLines, stop }
}

import { fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerOptions } from '#server/entry.ts'
import type { Env } from '#server/env.ts'

/** What a process is to run; it counts its own metrics. */
export type MemberSettings = { built: string; options: Omit<ServerOptions, 'metrics'> }

type Reporting = { say: (line: string) => void }

/** A process that ends by itself is started again after this time, doubled for each time that it did not live as long as `SETTLED_MS`. */
const RESTART_MS = 1_000
const LONGEST_RESTART_MS = 30_000
const SETTLED_MS = 10_000

/** Longer than a process takes to drain and close; then it is killed. */
const STOP_MS = 20_000

/** The configuration of each process: those that answer, and the one that works where this start does both. */
export function memberEnvs(env: Env): Env[] {
  const roles = [
    ...Array.from({ length: env.webConcurrency }, () => 'web' as const),
    ...(env.role === 'all' ? ['worker' as const] : []),
  ]
  return roles.map((role, index) => ({ ...env, role, metrics: metricsOf(env, index) }))
}

/** Each process has its own: the first is at METRICS_PORT, the next one port further. */
function metricsOf({ metrics }: Env, index: number): Env['metrics'] {
  return metrics?.port !== undefined && metrics.port !== 0
    ? { ...metrics, port: metrics.port + index }
    : metrics
}

/**
 * Starts a process for each configuration and starts one that ends anew.
 * @returns when all are open: what stops them
 * @throws Error where one ends before it has opened for the first time
 */
export async function startMembers(
  settings: readonly MemberSettings[],
  { say }: Reporting,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  const members = settings.map((each) => keepRunning(each, stopping.signal, { say }))
  const stop = async () => {
    stopping.abort()
    await Promise.all(members.map(({ ended }) => ended))
  }
  try {
    await Promise.all(members.map(({ open }) => open))
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}

type Member = {
  /** Settles when it is open for the first time. */
  open: Promise<void>
  /** Settles when it has ended after a stop. */
  ended: Promise<void>
}

function keepRunning(settings: MemberSettings, signal: AbortSignal, { say }: Reporting): Member {
  const { role } = settings.options.env
  const first = launch(settings, signal)

  async function run(): Promise<void> {
    let current = first
    let delay = RESTART_MS
    for (let since = performance.now(); ; since = performance.now()) {
      const reason = await current.exited
      if (performance.now() - since > SETTLED_MS) delay = RESTART_MS
      if (!signal.aborted)
        say(`A process (${role}) has ended (${reason}): another starts in ${delay / 1_000} s`)
      await sleep(delay, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      delay = Math.min(delay * 2, LONGEST_RESTART_MS)
      current = launch(settings, signal)
    }
  }
  return { open: first.open, ended: run() }
}

type Launched = { open: Promise<void>; exited: Promise<string> }

/** Starts a process, which the signal stops; one that does not stop is killed. */
function launch(settings: MemberSettings, signal: AbortSignal): Launched {
  const child = fork(join(import.meta.dirname, 'member.ts'), { serialization: 'advanced', signal })
  child.on('error', () => undefined) // That it was stopped: its exit tells.
  const killMs = STOP_MS + settings.options.env.drainSeconds * 1_000
  signal.addEventListener('abort', () => setTimeout(() => child.kill('SIGKILL'), killMs).unref())
  const exited = new Promise<string>((resolve) =>
    child.once('exit', (code, by) => resolve(by ?? `code ${code}`)),
  )
  const open = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    exited.then((reason) =>
      reject(new Error(`A process of WEB_CONCURRENCY has ended before it was open (${reason}).`)),
    )
  })
  // Of one that is started again nobody waits for it.
  open.catch(() => undefined)
  child.send(settings)
  return { open, exited }
}

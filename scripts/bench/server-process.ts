import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

export type ServerProcess = { url: string; pid: number; stop(): Promise<void> }

type Options = {
  databaseUrl: string
  /** The descriptor of the log file, because production writes a log, too. */
  log: number
  /** Environment variables of its configuration. */
  settings?: Record<string, string>
}

/**
 * Starts one of the measured servers, by its path relative to this file, in a child process on a free local port.
 */
export async function startServer(
  script: string,
  argument: string,
  { databaseUrl, log, settings }: Options,
): Promise<ServerProcess> {
  const child = fork(resolve(import.meta.dirname, script), [argument], {
    stdio: ['ignore', log, 'inherit', 'ipc'],
    env: { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', ...settings },
  })
  const exited = once(child, 'exit')
  const port = await Promise.race([once(child, 'message'), exited.then(() => undefined)])
  const { pid } = child
  if (!port || !pid) throw new Error(`${script} did not start`)
  return {
    pid,
    url: `http://127.0.0.1:${port[0]}`,
    stop: async () => {
      child.kill()
      await exited
    },
  }
}

/** In the server's process: reports its address; the process ends with its parent. */
export function sayPort(port: number): void {
  process.once('disconnect', () => process.exit())
  process.send?.(port)
}

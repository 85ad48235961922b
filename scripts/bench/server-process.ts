import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

export type ServerProcess = { url: string; pid: number; stop(): Promise<void> }

type Options = {
  databaseUrl: string
  /** The open file that it writes into, as a log does in production. */
  log: number
  /** Of its configuration. */
  settings?: Record<string, string>
}

/**
 * Starts one of the measured servers, by its path from here, in a process of its own, on a free port of this machine.
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

/** In the server's process: says where it listens; it ends with its parent. */
export function sayPort(port: number): void {
  process.once('disconnect', () => process.exit())
  process.send?.(port)
}

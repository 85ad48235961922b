import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { type ProcessorProfile, profileProcessor } from './processor-profile.ts'

export type ServerProcess = {
  url: string
  pid: number
  /** Seconds of processor time that it has taken. */
  processorTime(): Promise<number>
  /** What its processor time is taken by while something runs. */
  profile(run: () => Promise<unknown>): Promise<ProcessorProfile>
  stop(): Promise<void>
}

type Options = {
  databaseUrl: string
  /** The descriptor of the log file, because production writes a log, too. */
  log: number
  /** Environment variables of its configuration. */
  settings?: Record<string, string>
}

type Question = 'processor time' | 'begin profile' | 'end profile'

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
    // Production, as a start sets it: React has another half for development. Jobs would change what is compared: they have a role of their own.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ROLE: 'web',
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'info',
      ...settings,
    },
  })
  const exited = once(child, 'exit')
  const port = await Promise.race([once(child, 'message'), exited.then(() => undefined)])
  const { pid } = child
  if (!port || !pid) throw new Error(`${script} did not start`)
  const ask = async (question: Question) => {
    child.send(question)
    return (await once(child, 'message'))[0]
  }
  return {
    pid,
    url: `http://127.0.0.1:${port[0]}`,
    processorTime: () => ask('processor time'),
    profile: async (run) => {
      await ask('begin profile')
      await run()
      return ask('end profile')
    },
    stop: async () => {
      child.kill()
      await exited
    },
  }
}

/** In the server's process: reports its address, and then what it is asked; the process ends with its parent. */
export function sayPort(port: number): void {
  process.once('disconnect', () => process.exit())
  let endProfile: Awaited<ReturnType<typeof profileProcessor>> | undefined
  const answers: Record<Question, () => unknown> = {
    'processor time': () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1_000_000
    },
    'begin profile': async () => {
      endProfile = await profileProcessor()
    },
    'end profile': () => endProfile?.(),
  }
  process.on('message', async (question: Question) => process.send?.((await answers[question]()) ?? null))
  process.send?.(port)
}

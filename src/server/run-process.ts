import { fork } from 'node:child_process'

type Limits = {
  execArgv: string[]
  /** Beside what Node itself needs. */
  env?: NodeJS.ProcessEnv
  timeoutMs: number
  /** Sent when the time is over. */
  killSignal: NodeJS.Signals
}

/** What came of a process: what it answered, if it did, and how it ended. */
export type Outcome<Result> = {
  result: Result | undefined
  code: number | null
  signal: NodeJS.Signals | null
}

/**
 * Has an expendable process do one job with one message, and waits for its end: only that frees its memory for the next one.
 * @throws Error where it could not be started
 */
export function runProcess<Result>(
  path: string,
  job: object,
  { execArgv, env, timeoutMs, killSignal }: Limits,
): Promise<Outcome<Result>> {
  const child = fork(path, [], {
    execArgv,
    // What Node itself needs to start, and to start in a third of the time.
    env: {
      LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    timeout: timeoutMs,
    killSignal,
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.once('spawn', () => child.send(job))
    let result: Result | undefined
    child.once('message', (answer: Result) => {
      result = answer
    })
    child.once('exit', (code, signal) => resolve({ result, code, signal }))
  })
}

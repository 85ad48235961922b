import { fork } from 'node:child_process'

type Limits = {
  execArgv: string[]
  env: NodeJS.ProcessEnv
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
    env,
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

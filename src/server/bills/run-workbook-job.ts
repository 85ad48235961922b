import { fork } from 'node:child_process'
import { AppError } from '#domain/errors.ts'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'
import type { ReadJob, ReadResult, Refused, WorkbookJob, WorkbookResult, WriteJob } from './workbook-jobs.ts'
import type { WrittenWorkbook } from './workbook-writer.ts'

/** Megabytes of its heap: what unpacks to 200 MB in tables of figures takes about three times as much. */
const HEAP_MAX = 1_024
/** Of the clock: the largest that may be sent takes about ten seconds. */
const PROCESS_MS = 60_000
const OVERDUE = 'SIGKILL'

const BUSY = 'Many bills are being read right now, please try again.'
const ELABORATE =
  'This workbook is damaged, or too elaborate to be opened. Save the sheets of the bill as a workbook of their own.'

const limit = createConcurrencyLimit({ concurrency: 2, waitMs: 60_000, errorMessage: BUSY })

/** Has a process of its own read a bill. @throws AppError unavailable where too many wait */
export const readInProcess = (job: Omit<ReadJob, 'task'>) =>
  limit(() => runProcess<ReadResult>({ task: 'read', ...job }))

/** The same to write into its workbook. */
export const writeInProcess = (job: Omit<WriteJob, 'task'>) =>
  limit(() => runProcess<WrittenWorkbook>({ task: 'write', ...job }))

async function runProcess<Result extends WorkbookResult>(job: WorkbookJob): Promise<Result | Refused> {
  // Imported when needed, so that the build leaves it a file of its own.
  const { WORKBOOK_PROCESS } = await import('./workbook-process.ts')
  const child = fork(WORKBOOK_PROCESS, [], {
    execArgv: [`--max-old-space-size=${HEAP_MAX}`],
    // What Node itself needs to start, and to start in a third of the time.
    env: {
      LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    timeout: PROCESS_MS,
    killSignal: OVERDUE,
  })
  return new Promise((resolve, reject) => {
    child.on('error', (cause) => reject(Object.assign(new AppError('unavailable', BUSY), { cause })))
    child.once('spawn', () => child.send(job))
    let received: Result | undefined
    child.once('message', (result: Result) => {
      received = result
    })
    // Not at its message: only its exit frees its memory for the next one.
    child.once('exit', () => resolve(received ?? { refusal: ELABORATE }))
  })
}

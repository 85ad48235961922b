import { AppError } from '#domain/errors.ts'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'
import { runProcess } from '#server/run-process.ts'
import type { ReadJob, ReadResult, Refused, WorkbookJob, WorkbookResult, WriteJob } from './workbook-jobs.ts'
import type { WrittenWorkbook } from './workbook-writer.ts'

/** Megabytes of its heap: what unpacks to 200 MB in tables of figures takes about three times as much. */
const HEAP_MAX = 1_024
/** Of the clock: the largest that may be sent takes about ten seconds. */
const PROCESS_MS = 60_000

const BUSY = 'Many bills are being read right now, please try again.'
export const ELABORATE =
  'This workbook is damaged, or too complex to open. Save only the sheets of the bill in a new workbook.'

const limit = createConcurrencyLimit({ concurrency: 2, waitMs: 60_000, errorMessage: BUSY })

/** Has a process of its own read a bill. @throws AppError unavailable where too many wait */
export const readInProcess = (job: Omit<ReadJob, 'task'>) =>
  limit(() => runJob<ReadResult>({ task: 'read', ...job }))

/** The same to write into its workbook. */
export const writeInProcess = (job: Omit<WriteJob, 'task'>) =>
  limit(() => runJob<WrittenWorkbook>({ task: 'write', ...job }))

async function runJob<Result extends WorkbookResult>(job: WorkbookJob): Promise<Result | Refused> {
  // Imported when needed, so that the build leaves it a file of its own.
  const { WORKBOOK_PROCESS } = await import('./workbook-process.ts')
  const { result } = await runProcess<Result>(WORKBOOK_PROCESS, job, {
    execArgv: [`--max-old-space-size=${HEAP_MAX}`],
    timeoutMs: PROCESS_MS,
    killSignal: 'SIGKILL',
  }).catch((cause: unknown) => {
    throw Object.assign(new AppError('unavailable', BUSY), { cause })
  })
  return result ?? { refusal: ELABORATE }
}

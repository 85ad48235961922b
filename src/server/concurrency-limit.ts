import PQueue from 'p-queue'
import { AppError } from '#domain/errors.ts'

type Limit = {
  /** So many run at one time; the others wait in the order in which they came. */
  concurrency: number
  /** Who would wait longer is refused. */
  waitMs: number
  /** What those who are refused are told. */
  errorMessage: string
}

/** @throws AppError unavailable for work that did not start in time */
export function createConcurrencyLimit({ concurrency, waitMs, errorMessage }: Limit) {
  const queue = new PQueue({ concurrency })
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(new AppError('unavailable', errorMessage)), waitMs)
    const start = () => {
      clearTimeout(timer)
      return work()
    }
    return queue.add(start, { signal: timeout.signal })
  }
}

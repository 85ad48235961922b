import PQueue from 'p-queue'
import { AppError } from '#domain/errors.ts'

type Limit = {
  /** How many run at one time; the others wait in order. */
  concurrency: number
  /** How many may wait; more are refused at once. */
  waiting?: number
  /** The longest wait; then it is refused. */
  waitMs: number
  /** The message of a refusal. */
  errorMessage: string
}

/** @throws AppError unavailable for work that did not start in time */
export function createConcurrencyLimit({
  concurrency,
  waiting = Number.POSITIVE_INFINITY,
  waitMs,
  errorMessage,
}: Limit) {
  const queue = new PQueue({ concurrency })
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (queue.size >= waiting) throw new AppError('unavailable', errorMessage)
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(new AppError('unavailable', errorMessage)), waitMs)
    const start = () => {
      clearTimeout(timer)
      return work()
    }
    return queue.add(start, { signal: timeout.signal })
  }
}

import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  isTaskCancelledError,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
} from 'cockatiel'
import { AppError } from '#domain/errors.ts'

/** How long a storage may take for one thing (docs/product.md 11.12). */
const STORAGE_MS = 3_000

/** A page of a list asks for dozens of pictures at once, so many people's may wait; beside them there is room for other requests. */
const STORAGE_WAITING = 300

/** After so many in a row that took too long, nothing is asked of the storage for a while. */
export const STORAGE_TIMEOUTS = 5
export const STORAGE_PAUSE_MS = 5_000

const AWAY = 'Pictures cannot be stored or read for a moment, please try again.'

export const storageAway = (cause: unknown) => Object.assign(new AppError('unavailable', AWAY), { cause })

export type StorageGuard = <Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  limitMs?: number,
) => Promise<Result>

type Limits = {
  /** How much is asked of the storage at one time. */
  concurrency: number
  waiting?: number
  limitMs?: number
  pauseMs?: number
}

/**
 * Keeps a storage that hangs from taking the rest of the product along. Only what takes too long counts against it: a full disk or a
 * refused file says nothing about other files.
 * @throws AppError unavailable, at once where too much waits already or the storage has not answered lately
 */
export function createStorageGuard({
  concurrency,
  waiting = STORAGE_WAITING,
  limitMs: usualMs = STORAGE_MS,
  pauseMs = STORAGE_PAUSE_MS,
}: Limits): StorageGuard {
  const entrance = bulkhead(concurrency, waiting)
  const breaker = circuitBreaker(handleType(TaskCancelledError), {
    halfOpenAfter: pauseMs,
    breaker: new ConsecutiveBreaker(STORAGE_TIMEOUTS),
  })
  // What cannot be interrupted (a read of a dead disk) goes on, and holds a thread: it keeps its place here until it ends.
  const running = bulkhead(concurrency)

  return async (work, limitMs = usualMs) => {
    const limited = timeout(limitMs, TimeoutStrategy.Aggressive)
    try {
      return await entrance.execute(() =>
        breaker.execute(() => limited.execute(({ signal }) => running.execute(() => work(signal)))),
      )
    } catch (error) {
      if (isTaskCancelledError(error) || isBrokenCircuitError(error) || isBulkheadRejectedError(error))
        throw storageAway(error)
      throw error
    }
  }
}

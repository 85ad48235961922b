import { AppError } from '#domain/errors.ts'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'

/**
 * Reading a large workbook takes seconds of a processor. One account has one file read at a time, with a few that wait: the page asks for
 * two things of a file, and again with each choice; an instance reads so many, and so many wait (docs/product.md 12.8).
 */
export const FILES_READ = { atOnce: 2, waiting: 20, waitMs: 30_000, ofAccount: 5 } as const

const OF_ACCOUNT = 'Your last file is still being read. Please wait a moment, and try again.'
const OF_INSTANCE = 'Many files are being read at the moment. Please try again in a minute.'

export type ReadLimit = <Result>(
  accountId: string | null,
  read: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>

/** An account of null is not counted: what it does is bounded otherwise. @throws AppError too-many where the account has too many, unavailable where the instance has */
export function createReadLimit({
  atOnce,
  waiting,
  waitMs,
  ofAccount,
}: { [Name in keyof typeof FILES_READ]: number } = FILES_READ): ReadLimit {
  const ofInstance = createConcurrencyLimit({
    concurrency: atOnce,
    waiting,
    waitMs,
    errorMessage: OF_INSTANCE,
  })
  /** Of each account what is under way: how many, and the end of the last. */
  const accounts = new Map<string, { count: number; last: Promise<unknown> }>()
  return async (accountId, read, signal) => {
    if (accountId === null) return ofInstance(read)
    const own = accounts.get(accountId) ?? { count: 0, last: Promise.resolve() }
    if (own.count >= ofAccount) throw new AppError('too-many', OF_ACCOUNT, [], { retryAfter: 5 })
    accounts.set(accountId, own)
    own.count += 1
    let isCounted = true
    const release = () => {
      if (!isCounted) return
      isCounted = false
      own.count -= 1
      if (own.count === 0) accounts.delete(accountId)
    }
    // Who has gone meanwhile is not waited for, and keeps nobody out.
    signal?.addEventListener('abort', release)
    const reading = own.last.then(() => {
      if (signal?.aborted) throw new AppError('unavailable', OF_ACCOUNT)
      signal?.removeEventListener('abort', release)
      return ofInstance(read)
    })
    own.last = reading.catch(() => undefined)
    try {
      return await reading
    } finally {
      release()
    }
  }
}

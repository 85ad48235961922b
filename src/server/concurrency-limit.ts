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

/**
 * Accounts take turns, however much each has waiting; work without an account goes first.
 * @throws AppError unavailable for work that did not start in time
 */
export function createConcurrencyLimit({
  concurrency,
  waiting = Number.POSITIVE_INFINITY,
  waitMs,
  errorMessage,
}: Limit) {
  const queue = new PQueue({ concurrency })
  /** Of each account with work under way: how much, and which turn its next one has. */
  const accounts = new Map<string, { count: number; next: number }>()
  /** The turn that has come last. */
  let turn = 0
  return async <Result>(work: () => Promise<Result>, account?: string): Promise<Result> => {
    if (queue.size >= waiting) throw new AppError('unavailable', errorMessage)
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(new AppError('unavailable', errorMessage)), waitMs)
    const start = () => {
      clearTimeout(timer)
      return work()
    }
    if (account === undefined) return queue.add(start, { signal: timeout.signal })
    const own = accounts.get(account) ?? { count: 0, next: 0 }
    accounts.set(account, own)
    const ownTurn = Math.max(own.next, turn)
    own.next = ownTurn + 1
    own.count += 1
    const startInTurn = () => {
      turn = ownTurn
      return start()
    }
    try {
      return await queue.add(startInTurn, { signal: timeout.signal, priority: -ownTurn })
    } finally {
      own.count -= 1
      if (own.count === 0) accounts.delete(account)
    }
  }
}

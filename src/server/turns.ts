import { AppError } from '#domain/errors.ts'

/**
 * Lets so many work at once; the others wait in the order in which they came, but not for ever.
 * @throws AppError unavailable with the complaint
 */
export function createTurns(places: number, waitingMs: number, complaint: string) {
  let taken = 0
  const waiting = new Set<() => void>()

  function place(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const overdue = setTimeout(() => {
      waiting.delete(enter)
      reject(new AppError('unavailable', complaint))
    }, waitingMs)
    const enter = () => {
      clearTimeout(overdue)
      waiting.delete(enter)
      resolve()
    }
    waiting.add(enter)
    return promise
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (taken < places) taken += 1
    else await place()
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next) next()
      else taken -= 1
    }
  }
}

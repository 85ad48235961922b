import { changesAt } from '#server/api/depends-on.ts'
import type { Db } from '#server/db/client.ts'

/**
 * What is read now and then: at once as it was last read, and anew behind that when it is older than `forMs`. Who asks waits where
 * nothing is there yet, or only something that is twice as old. What cannot be read anew stays as it was until it is that old.
 */
export function staleWhileRevalidate<Value>(
  forMs: number,
  read: () => Promise<Value>,
  now = Date.now,
): () => Promise<Value> {
  let last: { value: Value; at: number } | undefined
  let reading: Promise<Value> | undefined
  const readAnew = () => {
    const at = now()
    reading ??= read()
      .then((value) => {
        last = { value, at }
        return value
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  return async () => {
    const age = last ? now() - last.at : Number.POSITIVE_INFINITY
    if (!last || age >= 2 * forMs) {
      const value = await readAnew()
      changesAt(last ? last.at + forMs : now())
      return value
    }
    // Whoever finds it too old is told why it could not be read.
    if (age >= forMs) readAnew().catch(() => undefined)
    changesAt(last.at + forMs)
    return last.value
  }
}

/** The same of each database, which may be a replica; `forget` has all of them read anew. */
export function staleWhileRevalidateEach<Value>(forMs: number, read: (db: Db) => Promise<Value>) {
  let known = new WeakMap<Db, () => Promise<Value>>()
  return {
    of: (db: Db): Promise<Value> => {
      const again = known.get(db) ?? staleWhileRevalidate(forMs, () => read(db))
      known.set(db, again)
      return again()
    },
    forget: (): void => {
      known = new WeakMap()
    },
  }
}

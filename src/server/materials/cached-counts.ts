import { LRUCache } from 'lru-cache'
import type { Context } from '#server/api/context.ts'
import { changesAt } from '#server/api/depends-on.ts'

type Counted<Value> = { value: Value; at: number }

type Options<Of, Value> = {
  /** Its name among the metrics. */
  name: string
  /** As old an answer is at most that nobody waits for: it is counted anew meanwhile. */
  seconds: number
  /** As old an answer is at most. */
  secondsAtMost: number
  /** How much memory they may take, as text. */
  bytes?: number
  keyOf: (of: Of) => string
  count: (ctx: Context, of: Of) => Promise<Value>
}

/**
 * What is counted over more offers than a visitor waits for, cached in memory (docs/decisions/0088). Whoever asks for what is being
 * counted waits for the same count.
 */
export function cachedCounts<Of, Value>({
  name,
  seconds,
  secondsAtMost,
  bytes = 8_000_000,
  keyOf,
  count,
}: Options<Of, Value>) {
  const cached = new LRUCache<string, Counted<Value>, { ctx: Context; of: Of }>({
    maxSize: bytes,
    // Characters have two bytes.
    sizeCalculation: ({ value }, key) => 2 * (key.length + JSON.stringify(value).length),
    ttl: seconds * 1_000,
    perf: Date,
    // Whoever waits for a count has it, also where others were asked for meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { ctx, of } }) => {
      const at = Date.now()
      return { value: await count(ctx, of), at }
    },
  })
  return async (ctx: Context, of: Of): Promise<Value> => {
    const key = keyOf(of)
    const context = { ctx, of }
    ctx.metrics.countLookup(name, cached.has(key))
    const found = await cached.forceFetch(key, { context, allowStale: true })
    const isOld = Date.now() - found.at > secondsAtMost * 1_000
    const current = isOld ? await cached.forceFetch(key, { context }) : found
    changesAt(current.at + seconds * 1_000)
    return current.value
  }
}

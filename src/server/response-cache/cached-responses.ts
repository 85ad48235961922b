import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { Dependencies, WORDS, whileGathering } from '#server/api/depends-on.ts'
import type { Metrics } from '#server/metrics.ts'
import type { EncodedResponse } from './encoded-response.ts'
import { createInvalidationChannel, type OpenListener } from './invalidation-channel.ts'
import { ALL, Invalidations } from './invalidations.ts'

export type CacheOptions = {
  open: OpenListener
  /** Bytes of all entries. */
  bytes: number
  log: Logger
  metrics: Metrics
  /** Called when typed words may mean something else. */
  onWords?: () => void
  /** Called at each invalidation: what is made from now on is made of what is written. */
  onInvalidated?: () => void
  /** Milliseconds since 1970. */
  now?: () => number
  /** Milliseconds from any moment on. */
  elapsed?: () => number
  heartbeatMs?: number
}

/** An answer, and what it depends on. */
export type CacheEntry = {
  answer: EncodedResponse
  route: string
  tags: readonly string[]
  until: number
  /** How many transactions had been heard of when it was begun, and how many when it was last found unchanged. */
  since: number
  seen: number
  /** On which connection of the channel those were heard. */
  epoch: number
}

type Made = {
  answer: EncodedResponse
  /** Whether it may be served to others, by its own headers. */
  isPublic: boolean
}

/** What had been heard when somebody asked, and on which connection. */
type Moment = { count: number; epoch: number | undefined }

/** What an entry takes beside its bytes, and each tag. */
const ENTRY_BYTES = 1_000
const TAG_BYTES = 60

/** An answer is made once for all who ask meanwhile, and cached until something is written that it depends on. */
export function createCachedResponses({
  open,
  bytes,
  log,
  metrics,
  onWords,
  onInvalidated,
  now = Date.now,
  elapsed,
  heartbeatMs,
}: CacheOptions) {
  const invalidations = new Invalidations()
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: Math.max(1, bytes),
    maxEntrySize: Math.max(1, Math.floor(bytes / 8)),
    sizeCalculation: ({ answer, tags }, key) =>
      answer.size + 2 * key.length + TAG_BYTES * tags.length + ENTRY_BYTES,
  })
  const making = new Map<string, Promise<CacheEntry | undefined>>()
  const channel = createInvalidationChannel({
    open,
    log,
    onInvalidated: (tags) => {
      invalidations.invalidate(tags)
      onInvalidated?.()
      if (tags.includes(WORDS) || tags.includes(ALL)) onWords?.()
    },
    onLost: () => {
      entries.clear()
      metrics.countLostChannel()
    },
    ...(elapsed && { now: elapsed }),
    ...(heartbeatMs && { heartbeatMs }),
  })

  function isCurrent(entry: CacheEntry): boolean {
    if (entry.epoch !== channel.epoch() || now() >= entry.until) return false
    if (entry.seen === invalidations.count) return true
    if (!invalidations.isUnchanged(entry.tags, entry.since)) return false
    entry.seen = invalidations.count
    return true
  }

  /** The entry of an address, where it may be served now. */
  function find(key: string): CacheEntry | undefined {
    const entry = channel.isAlive() ? entries.get(key) : undefined
    if (!entry) return undefined
    if (isCurrent(entry)) return entry
    entries.delete(key)
    metrics.countInvalidated()
    return undefined
  }

  /** @returns what was made, and its entry, where it may be cached */
  async function make<Answer extends Made>(key: string, route: string, work: () => Promise<Answer>) {
    const { epoch, count: since } = moment()
    const dependencies = new Dependencies()
    const made = await whileGathering(dependencies, work)
    if (epoch === undefined || !dependencies.isForAll || !made.isPublic) return { made, entry: undefined }
    const { answer } = made
    const until = Math.min(dependencies.until, nextMidnight(now()))
    const entry: CacheEntry = {
      answer,
      route,
      tags: [...dependencies.tags],
      until,
      since,
      seen: since,
      epoch,
    }
    if (isCurrent(entry)) entries.set(key, entry)
    return { made, entry }
  }

  /** The same for whoever asks meanwhile. */
  function makeForAll<Answer extends Made>(key: string, route: string, work: () => Promise<Answer>) {
    const made = make(key, route, work)
    if (making.has(key)) return made
    // Gone before those who wait go on: whom it does not serve makes it anew, or waits for who does.
    const forOthers = made.then(
      ({ entry }) => {
        making.delete(key)
        return entry
      },
      () => {
        making.delete(key)
        return undefined
      },
    )
    making.set(key, forOthers)
    return made
  }

  const moment = (): Moment => ({ count: invalidations.count, epoch: channel.epoch() })

  /** What somebody else makes just now, if it is true for who asked at this moment: begun later, or unchanged since. */
  async function join(key: string, asked: Moment): Promise<CacheEntry | undefined> {
    if (asked.epoch === undefined) return undefined
    const entry = await making.get(key)
    if (entry?.epoch !== asked.epoch) return undefined
    return entry.since >= asked.count || isCurrent(entry) ? entry : undefined
  }

  return {
    /** Done once the channel has been tried. */
    opened: channel.opened,
    find,
    /** What is cached, or what somebody else makes just now, or else what is made now, for all who ask meanwhile. */
    findOrMake: async <Answer extends Made>(key: string, route: string, work: () => Promise<Answer>) => {
      const asked = moment()
      // Whom the first that is being made does not serve, the second does: it was begun later.
      for (const _ of ['first', 'second']) {
        const entry = find(key) ?? (making.has(key) ? await join(key, asked) : undefined)
        if (entry) return { made: undefined, entry }
        if (!making.has(key)) break
      }
      return makeForAll(key, route, work)
    },
    /** It has become larger. */
    updateSize: (key: string, entry: CacheEntry): void => {
      if (entries.peek(key) === entry) entries.set(key, { ...entry })
    },
    /** Done once all that is committed has been heard. */
    settle: channel.settle,
    /** Bytes and number of the entries, and whether they may be served. */
    stats: () => ({ bytes: entries.calculatedSize, answers: entries.size, isAlive: channel.isAlive() }),
    close: channel.close,
  }
}

const DAY_MS = 24 * 3_600_000
const NIGERIA_MS = 3_600_000

/** When the day ends in Nigeria, by which pages count days. */
const nextMidnight = (moment: number): number =>
  (Math.floor((moment + NIGERIA_MS) / DAY_MS) + 1) * DAY_MS - NIGERIA_MS

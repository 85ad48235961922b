import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { Dependencies, WORDS, whileGathering } from '#server/api/depends-on.ts'
import type { Metrics } from '#server/metrics.ts'
import { ALL, Drops } from './drops.ts'
import type { FinishedAnswer } from './finished-answer.ts'
import { createLine, type OpenWire } from './line.ts'

export type KeepingOptions = {
  open: OpenWire
  /** Bytes of all that is kept. */
  bytes: number
  log: Logger
  metrics: Metrics
  /** Is told when typed words may mean something else. */
  onWords?: () => void
  /** Is told of whatever is dropped: what is made from now on is made of what is written. */
  onDropped?: () => void
  /** Milliseconds since 1970. */
  now?: () => number
  /** Milliseconds from any moment on. */
  elapsed?: () => number
  beatMs?: number
}

/** An answer, and what it hangs on. */
export type Known = {
  answer: FinishedAnswer
  route: string
  tags: readonly string[]
  until: number
  /** How many transactions had been heard of when it was begun, and how many when it was last found unchanged. */
  since: number
  seen: number
  /** On which line those were heard. */
  epoch: number
}

type Made = {
  answer: FinishedAnswer
  /** Whether it may be told to others, by what it says of itself. */
  isPublic: boolean
}

/** What had been heard when somebody asked, and on which line. */
type Moment = { count: number; epoch: number | undefined }

/** What an entry takes beside its bytes, and each tag. */
const ENTRY_BYTES = 1_000
const TAG_BYTES = 60
/** What is made of an address is the same for whoever asks meanwhile, and kept until something is written that it hangs on. */
export function createKeptAnswers({
  open,
  bytes,
  log,
  metrics,
  onWords,
  onDropped,
  now = Date.now,
  elapsed,
  beatMs,
}: KeepingOptions) {
  const drops = new Drops()
  const kept = new LRUCache<string, Known>({
    maxSize: Math.max(1, bytes),
    maxEntrySize: Math.max(1, Math.floor(bytes / 8)),
    sizeCalculation: ({ answer, tags }, key) =>
      answer.size + 2 * key.length + TAG_BYTES * tags.length + ENTRY_BYTES,
  })
  const making = new Map<string, Promise<Known | undefined>>()
  const line = createLine({
    open,
    log,
    onDropped: (tags) => {
      drops.drop(tags)
      onDropped?.()
      if (tags.includes(WORDS) || tags.includes(ALL)) onWords?.()
    },
    onLost: () => {
      kept.clear()
      metrics.countLostLine()
    },
    ...(elapsed && { now: elapsed }),
    ...(beatMs && { beatMs }),
  })

  function isCurrent(known: Known): boolean {
    if (known.epoch !== line.epoch() || now() >= known.until) return false
    if (known.seen === drops.count) return true
    if (!drops.isUnchanged(known.tags, known.since)) return false
    known.seen = drops.count
    return true
  }

  /** What is kept of an address and may be told now. */
  function find(key: string): Known | undefined {
    const known = line.isAlive() ? kept.get(key) : undefined
    if (!known) return undefined
    if (isCurrent(known)) return known
    kept.delete(key)
    metrics.countDroppedAnswer()
    return undefined
  }

  /** @returns what was made, and what is known by it */
  async function make<Answer extends Made>(key: string, route: string, work: () => Promise<Answer>) {
    const { epoch, count: since } = moment()
    const dependencies = new Dependencies()
    const made = await whileGathering(dependencies, work)
    if (epoch === undefined || !dependencies.isForAll || !made.isPublic) return { made, known: undefined }
    const { answer } = made
    const until = Math.min(dependencies.until, nextMidnight(now()))
    const known: Known = { answer, route, tags: [...dependencies.tags], until, since, seen: since, epoch }
    if (isCurrent(known)) kept.set(key, known)
    return { made, known }
  }

  /** The same for whoever asks meanwhile. */
  function makeForAll<Answer extends Made>(key: string, route: string, work: () => Promise<Answer>) {
    const made = make(key, route, work)
    if (making.has(key)) return made
    // Gone before those who wait go on: whom it does not serve makes it anew, or waits for who does.
    const forOthers = made.then(
      ({ known }) => {
        making.delete(key)
        return known
      },
      () => {
        making.delete(key)
        return undefined
      },
    )
    making.set(key, forOthers)
    return made
  }

  const moment = (): Moment => ({ count: drops.count, epoch: line.epoch() })

  /** What somebody else makes just now, if it is true for who asked at this moment: begun later, or unchanged since. */
  async function join(key: string, asked: Moment): Promise<Known | undefined> {
    if (asked.epoch === undefined) return undefined
    const known = await making.get(key)
    if (known?.epoch !== asked.epoch) return undefined
    return known.since >= asked.count || isCurrent(known) ? known : undefined
  }

  return {
    /** Done once the line has been tried. */
    opened: line.opened,
    find,
    /** What is kept, or what somebody else makes just now, or else what is made now, for all who ask meanwhile. */
    findOrMake: async <Answer extends Made>(key: string, route: string, work: () => Promise<Answer>) => {
      const asked = moment()
      // Whom the first that is being made does not serve, the second does: it was begun later.
      for (const _ of ['first', 'second']) {
        const known = find(key) ?? (making.has(key) ? await join(key, asked) : undefined)
        if (known) return { made: undefined, known }
        if (!making.has(key)) break
      }
      return makeForAll(key, route, work)
    },
    /** It has become larger. */
    weighAgain: (key: string, known: Known): void => {
      if (kept.peek(key) === known) kept.set(key, { ...known })
    },
    /** Done once all that is committed has been heard. */
    settle: line.settle,
    /** Bytes and number of what is kept, and whether it may be told. */
    look: () => ({ bytes: kept.calculatedSize, answers: kept.size, isAlive: line.isAlive() }),
    close: line.close,
  }
}

const DAY_MS = 24 * 3_600_000
const NIGERIA_MS = 3_600_000

/** When the day ends in Nigeria, by which pages count days. */
const nextMidnight = (moment: number): number =>
  (Math.floor((moment + NIGERIA_MS) / DAY_MS) + 1) * DAY_MS - NIGERIA_MS

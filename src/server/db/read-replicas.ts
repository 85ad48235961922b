import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { connectReplica, type Db } from './client.ts'
import { Pool } from './connection.ts'
import { type LogPosition, positionNumber } from './log-position.ts'

/** How often replicas and primary are asked for their positions, and how often while a replica lacks what is kept next. */
const ASK_MS = 100
const ASK_SOON_MS = 20

/** A replica that does not say where it is in this time is not read from. */
const ANSWER_MS = 1_000

export type ReadReplicas = {
  /** Where to read what its reader has to see: a replica that has it, by turns, else the primary. */
  dbFor(reader?: Reader): Db
  /** From now on what is kept is made of what has been written up to now. */
  requireNow(): void
  /** The primary's position: what has been committed before is at or before it. */
  currentPosition(): Promise<LogPosition>
  close(): Promise<void>
}

type Reader = {
  /** The reader's own last write. */
  position?: LogPosition | undefined
  /** What is read is kept for others. */
  isKept?: boolean
}

type Options = {
  urls: readonly string[]
  primary: Db
  primaryUrl: string
  /** A replica that lacks what is older than this is not read from. */
  lagSeconds: number
  connections: number
  prepare: boolean
  log: Logger
}

type Replica = {
  db: Db
  watcher: Pool
  /** What it has; undefined while nobody knows. */
  position: bigint | undefined
  wasUsable: boolean
  name: string
}

/**
 * Reads from streaming replicas. A replica is read from while it follows the primary, lacks nothing that is older than `lagSeconds`, and
 * has what the reader has to see; what it cannot answer, the primary does.
 */
export function createReadReplicas({
  urls,
  primary,
  primaryUrl,
  lagSeconds,
  log,
  ...settings
}: Options): ReadReplicas {
  const closing = new AbortController()
  const watcherOf = (url: string) => {
    const pool = new Pool(url, { max: 1, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS })
    pool.on('error', () => undefined)
    return pool
  }
  const primaryWatcher = watcherOf(primaryUrl)
  const replicas = urls.map((url): Replica => {
    const { host } = new URL(url)
    const db = connectReplica(url, primary, { ...settings, log })
    return { db, watcher: watcherOf(url), position: undefined, wasUsable: true, name: host }
  })
  /** The primary's positions in the last `lagSeconds`, and the one before: that one every replica has to have. */
  let positions: { at: number; position: bigint }[] = []
  /** What is kept has to have; undefined until the primary has said where that is. */
  let floor: bigint | undefined
  let floorAsked = 0
  let turn = 0
  let wake = new AbortController()

  const oldest = () => positions[0]?.position

  function isUsable({ position }: Replica, wanted = 0n): boolean {
    const bound = oldest()
    return position !== undefined && bound !== undefined && position >= bound && position >= wanted
  }

  function isBehind(): boolean {
    const wanted = floor
    return (
      wanted === undefined || replicas.some(({ position }) => position !== undefined && position < wanted)
    )
  }

  async function askPrimary(): Promise<void> {
    const asked = floorAsked
    const at = performance.now()
    const position = await positionOf(primaryWatcher, 'pg_current_wal_lsn()').catch(() => undefined)
    // While it is silent nothing is known to be missing: what can be read goes on being read.
    if (position === undefined) return
    const since = at - lagSeconds * 1_000
    const before = positions.findLast((each) => each.at <= since)
    positions = [
      ...(before ? [before] : []),
      ...positions.filter((each) => each.at > since),
      { at, position },
    ]
    if (asked === floorAsked) floor ??= position
  }

  async function askReplica(replica: Replica): Promise<void> {
    replica.position = await positionOf(
      replica.watcher,
      'CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END',
    ).catch(() => undefined)
    const usable = isUsable(replica)
    const isLost = replica.position === undefined || replica.position < (oldest() ?? 0n)
    if (isLost && replica.wasUsable)
      log.warn({ replica: replica.name }, 'a replica is lost or late: the primary is read in its place')
    if (usable && !replica.wasUsable) log.info({ replica: replica.name }, 'a replica is read from again')
    if (isLost || usable) replica.wasUsable = usable
  }

  async function watch(): Promise<void> {
    const { signal } = closing
    while (!signal.aborted) {
      await Promise.all([askPrimary(), ...replicas.map(askReplica)])
      wake = new AbortController()
      const pause = isBehind() ? ASK_SOON_MS : ASK_MS
      await sleep(pause, undefined, { signal: AbortSignal.any([signal, wake.signal]) }).catch(() => undefined)
    }
  }
  const watching = watch()

  return {
    dbFor: ({ position, isKept = false } = {}) => {
      if (isKept && floor === undefined) return primary
      const own = position === undefined ? 0n : positionNumber(position)
      const wanted = isKept && floor !== undefined && floor > own ? floor : own
      turn = (turn + 1) % Math.max(1, replicas.length)
      const inTurn = [...replicas.slice(turn), ...replicas.slice(0, turn)]
      return inTurn.find((replica) => isUsable(replica, wanted))?.db ?? primary
    },
    requireNow: () => {
      floor = undefined
      floorAsked += 1
      wake.abort()
    },
    currentPosition: async () => {
      const { rows } = await primary.$client.query<{ position: LogPosition }>(
        'SELECT pg_current_wal_lsn()::text AS position',
      )
      if (!rows[0]) throw new Error('PostgreSQL did not say its position')
      return rows[0].position
    },
    close: async () => {
      closing.abort()
      await watching
      await Promise.all([
        primaryWatcher.end(),
        ...replicas.flatMap(({ db, watcher }) => [db.$client.end(), watcher.end()]),
      ])
    },
  }
}

async function positionOf(pool: Pool, expression: string): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ position: LogPosition | null }>(
    `SELECT (${expression})::text AS position`,
  )
  const position = rows[0]?.position
  return position ? positionNumber(position) : undefined
}

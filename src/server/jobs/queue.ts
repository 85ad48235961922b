import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss, type SendOptions } from 'pg-boss'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { Db, Transaction } from '#server/db/client.ts'
import type { WaitingJobs } from '#server/metrics.ts'

/** The queue of failed jobs, to be inspected or moved back. */
export const DEAD_LETTERS = 'dead-letters'

export type JobPolicy = {
  /** One run may take so long; then it is stopped, and tried again. */
  seconds: number
  /** How many workers an instance has for it. One whose job takes long holds no other's. */
  atOnce?: number
  /** Whether somebody waits for it: a worker looks for one every second instead of every ten. Those that recur are not, unless they say so. */
  awaited?: boolean
  /** How many a worker takes from the queue and runs at one time; while there are as many, it fetches again at once. */
  batch?: number
  /** The schedule of a recurring job in cron syntax, Lagos time. Its data is `{}`. */
  recurs?: string
  /** In seconds. Every delay is twice the one before, up to the longest. */
  retries?: { limit: number; delay: number; longestDelay: number }
  /** A backup leaves it out: by the time it is restored the letter may have been sent. */
  sendsMail?: boolean
}

/** `data` is what the job is given. A row of the queue may be from another version of the product, so it is checked when it runs. */
export type JobKind<Data> = JobPolicy & { data: z.ZodMiniType<Data> }

type Kinds<Data> = { [Name in keyof Data]: JobKind<Data[Name]> }

/** `id` is the same at every try. Who listens to `signal` ends early when time is up or the product stops. */
export type JobRun = { id: string; signal: AbortSignal }

type Handler<Data> = (data: Data, run: JobRun) => Promise<void>

type Sending = {
  tx?: Transaction
  /** The address or account that asks for it: the more of its jobs wait, the later this one comes, so that it delays nobody else's. */
  asker?: string
  /** The account that it is about, where anybody may ask: the same for jobs about one account. */
  about?: string
  /** Not before that. */
  from?: Date
}

/** One of many jobs. */
type SentJob<Data> = Pick<Sending, 'from'> & { data: Data }

export type JobQueue<Data> = {
  /** Keeps a job until it is done. In a transaction it is part of it: it happens with the rest, or not at all. */
  send<Name extends keyof Data>(name: Name, data: Data[Name], sending?: Sending): Promise<void>
  /** Keeps all of them by one statement. Nobody has asked for them: they take no turns. */
  sendAll<Name extends keyof Data>(
    name: Name,
    jobs: readonly SentJob<Data[Name]>[],
    sending?: Pick<Sending, 'tx'>,
  ): Promise<void>
  /** Begins to work on all jobs, beside other instances. A job that throws is tried again. */
  work(handlers: { [Name in keyof Data]: Handler<Data[Name]> }): Promise<void>
  /** How many jobs of each queue have yet to be done, those that are to begin later left out, and how old the oldest is. */
  listWaiting(): Promise<WaitingJobs[]>
  /** Takes no more jobs and lets those that run finish. One that takes too long is retried by another worker. */
  stop(): Promise<void>
}

/** What no second try would change: the job is given up at once. */
export class PermanentFailure extends Error {}

type Options = {
  /** Is told the queue of each job that is given up. */
  onGivenUp?: (queue: string) => void
  /** How often a worker looks for a job that somebody waits for. */
  pollSeconds?: number
  /** How often finished jobs are removed and lost ones found. */
  upkeepSeconds?: number
  /** How long running jobs may take to finish when the queue stops. */
  drainMs?: number
}

/** So much longer are the pauses between two looks for a job that nobody waits for: at rest, they are most of what an instance does. */
const RARELY = 10

/** A repeated queue error, such as a lost database, is logged once per interval. */
const LOGGED_EVERY_MS = 60_000

/** A durable queue in the product's own database, whose tables `prepareQueue` has made. */
export function createQueue<Data extends Record<string, object>>(
  db: Db,
  log: Logger,
  kinds: Kinds<Data>,
  { onGivenUp, pollSeconds = 1, upkeepSeconds = 60, drainMs = 5_000 }: Options = {},
): JobQueue<Data> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.$client.query(text, values) },
    superviseIntervalSeconds: upkeepSeconds,
    monitorIntervalSeconds: upkeepSeconds,
    maintenanceIntervalSeconds: upkeepSeconds,
  })
  let stopped = false
  const loggedAt = new Map<unknown, number>()
  boss.on('error', (error) => {
    const code = 'code' in error ? error.code : undefined
    const now = performance.now()
    if (stopped || now - (loggedAt.get(code) ?? -LOGGED_EVERY_MS) < LOGGED_EVERY_MS) return
    loggedAt.set(code, now)
    // Nothing but the sentence: PostgreSQL's details quote the row, and with it what the job is given.
    log.error({ reason: error.message, code }, 'queue failed')
  })
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'queue warning'))

  async function run<Name extends keyof Data & string>(
    name: Name,
    handler: Handler<Data[Name]>,
    { id, data, retryCount, retryLimit, signal }: JobWithMetadata<unknown>,
  ): Promise<JobResult> {
    const kind: JobKind<Data[Name]> = kinds[name]
    const ends = AbortSignal.any([signal, AbortSignal.timeout(kind.seconds * 1_000)])
    try {
      await Promise.race([handler(kind.data.parse(data), { id, signal: ends }), ended(ends)])
      return { id, status: 'completed' }
    } catch (error) {
      const lost =
        error instanceof PermanentFailure || error instanceof z.core.$ZodError || retryCount >= retryLimit
      const line = { err: error, queue: name, job: id, tries: retryCount + 1 }
      if (lost) {
        onGivenUp?.(name)
        log.error(line, 'job given up')
      } else log.warn(line, 'job failed, it will be tried again')
      return { id, status: lost ? 'deadletter' : 'failed', output: { message: String(error) } }
    }
  }

  const workOn = <Name extends keyof Data & string>(name: Name, handler: Handler<Data[Name]>) => {
    const { atOnce = 1, batch = 1, recurs, awaited = !recurs } = kinds[name]
    return boss.work(
      name,
      {
        perJobResults: true,
        includeMetadata: true,
        localConcurrency: atOnce,
        batchSize: batch,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: awaited ? pollSeconds : RARELY * pollSeconds,
      },
      (jobs: JobWithMetadata<unknown>[]) => Promise.all(jobs.map((job) => run(name, handler, job))),
    )
  }

  return {
    send: async (name, data, { tx = db, from, ...senders } = {}) => {
      const id = await boss.send(String(name), kinds[name].data.parse(data), {
        db: fromDrizzle(tx, sql),
        ...(from && { startAfter: from }),
        ...(await inTurn(tx, String(name), senders)),
      })
      if (id === null) throw new Error(`The queue did not take the job ${String(name)}`)
    },
    sendAll: async (name, jobs, { tx = db } = {}) => {
      const ids = await boss.insert(
        String(name),
        jobs.map(({ data, from }) => ({
          data: kinds[name].data.parse(data),
          ...(from && { startAfter: from }),
        })),
        { db: fromDrizzle(tx, sql), returnId: true },
      )
      if ((ids ?? []).length < jobs.length) throw new Error(`The queue did not take all jobs ${String(name)}`)
    },
    work: async (handlers) => {
      await boss.start()
      for (const name in kinds) await workOn(name, handlers[name])
    },
    listWaiting: async () => {
      const { rows } = await db.execute<{ name: string; jobs: number; seconds: number }>(sql`
        SELECT name, count(*)::int AS jobs, extract(epoch FROM now() - min(created_on))::float8 AS seconds
        FROM pgboss.job
        WHERE state = 'retry' OR (state = 'created' AND start_after <= now())
        GROUP BY name`)
      const waiting = new Map(rows.map((row) => [row.name, row]))
      return [...Object.keys(kinds), DEAD_LETTERS].map((queue) => {
        const { jobs = 0, seconds = 0 } = waiting.get(queue) ?? {}
        return { queue, jobs, oldestSeconds: seconds }
      })
    },
    stop: async () => {
      await boss.stop({ timeout: drainMs })
      stopped = true
    },
  }
}

/** A place behind the jobs of others, one further back for each that waits already. The columns are free in queues without a policy. */
async function inTurn(
  tx: Pick<Db, 'execute'>,
  name: string,
  { asker, about }: Pick<Sending, 'asker' | 'about'>,
): Promise<Pick<SendOptions, 'priority' | 'group' | 'singletonKey'>> {
  if (asker === undefined) return {}
  const { rows } = await tx.execute<{ waiting: number }>(sql`
    SELECT greatest(count(*) FILTER (WHERE group_id = ${asker}), count(*) FILTER (WHERE singleton_key = ${about ?? null}))::int
      AS waiting
    FROM pgboss.job WHERE name = ${name} AND state < 'active' AND NOT blocked`)
  return {
    priority: -(rows[0]?.waiting ?? 0),
    group: { id: asker },
    ...(about !== undefined && { singletonKey: about }),
  }
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

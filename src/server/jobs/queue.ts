import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { Db, Transaction } from '#server/db/client.ts'

export type JobPolicy = {
  /** One run may take so long; then it is stopped, and tried again. */
  seconds: number
  /** How many run at one time in one instance. */
  atOnce?: number
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

export type JobQueue<Data> = {
  /** Keeps a job until it is done. In a transaction it is part of it: it happens with the rest, or not at all. */
  send<Name extends keyof Data>(name: Name, data: Data[Name], within?: { tx?: Transaction }): Promise<void>
  /** Begins to work on all jobs, beside other instances. A job that throws is tried again. */
  work(handlers: { [Name in keyof Data]: Handler<Data[Name]> }): Promise<void>
  /** Takes no more jobs and lets those that run finish. One that takes too long is retried by another worker. */
  stop(): Promise<void>
}

/** What no second try would change: the job is given up at once. */
export class PermanentFailure extends Error {}

type Timing = {
  /** How often a worker looks for a job. */
  pollSeconds?: number
  /** How often finished jobs are removed and lost ones found. */
  upkeepSeconds?: number
  /** How long running jobs may take to finish when the queue stops. */
  drainMs?: number
}

/** A repeated queue error, such as a lost database, is logged once per interval. */
const LOGGED_EVERY_MS = 60_000

/** A durable queue in the product's own database, whose tables `prepareQueue` has made. */
export function createQueue<Data extends Record<string, object>>(
  db: Db,
  log: Logger,
  kinds: Kinds<Data>,
  { pollSeconds = 1, upkeepSeconds = 60, drainMs = 5_000 }: Timing = {},
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
      if (lost) log.error(line, 'job given up')
      else log.warn(line, 'job failed, it will be tried again')
      return { id, status: lost ? 'deadletter' : 'failed', output: { message: String(error) } }
    }
  }

  const workOn = <Name extends keyof Data & string>(name: Name, handler: Handler<Data[Name]>) =>
    boss.work(
      name,
      {
        perJobResults: true,
        includeMetadata: true,
        localConcurrency: kinds[name].atOnce ?? 1,
        pollingIntervalSeconds: pollSeconds,
      },
      (jobs: JobWithMetadata<unknown>[]) => Promise.all(jobs.map((job) => run(name, handler, job))),
    )

  return {
    send: async (name, data, { tx = db } = {}) => {
      const id = await boss.send(String(name), kinds[name].data.parse(data), { db: fromDrizzle(tx, sql) })
      if (id === null) throw new Error(`The queue did not take the job ${String(name)}`)
    },
    work: async (handlers) => {
      await boss.start()
      for (const name in kinds) await workOn(name, handlers[name])
    },
    stop: async () => {
      await boss.stop({ timeout: drainMs })
      stopped = true
    },
  }
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

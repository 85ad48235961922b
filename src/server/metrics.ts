import { setTimeout as sleep } from 'node:timers/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What an instance counts about itself, in the terms of Prometheus; docs/operations.md lists it. */
export type Metrics = {
  /** @param route the pattern of the path, such as `/product/:productId`: paths themselves would be without number */
  countRequest(request: { method: string; route: string; status: number; seconds: number }): void
  /** A request that was turned away before any route saw it. */
  countRefusedRequest(cause: string): void
  countRefusedSignIn(reason: string): void
  countGivenUpJob(queue: string): void
  countLookup(cache: string, isHit: boolean): void
  /** A cached answer that was found to be invalid. */
  countInvalidated(): void
  /** The connection that notifies of writes was lost, or could not be opened. */
  countLostChannel(): void
  /** What is not counted but looked at whenever somebody asks. */
  watch(sources: MetricSources): void
  /** Prometheus' text format, version 0.0.4. */
  text(): Promise<string>
}

export type MetricSources = {
  /** The pool of connections to the database. */
  pool: { totalCount: number; idleCount: number; waitingCount: number; options: { max: number } }
  /** What waits in every queue, also in the empty ones. */
  listWaitingJobs(): Promise<WaitingJobs[]>
  isDiskFull(): Promise<boolean>
  /** How old the oldest offer is that saved searches were not asked for, in seconds. */
  oldestFreshOffer(): Promise<number>
  /** What is cached of answers, and whether it is served. */
  responseCache(): { bytes: number; answers: number; isAlive: boolean }
}

export type WaitingJobs = { queue: string; jobs: number; oldestSeconds: number }

/** The database may be what does not answer: then the rest is told without what it knows. */
const ANSWER_MS = 1_000

/** Where nobody asks, nothing is counted. */
export const NO_METRICS: Metrics = {
  countRequest: () => undefined,
  countRefusedRequest: () => undefined,
  countRefusedSignIn: () => undefined,
  countGivenUpJob: () => undefined,
  countLookup: () => undefined,
  countInvalidated: () => undefined,
  countLostChannel: () => undefined,
  watch: () => undefined,
  text: async () => '',
}

/** The metrics of one instance, and those of its process. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'adlm_http_requests_total',
    help: 'Requests that a route has answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'adlm_http_request_duration_seconds',
    help: 'Time from a request to the head of its answer',
    labelNames: ['method', 'route'],
    registers,
  })
  const refusedRequests = new Counter({
    name: 'adlm_http_requests_refused_total',
    help: 'Requests that were turned away before a route saw them',
    labelNames: ['cause'],
    registers,
  })
  const refusedSignIns = new Counter({
    name: 'adlm_sign_ins_refused_total',
    help: 'Sign-ins that were refused',
    labelNames: ['reason'],
    registers,
  })
  const givenUpJobs = new Counter({
    name: 'adlm_jobs_given_up_total',
    help: 'Jobs that this instance has given up after their last try',
    labelNames: ['queue'],
    registers,
  })
  const lookups = new Counter({
    name: 'adlm_cache_lookups_total',
    help: 'What was looked for in a cache of this instance',
    labelNames: ['cache', 'result'],
    registers,
  })
  const invalidatedAnswers = new Counter({
    name: 'adlm_answers_dropped_total',
    help: 'Cached answers that were found to be invalid',
    registers,
  })
  const lostChannels = new Counter({
    name: 'adlm_answers_line_lost_total',
    help: 'How often the connection was lost that notifies an instance of writes, or could not be opened',
    registers,
  })
  return {
    countRequest: ({ method, route, status, seconds }) => {
      requests.inc({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
    countRefusedRequest: (cause) => refusedRequests.inc({ cause }),
    countRefusedSignIn: (reason) => refusedSignIns.inc({ reason }),
    countGivenUpJob: (queue) => givenUpJobs.inc({ queue }),
    countLookup: (cache, isHit) => lookups.inc({ cache, result: isHit ? 'hit' : 'miss' }),
    countInvalidated: () => invalidatedAnswers.inc(),
    countLostChannel: () => lostChannels.inc(),
    watch: (sources) => watchSources(registers, sources),
    text: () => registry.metrics(),
  }
}

function watchSources(
  registers: Registry[],
  { pool, listWaitingJobs, isDiskFull, oldestFreshOffer, responseCache }: MetricSources,
): void {
  new Gauge({
    name: 'adlm_disk_full',
    help: '1 while the disk has no room for anything new',
    registers,
    async collect() {
      this.set((await isDiskFull()) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'adlm_database_connections',
    help: 'Connections of the pool to the database',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  new Gauge({
    name: 'adlm_database_connections_max',
    help: 'The most connections that the pool opens (DATABASE_POOL)',
    registers,
  }).set(pool.options.max)
  new Gauge({
    name: 'adlm_database_waiting',
    help: 'Calls that wait for a connection of the pool',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
  new Gauge({
    name: 'adlm_answers_kept_bytes',
    help: 'Bytes of the answers that are cached (at most CACHE_MB)',
    registers,
    collect() {
      this.set(responseCache().bytes)
    },
  })
  new Gauge({
    name: 'adlm_answers_kept',
    help: 'How many answers are cached',
    registers,
    collect() {
      this.set(responseCache().answers)
    },
  })
  new Gauge({
    name: 'adlm_answers_line_alive',
    help: '1 while what is cached may be served: the connection that notifies of writes is alive',
    registers,
    collect() {
      this.set(responseCache().isAlive ? 1 : 0)
    },
  })
  const askQueues = soleCall(listWaitingJobs, [])
  const askFreshOffers = soleCall<number | undefined>(oldestFreshOffer, undefined)
  new Gauge({
    name: 'adlm_saved_searches_behind_seconds',
    help: 'Age of the oldest new offer that saved searches were not asked for, of all instances',
    registers,
    async collect() {
      const seconds = await askFreshOffers()
      this.reset()
      if (seconds !== undefined) this.set(seconds)
    },
  })
  const describeQueues = (name: string, help: string, read: (waiting: WaitingJobs) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers,
      async collect() {
        const waiting = await askQueues()
        this.reset()
        for (const each of waiting) this.set({ queue: each.queue }, read(each))
      },
    })
  describeQueues(
    'adlm_queue_jobs',
    'Jobs that wait, of all instances; in dead-letters those that were given up',
    ({ jobs }) => jobs,
  )
  describeQueues(
    'adlm_queue_oldest_job_seconds',
    'Age of the oldest job that waits, of all instances',
    ({ oldestSeconds }) => oldestSeconds,
  )
}

/** Asks once at a time, for as long as one who asks is ready to wait. @returns `otherwise` where there is no answer in time */
function soleCall<Answer>(ask: () => Promise<Answer>, otherwise: Answer): () => Promise<Answer> {
  let asking: Promise<Answer> | undefined
  return () => {
    asking ??= ask()
      .catch(() => otherwise)
      .finally(() => {
        asking = undefined
      })
    return Promise.race([asking, sleep(ANSWER_MS, otherwise, { ref: false })])
  }
}

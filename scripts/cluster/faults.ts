import { setTimeout as sleep } from 'node:timers/promises'
import { positionNumber } from '#server/db/log-position.ts'
import { steadyLoad } from '../soak/steady-load.ts'
import type { Cluster } from './cluster.ts'
import { watchOwnWrites } from './own-writes.ts'
import { type PostgresServer, receivedUpTo } from './postgres.ts'

/** How long the load runs with each fault. */
const FAULT_MS = 8_000

type Fault = {
  name: string
  /** What is promised of it. */
  promise: string
  cause(cluster: Cluster): Promise<void>
  mend?(cluster: Cluster): Promise<void>
  /** Whether writes may fail for a while. */
  writesMayFail?: boolean
  /** So many reads may fail: those that were on their way. */
  readsMayFail?: number
}

export const FAULTS: readonly Fault[] = [
  { name: 'nothing is wrong', promise: 'no errors', cause: async () => undefined },
  {
    name: 'both replicas lag by a second, which they may',
    promise: 'no errors; whoever writes sees it',
    cause: ({ replicas }) => each(replicas, (replica) => replica.delay(1)),
    mend: ({ replicas }) => each(replicas, (replica) => replica.delay(0)),
  },
  {
    name: 'a replica lags by a minute',
    promise: 'no errors; it is not read from',
    cause: ({ replicas }) => each(replicas.slice(0, 1), (replica) => replica.delay(60)),
    mend: ({ replicas }) => each(replicas.slice(0, 1), (replica) => replica.delay(0)),
  },
  {
    name: 'a replica dies',
    promise: 'no errors; the others answer',
    cause: ({ replicas }) => each(replicas.slice(0, 1), (replica) => replica.kill()),
    mend: ({ replicas }) => each(replicas.slice(0, 1), (replica) => replica.start()),
  },
  {
    name: 'an instance is killed',
    promise: 'what was on its way to it fails, no more',
    cause: ({ instances }) => each(instances.slice(0, 1), (instance) => instance.kill()),
    mend: async ({ instances, proxy }) => {
      await each(instances.slice(0, 1), (instance) => instance.start())
      await proxy.sees(instances.map(({ port }) => port))
    },
    readsMayFail: 8,
    writesMayFail: true,
  },
  {
    name: 'the primary dies, a replica is promoted after 3 s',
    promise: 'reads go on from the replicas; writes are refused until then; nothing acknowledged is lost',
    cause: async (cluster) => {
      const { primary, replicas, proxy } = cluster
      await primary.kill()
      await sleep(3_000)
      const received = await Promise.all(replicas.map(receivedUpTo))
      const [first = '0/0', second = '0/0'] = received
      const next = replicas[positionNumber(second) > positionNumber(first) ? 1 : 0]
      if (!next) throw new Error('There is no replica to promote')
      await next.promote()
      await next.query(`ALTER SYSTEM SET synchronous_standby_names = ''`)
      await next.query('SELECT pg_reload_conf()')
      await proxy.movePrimary(next.port)
      cluster.primary = next
    },
    writesMayFail: true,
    readsMayFail: Number.POSITIVE_INFINITY,
  },
  { name: 'after the promotion', promise: 'no errors', cause: async () => undefined },
]

const each = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) => {
  await Promise.all(items.map(work))
}

export type Outcome = {
  fault: Fault
  requests: number
  failedReads: number
  failedWrites: number
  ownWrites: { written: number; missed: number; failed: number }
  /** Of the transactions of all servers, those of replicas, in per cent. */
  byReplicas: number
  /** Acknowledged writes that are not in the database afterwards. */
  lost: number
  isKept: boolean
}

/** Causes a fault under load, and looks at what people get. */
export async function undergo(fault: Fault, cluster: Cluster, number: number): Promise<Outcome> {
  const own = await watchOwnWrites(cluster.url, `own-${number}@mail.example`)
  const load = steadyLoad(cluster.url, { people: 4, pauseMs: 20, name: `fault ${number}` })
  await sleep(1_000)
  await fault.cause(cluster)
  const before = await transactions(cluster)
  await sleep(FAULT_MS)
  const after = await transactions(cluster)
  const tally = await load.stop()
  const ownWrites = await own.stop()
  await fault.mend?.(cluster)
  const stored = await cluster.storedMessages()
  const lost = tally.stored.filter((message) => !stored.has(message)).length
  const failedReads = failures(tally.reads)
  const failedWrites = failures(tally.writes)
  return {
    fault,
    requests: tally.requests,
    failedReads,
    failedWrites,
    ownWrites,
    byReplicas: Math.round((100 * (after.replicas - before.replicas)) / Math.max(1, after.all - before.all)),
    lost,
    isKept:
      failedReads <= (fault.readsMayFail ?? 0) &&
      (fault.writesMayFail || (failedWrites === 0 && ownWrites.failed === 0)) &&
      ownWrites.missed === 0 &&
      lost === 0,
  }
}

/** How many transactions the servers that are up have ended since they began. */
async function transactions({ primary, replicas }: Cluster) {
  const count = async (server: PostgresServer) => {
    const rows = await server
      .query<{ count: string }>(`SELECT xact_commit AS count FROM pg_stat_database WHERE datname = 'adlm'`)
      .catch(() => [])
    return Number(rows[0]?.count ?? 0)
  }
  const followers = replicas.filter((replica) => replica !== primary)
  const [ofPrimary = 0, ...ofReplicas] = await Promise.all([primary, ...followers].map(count))
  const all = ofReplicas.reduce((sum, each) => sum + each, 0)
  return { replicas: all, all: all + ofPrimary }
}

const failures = (statuses: Map<number, number>): number =>
  [...statuses].reduce((sum, [status, count]) => sum + (status === 0 || status >= 500 ? count : 0), 0)

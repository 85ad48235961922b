/**
 * Starts a cluster of Debian's PostgreSQL, PgBouncer and HAProxy with instances of the product, and breaks it part by part under load:
 * every promise of docs/operations.md has to hold. `-- --stay` only starts it,
 * `-- --only lag` undergoes the faults with this in their name.
 */
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { table } from './bench/table.ts'
import { startCluster } from './cluster/cluster.ts'
import { FAULTS, type Outcome, undergo } from './cluster/faults.ts'

const { values } = parseArgs({
  options: { stay: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
})

const row = ({
  fault,
  requests,
  failedReads,
  failedWrites,
  ownWrites,
  byReplicas,
  lost,
  isKept,
}: Outcome) => [
  fault.name,
  fault.promise,
  String(requests),
  String(failedReads),
  String(failedWrites + ownWrites.failed),
  `${ownWrites.missed} of ${ownWrites.written}`,
  `${byReplicas} %`,
  String(lost),
  isKept ? 'yes' : 'NO',
]

try {
  const cluster = await startCluster(console.error)
  try {
    if (values.stay) {
      console.error(`The cluster is open at ${cluster.url}. Ctrl-C stops it.`)
      await once(process, 'SIGINT')
    } else {
      const outcomes = []
      for (const [number, fault] of FAULTS.filter((fault) => fault.name.includes(values.only)).entries()) {
        console.error(`Fault: ${fault.name}`)
        outcomes.push(await undergo(fault, cluster, number))
      }
      const head = [
        'fault',
        'promise',
        'requests',
        'failed reads',
        'failed writes',
        'own writes missed',
        'by replicas',
        'lost',
        'kept',
      ]
      console.log(table([head, ...outcomes.map(row)]))
      if (!outcomes.every(({ isKept }) => isKept)) process.exitCode = 1
    }
  } finally {
    await cluster.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

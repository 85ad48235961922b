/** Restarts two instances behind HAProxy one after the other under load: no request may fail. */
import { table } from './bench/table.ts'
import { rollingRestart } from './soak/rolling-restart.ts'
import { failed } from './soak/steady-load.ts'

try {
  const tally = await rollingRestart(console.error)
  const { requests, statuses, p50, p99 } = tally
  const counts = [...statuses].sort().map(([status, count]) => `${count} × ${status || 'no answer'}`)
  console.log(
    table([
      ['rolling restart', 'requests', 'answers', 'p50', 'p99', 'failed'],
      ['two instances', String(requests), counts.join(', '), `${p50} ms`, `${p99} ms`, String(failed(tally))],
    ]),
  )
  if (failed(tally) > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

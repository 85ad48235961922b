/** Restarts two instances behind HAProxy one after the other under load: no request may fail. */
import { rollingRestart, rollingRestartTable } from './soak/rolling-restart.ts'
import { failed } from './soak/steady-load.ts'

try {
  const tally = await rollingRestart(console.error)
  console.log(rollingRestartTable(tally))
  if (failed(tally) > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { table } from '../bench/table.ts'
import { freePorts } from './free-ports.ts'
import { startHaproxy } from './haproxy.ts'
import { startProduct } from './product-process.ts'
import { failed, inWords, steadyLoad, type Tally } from './steady-load.ts'

/** How long the load runs before, between and after the restarts. */
const STEADY_MS = 5_000

/**
 * Two instances on one database behind HAProxy, restarted one after the other under load.
 * @param say tells how far it is
 * @throws Error where HAProxy is missing
 */
export async function rollingRestart(say: (line: string) => void): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'adlm-rolling-'))
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, maxRetries: 5 })]
  try {
    const dataDir = join(folder, 'data')
    const database = await startEmbeddedPostgres({ dataDir, log: () => undefined })
    undo.push(database.stop)
    const [site = 0, stats = 0, ...ports] = await freePorts(4)
    const url = `http://127.0.0.1:${site}`
    const start = (port: number) =>
      startProduct({
        PORT: String(port),
        BASE_URL: url,
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        DEMO: '1',
        TRUST_PROXY: '1',
        RATE_LIMIT_SCALE: '1000000',
      })
    const instances = []
    for (const port of ports) {
      say(`Starting the instance on port ${port}`)
      instances.push({ port, product: await start(port) })
    }
    for (const each of instances) undo.push(() => each.product.stop())
    // It asks every second, and believes two answers.
    const settings = { site, stats, instances: ports, checks: 'inter 1s fall 2 rise 2' }
    const proxy = await startHaproxy(folder, settings)
    undo.push(proxy.stop)
    await proxy.sees(ports)

    const load = steadyLoad(url, { people: 8, pauseMs: 20 })
    await sleep(STEADY_MS)
    for (const each of instances) {
      say(`Restarting the instance on port ${each.port}`)
      await each.product.stop()
      each.product = await start(each.port)
      await proxy.sees(ports)
      await sleep(STEADY_MS)
    }
    return await load.stop()
  } finally {
    for (const each of undo.reverse()) await each()
  }
}

/** The figures as a Markdown table. */
export function rollingRestartTable(tally: Tally): string {
  const { requests, reads, writes, p50, p99 } = tally
  return table([
    ['rolling restart of two instances', ''],
    ['requests', String(requests)],
    ['reads', inWords(reads)],
    ['writes', inWords(writes)],
    ['failed', String(failed(tally))],
    ['p50 and p99 in ms', `${p50}, ${p99}`],
  ])
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { table } from '../bench/table.ts'
import { freePorts } from './free-ports.ts'
import { startProduct } from './product-process.ts'
import { failed, inWords, steadyLoad, type Tally } from './steady-load.ts'

const NEEDS_HAPROXY =
  'The rolling restart needs HAProxy in front of two instances: on Debian, apt-get install haproxy.'

/** How long the load runs before, between and after the restarts. */
const STEADY_MS = 5_000

/** How long the proxy may take to send requests to an instance that is open. */
const SEEN_MS = 30_000

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
    const [proxyPort = 0, statsPort = 0, ...ports] = await freePorts(4)
    const url = `http://127.0.0.1:${proxyPort}`
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
    const proxy = await startProxy(folder, { proxyPort, statsPort, ports })
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

/** The settings that docs/operations.md asks of a proxy: it asks `/readyz` every second and believes two answers. */
const proxySettings = (proxyPort: number, statsPort: number, ports: number[]) => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout http-keep-alive 60s
  option redispatch
  option forwardfor
frontend site
  bind 127.0.0.1:${proxyPort}
  default_backend instances
frontend stats
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /
backend instances
  balance roundrobin
  option httpchk GET /readyz
  default-server inter 1s fall 2 rise 2
${ports.map((port) => `  server adlm-${port} 127.0.0.1:${port} check`).join('\n')}
`

async function startProxy(
  folder: string,
  { proxyPort, statsPort, ports }: { proxyPort: number; statsPort: number; ports: number[] },
) {
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, proxySettings(proxyPort, statsPort, ports))
  const proxy = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = once(proxy, 'exit').catch(() => undefined)
  await once(proxy, 'spawn').catch(() => {
    throw new Error(NEEDS_HAPROXY)
  })
  const isUp = async (port: number) => {
    const table = await fetch(`http://127.0.0.1:${statsPort}/;csv`).then(
      (answer) => answer.text(),
      () => '',
    )
    return table
      .split('\n')
      .some((line) => line.startsWith(`instances,adlm-${port},`) && line.includes(',UP,'))
  }
  return {
    /** Resolves when the proxy sends requests to all of them. */
    sees: async (expected: number[]) => {
      const until = performance.now() + SEEN_MS
      while (!(await Promise.all(expected.map(isUp))).every(Boolean)) {
        if (performance.now() > until) throw new Error('HAProxy does not take the instances for ready')
        await sleep(200)
      }
    },
    stop: async () => {
      proxy.kill()
      await exited
    },
  }
}

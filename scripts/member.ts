/** One of the processes of a start with WEB_CONCURRENCY: that start tells it what to run, and when to stop. */
import { once } from 'node:events'
import { listen } from '#server/http-server.ts'
import { createLog } from '#server/log.ts'
import { createMetrics, NO_METRICS } from '#server/metrics.ts'
import { listenForMetrics } from '#server/metrics-routes.ts'
import type { MemberSettings } from './members.ts'
import { orderlyExit } from './orderly-exit.ts'
import { runProduct } from './run-product.ts'

const say = (line: string) => console.error(`         Process ${process.pid}: ${line}`)
const { defer, leave } = orderlyExit(say)
process.once('disconnect', () => leave(1, 'Stopping: the process that started this one is gone'))

try {
  const [settings] = (await once(process, 'message')) as [MemberSettings]
  const { built, options } = settings
  const { host, port, baseUrl, trustedProxies, role, metrics: reading } = options.env
  const metrics = reading ? createMetrics() : NO_METRICS
  if (reading?.port !== undefined) {
    const { url, close } = await listenForMetrics(metrics, { ...reading, port: reading.port })
    defer(close)
    say(`Metrics are at ${url}`)
  }
  const server =
    role === 'worker'
      ? undefined
      : await listen({
          host,
          port,
          isJoined: true,
          tls: baseUrl.startsWith('https:'),
          trustedProxies,
          log: createLog(options.env.logLevel),
          onRefusal: metrics.countRefusedRequest,
        })
  await runProduct({ built, options: { ...options, metrics }, server, say, defer })
  process.send?.('open')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await leave(1)
}

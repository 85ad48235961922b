import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { ConfigurationError } from './env.ts'
import type { Metrics } from './metrics.ts'
import type { MetricsSettings } from './metrics-variables.ts'

/** `/metrics`, for whoever has the token where there is one. */
export function createMetricsRoutes(metrics: Metrics, { token }: Pick<MetricsSettings, 'token'>): Hono {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`)
  return new Hono().get('/metrics', async (c) => {
    c.header('Cache-Control', 'no-store')
    if (expected && !timingSafeEqual(digest(c.req.header('Authorization') ?? ''), expected)) {
      c.header('WWW-Authenticate', 'Bearer')
      return c.text('Send the METRICS_TOKEN as a bearer.', 401)
    }
    return c.body(await metrics.text(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
}

/** Of one length, whatever was sent. */
const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Answers `/metrics` on a port of its own, from before the product serves until it has drained.
 * @throws ConfigurationError where the port cannot be had
 */
export async function listenForMetrics(
  metrics: Metrics,
  { host, port, token }: MetricsSettings & { port: number },
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(getRequestListener(createMetricsRoutes(metrics, { token }).fetch))
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ConfigurationError(`METRICS_PORT=${port}: /metrics cannot be on ${host} (${reason}).`, {
      cause,
    })
  }
  const address = server.address()
  const usedPort = address !== null && typeof address === 'object' ? address.port : port
  const close = async () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${usedPort}/metrics`, close }
}

import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createMiddleware } from 'hono/factory'
import { requestId } from 'hono/request-id'
import type { Logger } from 'pino'
import type { createApi } from './api/app.ts'
import type { ApiEnv } from './api/router.ts'
import { checkDatabase, type Db } from './db/client.ts'
import { securityHeaders } from './security-headers.ts'

type Site = {
  api: ReturnType<typeof createApi>
  db: Db
  log: Logger
  /** Whether the public address is https. */
  tls: boolean
  /** The built files for the browser. */
  clientFolder: string
  renderPage: (request: Request) => Promise<Response>
}

/** Everything that answers HTTP: /api, the built files, health, and the pages. */
export function createSite({ api, db, log, tls, clientFolder, renderPage }: Site) {
  const site = new Hono<ApiEnv>()
  site.use(requestId({ limitLength: 64 }), logRequests(log), securityHeaders({ tls }), compress())
  site.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  site.get('/readyz', async (c) => {
    const ready = await checkDatabase(db)
    c.header('Cache-Control', 'no-store')
    if (ready) return c.json({ status: 'ready' })
    c.header('Retry-After', '5')
    return c.json({ status: 'unavailable' }, 503)
  })
  site.route('/', api)
  site.use(
    '/assets/*',
    serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  )
  site.use(
    serveStatic({
      root: clientFolder,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=3600'),
    }),
  )
  site.get('*', (c) => renderPage(c.req.raw))
  return site
}

/** One line a request. What a query string says is somebody's search, so the line has the path alone. */
const logRequests = (log: Logger) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const start = performance.now()
    await next()
    const { method, path } = c.req
    const ms = Math.round(performance.now() - start)
    log.info({ requestId: c.var.requestId, method, path, status: c.res.status, ms }, 'request')
  })

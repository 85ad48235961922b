import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { requestId } from 'hono/request-id'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import { secondFactorPath, signInPath } from '#domain/accounts/next-path.ts'
import { isAdminPage, isProtectedPage } from '#domain/accounts/protected-pages.ts'
import { AppError } from '#domain/errors.ts'
import type { createApi } from './api/app.ts'
import type { ApiEnv } from './api/router.ts'
import type { createSeoRoutes } from './company/seo-routes.ts'
import { compressed } from './compressed.ts'
import type { Health } from './db/health.ts'
import type { DiskSpace } from './disk-space.ts'
import type { createImageFileRoutes } from './images/image-file-routes.ts'
import type { Metrics } from './metrics.ts'
import type { RenderPage } from './pages/pages.ts'
import type { createChartRoutes } from './prices/price-index/chart-routes.ts'
import { securityHeaders } from './security-headers.ts'

type Site = {
  api: ReturnType<typeof createApi>
  isReady: Health['isReady']
  isDiskFull: DiskSpace['isFull']
  log: Logger
  metrics: Metrics
  /** Whether the public address is https. */
  tls: boolean
  /** The built files for the browser: those of this build, then of earlier ones, which open tabs and cached pages still ask for. */
  clientFolders: readonly string[]
  /** Without it `/sw.js` is one that leaves and takes along what browsers have kept. */
  serviceWorker: boolean
  /** The public pictures. */
  imageFiles: ReturnType<typeof createImageFileRoutes>
  /** What search engines, feed readers and messengers read. */
  seoRoutes: ReturnType<typeof createSeoRoutes>
  /** Charts of the price index as pictures. */
  chartRoutes: ReturnType<typeof createChartRoutes>
  renderPage: RenderPage
  /** The session that the cookies name, if it lives. */
  findSession(headers: Headers): Promise<{ owesSecondFactor: boolean } | undefined>
  /** `/metrics`, where it has no port of its own. */
  metricsRoutes?: Hono
  /** What only a demonstration has. */
  devRoutes?: Hono
}

type SiteEnv = {
  Variables: ApiEnv['Variables'] & { /** The pattern of a page's route. */ pageRoute?: string }
}
/** The address of no page. */
const NO_PAGE = '/not-found'

/** Everything that answers HTTP: /api, the built files, health, and the pages. */
export function createSite({
  api,
  isReady,
  isDiskFull,
  log,
  metrics,
  tls,
  clientFolders,
  serviceWorker,
  imageFiles,
  seoRoutes,
  chartRoutes,
  renderPage,
  findSession,
  metricsRoutes,
  devRoutes,
}: Site) {
  const site = new Hono<SiteEnv>()
  site.use(
    requestId({ limitLength: 64 }),
    observeRequests(log, metrics),
    securityHeaders({ tls }),
    compressed,
  )
  site.route('/', createHealthRoutes({ isReady, isDiskFull }))
  if (metricsRoutes) site.route('/', metricsRoutes)
  site.route('/', api)
  site.route('/', imageFiles)
  site.route('/', seoRoutes)
  site.route('/', chartRoutes)
  for (const folder of clientFolders)
    site.use('/assets/*', files(folder, 'public, max-age=31536000, immutable'))
  site.all('/assets/*', (c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }))
  for (const folder of clientFolders.slice(0, 1)) {
    // Scripts of the service worker are asked about at every visit, or nobody could take a bad one back.
    if (!serviceWorker) site.use('/sw.js', files(folder, 'no-cache', 'sw-off.js'))
    site.use('/:script{sw(-[a-z]+)?.js}', files(folder, 'no-cache'))
    // By names that stay: a release that draws one anew is seen within a week.
    site.use('/drawings/*', files(folder, 'public, max-age=604800'))
    site.use(files(folder, 'public, max-age=3600'))
  }
  if (devRoutes) site.route('/', devRoutes)
  site.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    // Two slashes begin the address of another host: neither the renderer nor a browser gets to read them so.
    if (pathname.startsWith('//')) {
      c.header('Cache-Control', 'no-store')
      return c.redirect(pathname.replace(/^\/+/, '/') + search, 308)
    }
    if (!isText(pathname)) {
      const page = await renderPage(new Request(new URL(NO_PAGE, c.req.url), c.req.raw), c.var)
      return c.newResponse(page.body, page)
    }
    const isPrivate = isProtectedPage(pathname)
    if (isPrivate) {
      const session = await findSession(c.req.raw.headers)
      const path = pathname + search
      const first = !session
        ? signInPath(path)
        : session.owesSecondFactor && isAdminPage(pathname)
          ? secondFactorPath(path)
          : undefined
      if (first !== undefined) {
        c.header('Cache-Control', 'no-store')
        return c.redirect(first)
      }
    }
    const page = await renderPage(c.req.raw, {
      requestId: c.var.requestId,
      isPrivate,
      onRoute: (pattern) => c.set('pageRoute', pattern),
    })
    // Made anew, because nothing can be added to the headers of some responses (redirects).
    return c.newResponse(page.body, page)
  })
  site.onError((error, c) => {
    log.error({ err: error, requestId: c.var.requestId }, 'page failed')
    if (error instanceof AppError && error.code === 'unavailable')
      return c.text(error.message, 503, { 'Cache-Control': 'no-store', 'Retry-After': '5' })
    return c.text('Unexpected Application Error!', 500, { 'Cache-Control': 'no-store' })
  })
  return site
}

type HealthChecks = Pick<Site, 'isReady' | 'isDiskFull'>

/** Whether the process lives, and whether it can do its work. */
function createHealthRoutes({ isReady, isDiskFull }: HealthChecks): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      c.header('Cache-Control', 'no-store')
      // Status 200 with a full disk, too: reads go on.
      if (await isReady()) return c.json({ status: (await isDiskFull()) ? 'degraded: disk' : 'ready' })
      c.header('Retry-After', '5')
      return c.json({ status: 'unavailable' }, 503)
    })
}

/** What an instance answers that only works on jobs. */
export function createWorkerSite({
  metricsRoutes,
  ...checks
}: HealthChecks & Pick<Site, 'metricsRoutes'>): Hono {
  const site = new Hono().route('/', createHealthRoutes(checks))
  if (metricsRoutes) site.route('/', metricsRoutes)
  return site.all('*', (c) =>
    c.text('This instance works on jobs (ROLE=worker).', 404, { 'Cache-Control': 'no-store' }),
  )
}

/**
 * Whether what is percent-encoded in a path is UTF-8. What is not, is the address of nothing, and the renderer would answer it without a
 * page.
 */
function isText(pathname: string): boolean {
  try {
    // The bundler would leave out a call whose result nobody reads.
    return decodeURI(pathname).length > 0
  } catch {
    return false
  }
}

/** Serves the files of a folder, or the one at a path of it. The header is set here because `onFound` is called when the answer is already made. */
function files(root: string, cacheControl: string, path?: string) {
  const serve = serveStatic<ApiEnv>({ root, precompressed: true, ...(path && { path }) })
  return createMiddleware<ApiEnv>(async (c, next) => {
    const file = await serve(c, next)
    if (file?.ok) file.headers.set('Cache-Control', cacheControl)
    return file
  })
}

/** One line per request, with the path alone: the query string may be a person's search. Counted by the pattern of its route. */
const observeRequests = (log: Logger, metrics: Metrics) =>
  createMiddleware<SiteEnv>(async (c, next) => {
    const start = performance.now()
    await next()
    const { method, path } = c.req
    const { status } = c.res
    const ms = performance.now() - start
    metrics.countRequest({ method, route: c.var.pageRoute ?? patternOf(c), status, seconds: ms / 1_000 })
    log.info({ requestId: c.var.requestId, method, path, status, ms: Math.round(ms) }, 'request')
  })

/** Of the handler that was reached last, without the expressions that a parameter has to match. */
const patternOf = (c: Context<SiteEnv>) => routePath(c).replace(/\{[^/]*\}(?=\/|$)/g, '')

import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createApi } from './api/app.ts'
import { serveInProcess } from './api/in-process.ts'
import { connect } from './db/client.ts'
import { watchHealth } from './db/health.ts'
import type { Env } from './env.ts'
import { createLog } from './log.ts'
import { createPages } from './pages.ts'
import { createSite } from './site.ts'

export type ServerOptions = {
  env: Env
  /** The database that `env` names, or the product's own, which has no name there. */
  databaseUrl: string
  /** The built files for the browser: those of this build, then of earlier ones. */
  clientFolders: readonly string[]
}

/** Composes the product. `close` lets go of the database, when no request is left. */
export function createServer({ env, databaseUrl, clientFolders }: ServerOptions) {
  const log = createLog(env.logLevel)
  const db = connect(databaseUrl)
  const health = watchHealth(databaseUrl)
  const api = createApi({ db, log })
  serveInProcess(api.fetch)
  const { fetch } = createSite({
    api,
    isReady: health.isReady,
    log,
    tls: env.baseUrl.startsWith('https:'),
    clientFolders,
    renderPage: createPages(createStartHandler(defaultRenderHandler)),
  })
  return { fetch, close: () => Promise.all([db.$client.end({ timeout: 5 }), health.close()]) }
}

declare global {
  /** What `npm run dev` runs the product with: Vite loads this file itself, anew after a change, and passes nothing on. */
  var productInDevelopment: ServerOptions | undefined
}

const inDevelopment = globalThis.productInDevelopment && createServer(globalThis.productInDevelopment)

/** Vite's way in. */
export default { fetch: inDevelopment?.fetch }

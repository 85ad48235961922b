import { join } from 'node:path'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createApi } from './api/app.ts'
import { serveInProcess } from './api/in-process.ts'
import { connect } from './db/client.ts'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { createPages } from './pages.ts'
import { createSite } from './site.ts'

const env = readEnv(process.env)
if (!env.databaseUrl)
  throw new Error('DATABASE_URL is missing: start the product with npm start, which brings its own database')

const log = createLog(env.logLevel)
const db = connect(env.databaseUrl)
const api = createApi({ db, log })
serveInProcess(api.fetch)

const site = createSite({
  api,
  db,
  log,
  tls: env.baseUrl.startsWith('https:'),
  clientFolder: join(import.meta.dirname, '../client'),
  renderPage: createPages(createStartHandler(defaultRenderHandler)),
})

export default { fetch: site.fetch }

/** Lets go of the database; called when no request is left. */
export const close = () => db.$client.end({ timeout: 5 })

/** Runs the product for development: saved changes take effect immediately. */
import { createServer } from 'vite'
import { authSecretOf } from '#server/auth-secret.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { withPort } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { NO_METRICS } from '#server/metrics.ts'
import { root } from './built-folder.ts'
import { configuration } from './configuration.ts'
import { withDemoFallbacks } from './fallback-server.ts'
import { orderlyExit } from './orderly-exit.ts'
import { prepareDatabase } from './prepare-database.ts'
import { startFailure } from './start-failure.ts'
import { welcome } from './welcome.ts'

const configured = configuration()
const { defer, leave } = orderlyExit(console.error)

try {
  const log = createLog(configured.logLevel)
  const database = await openDatabase(configured, log, console.error)
  defer(database.stop)
  database.gaveUp.then((reason) => leave(1, `${reason}\nADLM stops. The next start recovers the data.`))
  const accounts = await prepareDatabase(database.url, configured, console.error)

  const { host, port } = configured
  const vite = await createServer({ root, server: { host, port, strictPort: true } })
  defer(() => vite.close())
  await vite.listen()
  const address = vite.httpServer?.address()
  const env = withPort(configured, address && typeof address === 'object' ? address.port : port)
  globalThis.productInDevelopment = {
    env: await withDemoFallbacks(env, log, defer),
    secret: await authSecretOf(env),
    databaseUrl: database.url,
    clientFolders: [],
    metrics: NO_METRICS,
  }
  console.error(welcome(env, accounts))
} catch (error) {
  console.error(startFailure(error, configured))
  await leave(1)
}

/** Runs the product for the person who changes it: what is saved is seen at once. */
import { createServer } from 'vite'
import { openDatabase } from '#server/db/open-database.ts'
import { createLog } from '#server/log.ts'
import { root } from './built-folder.ts'
import { configuration } from './configuration.ts'
import { orderlyExit } from './orderly-exit.ts'
import { prepareDatabase } from './prepare-database.ts'
import { welcome } from './welcome.ts'

const env = configuration()
const { defer, leave } = orderlyExit(console.log)

try {
  const database = await openDatabase(env, createLog(env.logLevel))
  defer(database.stop)
  database.exited.then(() =>
    leave(1, 'PostgreSQL has ended, so ADLM stops. The next start recovers the data.'),
  )
  const accounts = await prepareDatabase(database.url, env, console.log)

  // Every change to the server loads it anew, with new connections: those of the former one go when they are idle.
  process.env.DATABASE_URL = `${database.url}?idle_timeout=5`
  const vite = await createServer({ root, server: { host: env.host, port: env.port, strictPort: true } })
  await vite.listen()
  defer(() => vite.close())
  console.log(welcome(env, accounts))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await leave(1)
}

/** Runs the product: builds it if the build is stale, starts its own database unless one is configured, and serves. */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { authSecretOf } from '#server/auth-secret.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { createDiskSpace, fullDiskSentence } from '#server/disk-space.ts'
import { withPort } from '#server/env.ts'
import { exists } from '#server/files/atomic-directory.ts'
import { listen } from '#server/http-server.ts'
import { createLog } from '#server/log.ts'
import { createMetrics, NO_METRICS } from '#server/metrics.ts'
import { listenForMetrics } from '#server/metrics-routes.ts'
import { builtFolder, clientFolders } from './built-folder.ts'
import { configuration } from './configuration.ts'
import { withDemoFallbacks } from './fallback-server.ts'
import { memberEnvs, startMembers } from './members.ts'
import { orderlyExit } from './orderly-exit.ts'
import { prepareDatabase } from './prepare-database.ts'
import { runProduct } from './run-product.ts'
import { startFailure } from './start-failure.ts'
import { welcome } from './welcome.ts'

// Messages of the start go to the standard error: the standard output has only log records.
const say = (line: string) => console.error(`${(performance.now() / 1000).toFixed(1).padStart(5)} s  ${line}`)
const { defer, leave } = orderlyExit(say)

const configured = configuration()

try {
  await start()
} catch (error) {
  console.error(startFailure(error, configured))
  await leave(1)
}

async function start(): Promise<void> {
  const log = createLog(configured.logLevel)
  const { host, port, baseUrl, trustedProxies, webConcurrency } = configured
  const metrics = configured.metrics ? createMetrics() : NO_METRICS
  const server = await listen({
    host,
    port,
    tls: baseUrl.startsWith('https:'),
    trustedProxies,
    log,
    onRefusal: metrics.countRefusedRequest,
  })
  say(`Listening on ${host}, port ${server.port}`)
  if (configured.metrics?.port !== undefined && webConcurrency === 1) {
    const { url, close } = await listenForMetrics(metrics, {
      ...configured.metrics,
      port: configured.metrics.port,
    })
    defer(close)
    say(`Metrics are at ${url}`)
  }
  const env = withPort(configured, server.port)

  const built = await builtFolder()
  if (await exists(built)) say('The build is up to date')
  else await build()

  const database = await openDatabase(env, log, say)
  defer(database.stop)
  database.gaveUp.then((reason) => leave(1, `${reason}\nADLM stops. The next start recovers the data.`))
  say(env.databaseUrl ? 'The database of DATABASE_URL answers' : `PostgreSQL runs in ${env.dataDir}`)
  const accounts = await prepareDatabase(env.databaseDirectUrl ?? database.url, env, say)

  const options = {
    env: await withDemoFallbacks(env, log, defer),
    secret: await authSecretOf(env),
    databaseUrl: database.url,
    clientFolders: await clientFolders(built),
  }
  if (webConcurrency === 1) await runProduct({ built, options: { ...options, metrics }, server, say, defer })
  else {
    const envs = memberEnvs(options.env)
    const members = await startMembers(
      envs.map((each) => ({ built, options: { ...options, env: each } })),
      { say },
    )
    defer(members.stop)
    // From here on the port is theirs.
    await server.drain()
    say(`Processes: ${envs.map(({ role }) => role).join(', ')}`)
  }
  say('Open')
  if (await createDiskSpace({ folder: env.databaseUrl ? undefined : env.dataDir, log }).isFull())
    say(`${fullDiskSentence(env)} Until then nothing new can be.`)
  console.error(welcome(env, accounts))
}

/** In a child process, so that the builder's memory is freed. Its output is shown only if it fails. */
async function build(): Promise<void> {
  say('Building (a few seconds)')
  const builder = fork(join(import.meta.dirname, 'build.ts'), { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const output = Promise.all([builder.stdout, builder.stderr].map((stream) => (stream ? text(stream) : '')))
  const code = await new Promise((resolve) => builder.once('exit', resolve))
  if (code !== 0) throw new Error(`${(await output).join('')}\nThe build failed.`)
  say('Built')
}

/** The product as `npm start` serves it: the build's handler in the product's own HTTP server. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { authSecretOf } from '#server/auth-secret.ts'
import type * as entry from '#server/entry.ts'
import { readEnv } from '#server/env.ts'
import { listen } from '#server/http-server.ts'
import { createLog } from '#server/log.ts'
import { createMetrics, NO_METRICS } from '#server/metrics.ts'
import { sayPort } from './server-process.ts'

const [, , built = ''] = process.argv
const env = readEnv(process.env)
const { databaseUrl } = env
if (!databaseUrl) throw new Error('DATABASE_URL names no database to measure on')
const server = await listen({
  host: '127.0.0.1',
  port: 0,
  tls: false,
  trustedProxies: env.trustedProxies,
  log: createLog(env.logLevel),
})
const { createServer }: typeof entry = await import(pathToFileURL(join(built, 'server', 'entry.js')).href)
const product = createServer({
  env,
  secret: await authSecretOf(env),
  databaseUrl,
  clientFolders: [join(built, 'client')],
  metrics: env.metrics ? createMetrics() : NO_METRICS,
})
server.serve(product.fetch, product.answerAtOnce)
sayPort(server.port)

/**
 * Serves the API of a release, this one or another, whose source is in the folder of the first argument, without building it: on its
 * own schema, which it makes where there is none, with its demonstration and its jobs. JavaScript, because the types of this release say
 * nothing of another one's modules. It tells its parent its port and every route.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const folder = process.argv[2] ?? ''
const load = (file) => import(pathToFileURL(join(folder, 'src/server', file)).href)
process.once('disconnect', () => process.exit())

const [
  { readEnv },
  { createLog },
  { connect },
  { migrateDatabase },
  { openStorage },
  { DEMO_ADMIN, openDemoAccounts },
  { seedDemo },
  { startIdentityProvider },
  { createContext },
  { JOBS },
  { createQueue },
  { createApi },
  { accountMail },
  { newsletterMail },
  { createMailer },
  { removeFiles },
  { NO_METRICS },
  { settleVisibility },
  { runImport },
  { runUndo },
  { alertMail },
  { readBillJob },
  { phoneCodeMessage },
  { outboxSender },
  { runMissingWeeks },
] = await Promise.all(
  [
    'env.ts',
    'log.ts',
    'db/client.ts',
    'db/migrate.ts',
    'storage/open-storage.ts',
    'demo/demo-accounts.ts',
    'demo/seed-demo.ts',
    'demo/identity-provider.ts',
    'create-context.ts',
    'jobs/jobs.ts',
    'jobs/queue.ts',
    'api/app.ts',
    'accounts/account-mail.ts',
    'company/newsletter-mail.ts',
    'mail/mailer.ts',
    'images/unused-images.ts',
    'metrics.ts',
    'moderation/settle-visibility.ts',
    'offers/import/run-import.ts',
    'offers/import/run-undo.ts',
    'alerts/alert-mail.ts',
    'bills/bill-job.ts',
    'verification/phone-confirmation.ts',
    'messages/outbox.ts',
    'prices/price-index/run-index.ts',
  ].map(load),
)

const secret = 'known to the proof of upgrades and to nobody else'
const site = new Hono()
const server = serve({ fetch: site.fetch, port: 0, hostname: 'localhost' }, async ({ port }) => {
  const configured = readEnv({ ...process.env, PORT: String(port) })
  const log = createLog(configured.logLevel)
  await migrateDatabase(configured.databaseUrl, join(folder, 'drizzle'))
  const db = connect(configured.databaseUrl)
  await seedDemo(db, openStorage(configured, secret))
  await openDemoAccounts(db)
  await runMissingWeeks(db, { isExample: true }, { signal: AbortSignal.timeout(60_000) })
  const google = await startIdentityProvider(configured.baseUrl, log)
  // As a demonstration on its own database: its messages stay here.
  const env = { ...configured, demo: true, databaseUrl: undefined, adminEmails: [DEMO_ADMIN], google }
  // Who walks waits for mails.
  const queue = createQueue(db, log, JOBS, { pollSeconds: 0.5 })
  const ctx = { ...createContext({ db, log, metrics: NO_METRICS, env, secret }), queue }
  const deliver = createMailer(env)
  const ignore = async () => undefined
  await ctx.queue.work({
    ...Object.fromEntries(Object.keys(JOBS).map((name) => [name, ignore])),
    'settle-visibility': (_, { signal }) => settleVisibility(db, signal),
    mail: deliver,
    ...accountMail(ctx, deliver),
    'newsletter-mail': newsletterMail({ db, deliver, baseUrl: env.baseUrl }),
    'alert-mail': alertMail(ctx, deliver),
    'phone-code': phoneCodeMessage(ctx, outboxSender(env.dataDir)),
    'import-list': ({ importId }, { signal }) => runImport(ctx, { importId, signal }),
    'undo-import': ({ importId }, { signal }) => runUndo(ctx, { importId, signal }),
    'read-bill': (job) => readBillJob(ctx, job),
    'remove-files': ({ keys }) => removeFiles(ctx, keys),
  })
  const api = createApi(ctx)
  site.route('/', api)
  const routes = api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
  process.send?.({ port, routes: [...new Set(routes)] })
})
process.once('SIGTERM', () => {
  server.close()
  process.exit()
})

import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { articles } from '#content/article-list.ts'
import { EXAMPLE_COMPANY } from '#domain/company/company-schema.ts'
import { cutOffOf } from '#domain/prices/index-method/weeks.ts'
import { accountMail } from './accounts/account-mail.ts'
import { findPageSession } from './accounts/sessions.ts'
import { alertsDigest } from './alerts/alert-digest.ts'
import { alertMail, alertNewsMail } from './alerts/alert-mail.ts'
import { alertPush } from './alerts/alert-push.ts'
import { forgetFinds } from './alerts/forget-finds.ts'
import { matchMoves } from './alerts/match-moves.ts'
import { matchFreshOffers, oldestFreshOffer } from './alerts/match-offers.ts'
import { queueAlerts } from './alerts/queue-alerts.ts'
import { pushSender } from './alerts/web-push.ts'
import { createApi } from './api/app.ts'
import { serveInProcess } from './api/in-process.ts'
import { nightlyBackup } from './backup/nightly-backup.ts'
import { readBillJob, settleBill } from './bills/bill-job.ts'
import { newsletterMail } from './company/newsletter-mail.ts'
import { createSeoRoutes } from './company/seo-routes.ts'
import { createContext } from './create-context.ts'
import { connect } from './db/client.ts'
import { watchHealth } from './db/health.ts'
import { letFallAsleep } from './db/old-offers.ts'
import { createReadReplicas } from './db/read-replicas.ts'
import { sinkStale } from './db/sink-stale.ts'
import { confirmDemoHomes } from './demo/confirm-demo-homes.ts'
import { confirmDemoPrices } from './demo/confirm-demo-prices.ts'
import { canOpenDemoAccounts } from './demo/demo-accounts.ts'
import { fillDemoLeads } from './demo/demo-leads.ts'
import { keepDemoVerified } from './demo/keep-demo-verified.ts'
import { digestMail } from './digest/digest-mail.ts'
import { queueDigests } from './digest/queue-digests.ts'
import type { Env } from './env.ts'
import { createImageFileRoutes } from './images/image-file-routes.ts'
import { removeFiles } from './images/unused-images.ts'
import { leadsDigest } from './leads/lead-digest.ts'
import { searchedListings } from './listings/listed-among.ts'
import { HOMES, homesDigest } from './listings/old-homes.ts'
import { createLog } from './log.ts'
import { createMailbox } from './mail/mailbox.ts'
import { createMailer } from './mail/mailer.ts'
import { searchedComparisons } from './materials/listed-among.ts'
import { gatewaySender } from './messages/message-gateway.ts'
import { createOutbox, outboxSender } from './messages/outbox.ts'
import type { Metrics } from './metrics.ts'
import { createMetricsRoutes } from './metrics-routes.ts'
import { settleVisibility } from './moderation/settle-visibility.ts'
import { askUnconfirmedSellers } from './offers/confirmation-grace.ts'
import { runImport } from './offers/import/run-import.ts'
import { runUndo } from './offers/import/run-undo.ts'
import { releaseOffers } from './offers/offer-quota.ts'
import { placeOffers } from './offers/place-offers.ts'
import { readOffers } from './offers/read-offers.ts'
import { sameHomesReporter } from './offers/report-same-homes.ts'
import { createRenderer } from './pages/page-renderer.ts'
import { createPages } from './pages/pages.ts'
import { PRICES, pricesDigest } from './prices/old-prices.ts'
import { createChartRoutes } from './prices/price-index/chart-routes.ts'
import { indexDigest } from './prices/price-index/index-digest.ts'
import { runMissingWeeks, runWeek } from './prices/price-index/run-index.ts'
import { fillProductMaking } from './products/fill-product-making.ts'
import { foldProductCounts } from './products/fold-product-counts.ts'
import { followRenamedSellers } from './products/follow-renamed-sellers.ts'
import { searchedProducts } from './products/listed-among.ts'
import { databaseListener } from './response-cache/database-listener.ts'
import { createResponseCache } from './response-cache/response-cache.ts'
import { removeOld } from './retention.ts'
import { forgetDictionaries } from './search/search-dictionary.ts'
import { createSite, createWorkerSite } from './site.ts'
import { settleDocument } from './verification/business-documents.ts'
import { phoneCodeMessage } from './verification/phone-confirmation.ts'

export type ServerOptions = {
  env: Env
  /** What cookies, access tokens and uploads are signed with. */
  secret: string
  /** The database that `env` names, or the product's own, which has no name there. */
  databaseUrl: string
  /** The built files for the browser: those of this build, then of earlier ones. */
  clientFolders: readonly string[]
  /** What the process counts. */
  metrics: Metrics
}

/** As long may the connections take to close. */
const CLOSE_MS = 5_000

/** Composes the product. `working` is done once it also works on its jobs, where its role has them; `close` lets jobs finish and lets go of the database, when no request is left. */
export function createServer({ env, secret, databaseUrl, clientFolders, metrics }: ServerOptions) {
  const { baseUrl } = env
  const log = createLog(env.logLevel)
  const db = connect(databaseUrl, { connections: env.databasePool, prepare: env.databasePrepare, log })
  const health = watchHealth(databaseUrl)
  const replicas =
    env.databaseReadUrls.length > 0
      ? createReadReplicas({
          urls: env.databaseReadUrls,
          primary: db,
          primaryUrl: databaseUrl,
          lagSeconds: env.databaseReadLagSeconds,
          connections: env.databasePool,
          prepare: env.databasePrepare,
          log,
        })
      : undefined
  const ctx = createContext({ db, replicas, log, metrics, env, secret })
  const deliver = createMailer(env)
  const digestParts = [
    pricesDigest(ctx),
    homesDigest(ctx),
    leadsDigest(ctx),
    alertsDigest(ctx),
    indexDigest(ctx),
  ]
  const searched = {
    products: searchedProducts(ctx),
    listings: searchedListings(ctx),
    comparisons: searchedComparisons(ctx),
  }
  const { messageChannel } = ctx.settings
  const sendMessage = env.smsGateway
    ? gatewaySender(env.smsGateway)
    : messageChannel === 'outbox'
      ? outboxSender(env.dataDir)
      : undefined
  if (!env.company.email && !env.company.phone)
    log.warn('Neither COMPANY_EMAIL nor COMPANY_PHONE is set: pages offer nothing but the enquiry form')
  if (!sendMessage) log.warn('SMS_GATEWAY_URL is not set: no seller can confirm a phone')
  const handlers: Parameters<typeof ctx.queue.work>[0] = {
    mail: deliver,
    ...accountMail(ctx, deliver),
    'phone-code': phoneCodeMessage(ctx, sendMessage),
    'newsletter-mail': newsletterMail({ db, deliver, baseUrl }),
    'alert-mail': alertMail(ctx, deliver),
    'alert-news': alertNewsMail(ctx, deliver),
    'alert-push': alertPush(ctx, env.push && pushSender(env.push)),
    'check-alerts': (_, { signal }) => matchFreshOffers(ctx, searched, signal),
    'queue-alerts': (_, { signal }) => queueAlerts(ctx, signal),
    'forget-finds': (_, { signal }) => forgetFinds(db, signal),
    'import-list': ({ importId }, { signal }) => runImport(ctx, { importId, signal }),
    'undo-import': ({ importId }, { signal }) => runUndo(ctx, { importId, signal }),
    'read-bill': (job) => readBillJob(ctx, job),
    'settle-bill': (job) => settleBill(ctx, job),
    'settle-visibility': (_, { signal }) => settleVisibility(db, signal),
    'settle-document': ({ key }) => settleDocument(ctx, key),
    'remove-files': ({ keys }) => removeFiles(ctx, keys),
    'release-offers': () => releaseOffers(db),
    'follow-renamed-sellers': (_, { signal }) => followRenamedSellers(db, signal),
    'place-offers': (_, { signal }) => placeOffers(db, signal),
    'sink-stale-products': (_, { signal }) => sinkStale(db, 'products', signal),
    'sink-stale-listings': (_, { signal }) => sinkStale(db, 'listings', signal),
    'read-offers': (_, { signal }) => readOffers(db, signal),
    'fold-product-counts': (_, { signal }) => foldProductCounts(db, signal),
    'fill-product-making': (_, { signal }) => fillProductMaking(db, signal),
    'digest-mail': digestMail(ctx, digestParts, deliver),
    'queue-digests': (_, { signal }) => queueDigests(ctx, digestParts, signal),
    'let-fall-asleep': async (_, { signal }) => {
      await letFallAsleep(db, signal, PRICES)
      await letFallAsleep(db, signal, HOMES)
    },
    'report-same-homes': sameHomesReporter(db),
    'confirm-demo-prices': async () => {
      if (!env.demo) return
      await confirmDemoPrices(db)
      await confirmDemoHomes(db)
      await keepDemoVerified(db)
    },
    'fill-demo-leads': async () => {
      if (env.demo) await fillDemoLeads(db)
    },
    'run-price-index': async ({ week }, { signal }) => {
      const cutOff = week === undefined ? undefined : cutOffOf(week)
      if (cutOff) await runWeek(db, cutOff, { isExample: env.demo })
      else await runMissingWeeks(db, { isExample: env.demo }, { signal })
      await matchMoves(ctx)
    },
    'ask-unconfirmed-sellers': () => askUnconfirmedSellers(ctx),
    'remove-expired': () => removeOld(ctx),
    backup: async (_, { signal }) => {
      const source = { databaseUrl, storage: ctx.storage, secret }
      const { nightlyBackup: settings, backupKey: key } = env
      if (settings) await nightlyBackup({ ...settings, key }, source, { log, signal })
    },
  }
  const working = env.role === 'web' ? Promise.resolve() : ctx.queue.work(handlers)
  // Of a fresh demonstration no week is there.
  if (env.demo && env.role !== 'web')
    void working
      .then(() => ctx.queue.send('run-price-index', {}))
      .catch((error) => log.error({ err: error }, 'index not asked for'))
  const api = createApi(ctx)
  serveInProcess(api.fetch)
  const checks = {
    isReady: health.isReady,
    isDiskFull: ctx.disk.isFull,
    ...(env.metrics &&
      env.metrics.port === undefined && { metricsRoutes: createMetricsRoutes(metrics, env.metrics) }),
  }
  const site =
    env.role === 'worker'
      ? createWorkerSite(checks)
      : createSite({
          ...checks,
          api,
          imageFiles: createImageFileRoutes(ctx),
          seoRoutes: createSeoRoutes(ctx, articles),
          chartRoutes: createChartRoutes(ctx),
          log,
          metrics,
          tls: baseUrl.startsWith('https:'),
          clientFolders,
          serviceWorker: env.serviceWorker,
          renderPage: createPages(createRenderer(ctx.storage)),
          findSession: (headers) => findPageSession(ctx, headers),
          ...(canOpenDemoAccounts(env) && { devRoutes: devRoutes(env) }),
        })
  const cache =
    env.cacheBytes > 0 && env.role !== 'worker'
      ? createResponseCache({
          fetch: site.fetch,
          open: databaseListener(env.databaseDirectUrl ?? databaseUrl),
          bytes: env.cacheBytes,
          log,
          metrics,
          onWords: forgetDictionaries,
          onInvalidated: () => replicas?.requireNow(),
        })
      : undefined
  metrics.watch({
    pool: db.$client,
    listWaitingJobs: ctx.queue.listWaiting,
    isDiskFull: ctx.disk.isFull,
    oldestFreshOffer: () => oldestFreshOffer(db),
    responseCache: () => cache?.stats() ?? { bytes: 0, answers: 0, isAlive: false },
  })
  const close = async () => {
    await cache?.close()
    await Promise.allSettled([working])
    await ctx.queue.stop()
    await Promise.race([
      Promise.all([ctx.leads.close().then(() => db.$client.end()), health.close(), replicas?.close()]),
      sleep(CLOSE_MS, undefined, { ref: false }),
    ])
  }
  return { fetch: cache?.fetch ?? site.fetch, answerAtOnce: cache?.answer, working, close }
}

/** What would have been sent, where nothing that sends it is configured. */
function devRoutes({ dataDir, smtpUrl, smsGateway }: Env): Hono {
  const routes = new Hono()
  if (smtpUrl === undefined) routes.route('/', createMailbox(dataDir))
  if (smsGateway === undefined) routes.route('/', createOutbox(dataDir))
  return routes
}

/** For the build, which renders a page without data to see that it can. @throws Error where the framework's markup has changed */
export async function renderWithoutData(path: string): Promise<Response> {
  serveInProcess(() => Response.json({ baseUrl: 'http://localhost', company: EXAMPLE_COMPANY }))
  return createRenderer({})(new Request(`http://localhost${path}`))
}

declare global {
  /** What `npm run dev` runs the product with: Vite loads this file itself, anew after a change, and passes nothing on. */
  var productInDevelopment: ServerOptions | undefined
  var runningInDevelopment: ReturnType<typeof createServer> | undefined
}

// The former one would go on working on jobs with the code of before the change.
void globalThis.runningInDevelopment?.close()
const inDevelopment = globalThis.productInDevelopment && createServer(globalThis.productInDevelopment)
globalThis.runningInDevelopment = inDevelopment

/** Vite's way in. */
export default { fetch: inDevelopment?.fetch }

import { createServer, type ServerResponse } from 'node:http'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { listenLocally } from '../../tests/support/local-server.ts'
import { collectingLog, createTestApi } from '../../tests/support/test-app.ts'
import { createSeoRoutes } from './company/seo-routes.ts'
import { createImageFileRoutes } from './images/image-file-routes.ts'
import { NO_METRICS } from './metrics.ts'
import { createChartRoutes } from './prices/price-index/chart-routes.ts'
import { createSite } from './site.ts'
import { createS3Storage } from './storage/s3-storage.ts'
import { createStorageGuard, STORAGE_TIMEOUTS } from './storage/storage-guard.ts'

const PICTURE = `/pictures/${'0'.repeat(32)}/800.webp`
const AT_ONCE = 4
const WAITING = 10
/** Many more than the guard lets in. */
const ASKED = 520

const { api, ctx } = await createTestApi()

/** Takes every call, and answers none until it is told to. */
const asked: ServerResponse[] = []
let answers = false
const store = await listenLocally(
  createServer((_, response) => {
    asked.push(response)
    if (answers) answer(response)
  }),
)
const answer = (response: ServerResponse) => response.writeHead(200, { 'Content-Length': 7 }).end('picture')

afterEach(() => {
  answers = false
  asked.length = 0
})
afterAll(store.close)

/** The site with its pictures in that store. @returns how it is asked */
function start(limits: { limitMs: number; pauseMs?: number }) {
  const settings = {
    endpoint: store.origin,
    region: 'r',
    bucket: 'b',
    accessKeyId: 'i',
    secretAccessKey: 's',
  }
  const guard = createStorageGuard({ concurrency: AT_ONCE, waiting: WAITING, ...limits })
  const hanging = { ...ctx, storage: createS3Storage(settings, guard) }
  const { log } = collectingLog()
  const site = createSite({
    api,
    isReady: async () => true,
    isDiskFull: async () => false,
    log,
    metrics: NO_METRICS,
    tls: false,
    clientFolders: [],
    serviceWorker: true,
    renderPage: async () => new Response('<h1>Market</h1>'),
    imageFiles: createImageFileRoutes(hanging),
    seoRoutes: createSeoRoutes(hanging, []),
    chartRoutes: createChartRoutes(hanging),
    findSession: async () => undefined,
  })
  return async (path: string) => site.request(path)
}

const REFUSED = '503, again in 5 s'
const outcome = ({ status, headers }: Response) =>
  status === 503 ? `503, again in ${headers.get('Retry-After')} s` : String(status)

describe('a store that does not answer', () => {
  it('holds a few requests for pictures; the others are refused at once, and the rest of the site is up', async () => {
    const get = start({ limitMs: 60_000 })
    const outcomes: string[] = []
    const pictures = Array.from({ length: ASKED }, async () => outcomes.push(outcome(await get(PICTURE))))
    await expect.poll(() => outcomes.length, { timeout: 30_000 }).toBe(ASKED - AT_ONCE - WAITING)
    expect(new Set(outcomes)).toEqual(new Set([REFUSED]))
    await expect.poll(() => asked.length, { timeout: 30_000 }).toBe(AT_ONCE)

    const others = await Promise.all(['/market', '/api/product/getCat', '/healthz', '/readyz'].map(get))
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200])

    answers = true
    asked.forEach(answer)
    await Promise.all(pictures)
    expect(outcomes.slice(ASKED - AT_ONCE - WAITING)).toEqual(Array(AT_ONCE + WAITING).fill('200'))
  })

  it('is given up after a while, left alone, and used again when it answers', async () => {
    const get = start({ limitMs: 100, pauseMs: 1_000 })
    for (let count = 0; count < STORAGE_TIMEOUTS; count++) expect(outcome(await get(PICTURE))).toBe(REFUSED)
    const before = asked.length
    expect(outcome(await get(PICTURE))).toBe(REFUSED)
    expect(asked).toHaveLength(before)
    answers = true
    await expect.poll(async () => outcome(await get(PICTURE)), { timeout: 10_000 }).toBe('200')
  })
})

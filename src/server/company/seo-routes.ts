import { LRUCache } from 'lru-cache'
import type { Context } from '#server/api/context.ts'
import { answerError } from '#server/api/error-handler.ts'
import { createRouter } from '#server/api/router.ts'
import { isRowId } from '#server/db/schema/columns.ts'
import { type NewsArticle, newsFeed } from './news-feed.ts'
import { type SharedKind, sharedImage } from './shared-image.ts'
import { sitemapIndex, sitemapPart } from './sitemap.ts'

/** Of a link that shows no picture of its own. */
const COMPANY_IMAGE = '/shared-link.jpg'

const MINUTES_10 = 10 * 60
/** How much memory parts of the sitemap may take, of 50,000 addresses each. */
const PARTS_BYTES = 32_000_000
/** What one takes besides its text. */
const PART_BYTES = 500
const CACHED = { 'Cache-Control': `public, max-age=${MINUTES_10}` }

/** What search engines, feed readers and messengers read beside the pages. */
export function createSeoRoutes(ctx: Context, articles: readonly NewsArticle[]) {
  const { baseUrl } = ctx.settings
  const parts = new LRUCache<string, string>({
    maxSize: PARTS_BYTES,
    sizeCalculation: (xml) => PART_BYTES + xml.length,
    ttl: MINUTES_10 * 1_000,
    // Whoever waits for a part has it, also where others were asked for meanwhile.
    ignoreFetchAbort: true,
    // What is no part is not kept.
    fetchMethod: async (part) => (part === '' ? sitemapIndex(ctx) : sitemapPart(ctx, articles, part)),
  })
  const routes = createRouter()
    .use(async (c, next) => {
      c.set('ctx', ctx)
      await next()
    })
    .get('/robots.txt', (c) =>
      c.text(`User-agent: *\nDisallow: /api/\n\nSitemap: ${baseUrl}/sitemap.xml\n`, 200, CACHED),
    )
    .get('/BIMNews/feed.xml', (c) =>
      c.body(newsFeed(articles, baseUrl), 200, {
        ...CACHED,
        'Content-Type': 'application/rss+xml; charset=utf-8',
      }),
    )
    .get('/:file{sitemap(?:-[a-z0-9-]{1,50})?\\.xml}', async (c) => {
      const part = c.req.param('file').slice('sitemap-'.length, -'.xml'.length)
      ctx.metrics.countLookup('sitemap', parts.has(part))
      const xml = await parts.fetch(part)
      if (xml === undefined) return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
      return c.body(xml, 200, { ...CACHED, 'Content-Type': 'application/xml; charset=utf-8' })
    })
    .get('/shared/:kind{product|listing|shop}/:file{[0-9a-f-]{36}\\.jpg}', async (c) => {
      const kind = c.req.param('kind') as SharedKind
      const id = c.req.param('file').slice(0, -'.jpg'.length)
      const image = isRowId(id) ? await sharedImage(ctx, kind, id) : undefined
      if (!image) return c.redirect(COMPANY_IMAGE, 302)
      return c.body(image, 200, { ...CACHED, 'Content-Type': 'image/jpeg' })
    })
  return routes.onError(answerError)
}

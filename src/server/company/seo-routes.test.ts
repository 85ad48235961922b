import { eq, type SQL, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { shopSlugs, shops } from '#server/db/schema/shops.ts'
import { unsettledOwners } from '#server/db/schema/unsettled-owners.ts'
import { keyOf, sharedImageKey } from '#server/images/image-keys.ts'
import { attachImages, createListing, createProduct, createSeller } from '../../../tests/support/factories.ts'
import { answerOf, createTestApi } from '../../../tests/support/test-app.ts'
import { newsFeed } from './news-feed.ts'
import { createSeoRoutes } from './seo-routes.ts'
import { sitemapIndex, sitemapPart } from './sitemap.ts'
import { rangeStarts } from './sitemap-pages.ts'

const { ctx, db } = await createTestApi()

const ARTICLES = [
  {
    slug: 'blocks',
    title: 'Blocks & bricks: "which" <one>?',
    description: 'What a wall costs in either.',
    topic: 'Materials',
    date: '2026-09-07',
  },
  {
    slug: 'rates',
    title: 'Unit rates',
    description: 'From the drawing to the rate.',
    topic: 'Pricing',
    date: '2026-08-01',
    updated: '2026-10-02',
  },
]

const ask = async (path: string) => answerOf(await createSeoRoutes(ctx, ARTICLES).request(path))
const locations = (xml = '') => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)

describe('/robots.txt', () => {
  it('shows the way to the sitemap, by its whole address', async () => {
    const { status, text, headers } = await ask('/robots.txt')
    expect([status, headers.get('Content-Type')]).toEqual([200, expect.stringMatching(/^text\/plain/)])
    expect(text).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: http://localhost/sitemap.xml\n')
  })
})

describe('/BIMNews/feed.xml', () => {
  it('has each article with its address, its day and its words as they are', async () => {
    const { status, text, headers } = await ask('/BIMNews/feed.xml')
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(text.match(/<item>/g)).toHaveLength(2)
    expect(text).toContain('<title>Blocks &amp; bricks: &quot;which&quot; &lt;one&gt;?</title>')
    expect(text).toContain('<guid isPermaLink="true">http://localhost/BIMNews/blocks</guid>')
    expect(text).toContain('<pubDate>Mon, 07 Sep 2026 00:00:00 GMT</pubDate>')
    expect(text).toContain('<lastBuildDate>Fri, 02 Oct 2026 00:00:00 GMT</lastBuildDate>')
    expect(text).toContain('rel="self" type="application/rss+xml"')
  })

  it('leaves out what XML cannot carry', () => {
    const [article] = ARTICLES
    expect(newsFeed(article ? [{ ...article, title: 'A\u0000\u001b\ud800B' }] : [], '')).toContain(
      '<title>A\ufffdB</title>',
    )
  })
})

/** The list of parts, and what they have together, all asked for at once. */
async function wholeSitemap() {
  const routes = createSeoRoutes(ctx, ARTICLES)
  const { text } = await answerOf(await routes.request('/sitemap.xml'))
  const parts = locations(text).map((url) => new URL(url ?? '').pathname)
  const answers = await Promise.all(parts.map(async (part) => answerOf(await routes.request(part))))
  return { parts, text: answers.map((answer) => answer.text).join('\n'), answers }
}

describe('/sitemap.xml', () => {
  it('keeps its parts, and nothing of addresses that are none', async () => {
    const routes = createSeoRoutes(ctx, ARTICLES)
    const lookups = vi.spyOn(ctx.metrics, 'countLookup')
    for (const part of ['pages', 'none', 'products-1'])
      for (const _ of ['first', 'second']) await routes.request(`/sitemap-${part}.xml`)
    expect(lookups.mock.calls.map(([, isKept]) => isKept)).toEqual([false, true, false, false, false, false])
    lookups.mockRestore()
  })

  it('has every page, article, product, listing and shop, with the day of its last change', async () => {
    const product = await createProduct(db, { updatedAt: new Date('2026-05-01T10:00:00Z') })
    const listing = await createListing(db)
    await createSeller(db)
    await createProduct(db, { hiddenReason: 'It is fraud' })
    await createListing(db, { hiddenReason: 'It is fraud' })
    const { text, answers } = await wholeSitemap()
    for (const { status, headers } of answers)
      expect([status, headers.get('Content-Type')]).toEqual([200, 'application/xml; charset=utf-8'])
    const urls = locations(text)
    expect(urls).toContain('http://localhost/')
    expect(urls.filter((url) => /BIMNews\//.test(url ?? ''))).toHaveLength(2)
    expect(urls.filter((url) => /\/(product|listing|sellerShop)\//.test(url ?? ''))).toEqual([
      `http://localhost/product/${product.id}`,
      `http://localhost/listing/${listing.id}`,
      ...[product.ownerId, listing.ownerId].sort().map((id) => `http://localhost/sellerShop/${id}`),
    ])
    expect(text).toContain(
      `<loc>http://localhost/product/${product.id}</loc><lastmod>2026-05-01T10:00:00.000Z</lastmod>`,
    )
    expect(text).toContain('<loc>http://localhost/BIMNews/rates</loc><lastmod>2026-10-02</lastmod>')
    for (const none of ['1', 'products-x', `reviews-${product.id}`, 'products'])
      expect((await ask(`/sitemap-${none}.xml`)).status).toBe(404)
  })

  it('has the comparisons that have offers, and the lists of what they are of', async () => {
    const compared = { comparableQuantity: 1, comparableUnit: 'kg', conversion: 'exact' } as const
    for (const specification of ['rebar/12mm', 'rebar/12mm', 'rebar/16mm', 'cement'])
      await createProduct(db, { ...compared, specification })
    await createProduct(db, { specification: 'plaster-sand' })
    await createProduct(db, { ...compared, specification: 'laterite', inStock: false })
    expect(locations((await ask('/sitemap-materials.xml')).text)).toEqual(
      ['cement', 'rebar', 'rebar/12mm', 'rebar/16mm'].map((id) => `http://localhost/materials/${id}`),
    )
  })

  it('names a shop by its short address, where it has one', async () => {
    const { ownerId } = await createProduct(db)
    await db.insert(shopSlugs).values({ slug: 'emeka-and-sons', userId: ownerId })
    await db.insert(shops).values({ userId: ownerId, slug: 'emeka-and-sons' })
    const urls = locations((await wholeSitemap()).text)
    expect(urls).toContain('http://localhost/shop/emeka-and-sons')
    expect(urls.filter((url) => url?.includes('/sellerShop/'))).toEqual([])
  })

  it('has a shop that offers homes alone, and none whose offers are gone', async () => {
    const { ownerId } = await createListing(db)
    const gone = await createProduct(db)
    await db.delete(products).where(eq(products.id, gone.id))
    const { text } = await wholeSitemap()
    expect(text).toContain(`/sellerShop/${ownerId}<`)
    expect(text).not.toContain(gone.ownerId)
  })

  it('has nothing of a hidden shop that is not settled yet', async () => {
    const { ownerId } = await createProduct(db)
    await createListing(db, { ownerId })
    await db.insert(unsettledOwners).values({ ownerId })
    expect((await wholeSitemap()).text).not.toMatch(/\/(product|listing|sellerShop)\//)
  })

  it('is parted where it has too many addresses, and loses none', async () => {
    const made: string[] = []
    for (let count = 0; count < 7; count++) made.push((await createProduct(db)).id)
    const parts = locations(await sitemapIndex(ctx, 3)).flatMap(
      (url) => /sitemap-((?:products|shops)-.*)\.xml/.exec(url ?? '')?.[1] ?? [],
    )
    const read = async (kind: string) =>
      Promise.all(
        parts
          .filter((part) => part.startsWith(kind))
          .map(async (part) => locations(await sitemapPart(ctx, ARTICLES, part, 3))),
      )
    const ofProducts = await read('products')
    expect(ofProducts.map((part) => part.length)).toEqual([3, 3, 1])
    expect(ofProducts.flat()).toEqual(made.sort().map((id) => `http://localhost/product/${id}`))
    expect((await read('shops')).map((part) => part.length)).toEqual([3, 3, 1])
  })

  it('of products and homes is read along their keys, without a sort of all', async () => {
    const explained = async (kind: 'products' | 'homes') => {
      const plans: string[] = []
      const explaining = Object.assign(Object.create(db), {
        execute: async (query: SQL) => {
          const plan = await db.transaction(async (tx) => {
            await tx.execute(sql`SET LOCAL enable_seqscan = off`)
            return tx.execute<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${query}`)
          })
          plans.push(plan.rows.map((row) => row['QUERY PLAN']).join('\n'))
          return db.execute(query)
        },
      })
      await rangeStarts(explaining, kind, 3)
      return plans.join('\n')
    }
    expect(await explained('products')).toMatch(/Index Only Scan using listed_products_pkey/)
    expect(await explained('homes')).toMatch(/Index Only Scan using searchable_listings_pkey/)
    for (const kind of ['products', 'homes'] as const)
      expect(await explained(kind)).not.toMatch(/Sort Key: (?:key|listed_products|searchable_listings)/)
  })
})

describe('the picture of a shared link', () => {
  const stored = '/pictures/0123456789abcdef0123456789abcdef/800.webp'

  it.each(['product', 'listing'] as const)('shows the cover of a %s as a large JPEG', async (kind) => {
    const red = { create: { width: 800, height: 600, channels: 3, background: '#c00' } } as const
    const bytes = await sharp(red).webp().toBuffer()
    await ctx.storage.put(keyOf(stored), new Uint8Array(bytes), 'image/webp')
    const node =
      kind === 'product' ? { product: await createProduct(db) } : { listing: await createListing(db) }
    await attachImages(db, node, [stored])
    const { id } = 'product' in node ? node.product : node.listing
    const routes = createSeoRoutes(ctx, ARTICLES)
    const answer = await routes.request(`/shared/${kind}/${id}.jpg`)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
    const image = sharp(await answer.arrayBuffer())
    expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const { dominant } = await image.stats()
    expect(dominant.r).toBeGreaterThan(180)
    expect(dominant.g).toBeLessThan(30)

    // It is made once: later it comes from where it was kept, whichever instance is asked.
    const key = sharedImageKey(stored, kind === 'product' ? 'contain' : 'cover')
    await ctx.storage.put(key, new TextEncoder().encode('kept'), 'image/jpeg')
    expect((await ask(`/shared/${kind}/${id}.jpg`)).text).toBe('kept')
    await ctx.storage.delete(key)
  })

  it("is the company's where there is none, or nothing to be seen", async () => {
    const bare = await createProduct(db)
    const hidden = await createProduct(db, { hiddenReason: 'It is fraud' })
    await attachImages(db, { product: hidden }, [stored])
    for (const id of [bare.id, hidden.id, '00000000-0000-7000-8000-000000000000', 'x'.repeat(36)]) {
      const { status, headers } = await ask(`/shared/product/${id}.jpg`)
      expect([status, headers.get('Location')]).toEqual(
        id.startsWith('x') ? [404, null] : [302, '/shared-link.jpg'],
      )
    }
  })
})

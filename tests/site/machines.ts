import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { moveInCost } from '#domain/listings/move-in.ts'
import { listings } from '#server/db/schema/listings.ts'
import { allIn, readPage } from '../support/page-html.ts'
import { isLong } from '../support/proof.ts'
import { jsonLdIn } from '../support/structured-data.ts'
import { site } from './site.ts'

const base = site.baseUrl
// A fresh demonstration computes the year of its price index in the background, and what the newest week has not is listed by nobody.
await vi.waitUntil(async () => JSON.parse(await site.text('/api/prices/weeks')).weeks.length >= 52, {
  timeout: 240_000,
  interval: 200,
})
const LOCATIONS = /<loc>([^<]*)<\/loc>/g
const parts = allIn(await site.text('/sitemap.xml'), LOCATIONS)
const addresses = (
  await Promise.all(parts.map(async (part) => allIn(await site.text(new URL(part).pathname), LOCATIONS)))
).flat()

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, base)
  return pathname + search
}

/** Of offers and shops, told apart by how their ids begin, the short proof looks at a few dozen, the long one at some hundred. */
const ID = new RegExp(`([\\da-f]{${isLong ? 2 : 1}})[\\da-f-]{34,}|(?<=^/shop/\\w).+`)

/** Of pages that differ by their filters alone, one of each is looked at. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, base)
  const filters = [...searchParams.keys()].sort().join()
  if (!filters)
    return pathname.replace(ID, '$1').replace(/(?<=^\/(prices\/(material|state)|rate-gen)\/\w).+/, '')
  return `${pathname
    .replace(/[\da-f-]{36}|(?<=^\/shop\/).+/, '{id}')
    .replace(/^\/materials\/.+/, '/materials/{id}')
    .replace(/^\/rate-gen\/.+/, '/rate-gen/{id}')
    .replace(/^\/prices\/(material|state)\/.+/, '/prices/$1/{id}')}?${filters}`
}

const DAY_MS = 24 * 3_600_000

// Some hundred pages, beside everything else that is tested.
const CRAWL = { timeout: 180_000 }

test(
  'every page of the site, and every one that a page leads to, is there with its pictures and says what it is',
  CRAWL,
  async () => {
    const listed = new Set(addresses.map((address) => address.replace(base, '')))
    const requested = new Map([...listed].map((path) => [kindOf(path), { path, from: 'the sitemap' }]))
    const titles = new Map<string, string>()
    const pictures = new Map<string, string>()
    for (const { path, from } of requested.values()) {
      const answer = await site.follow(path)
      const isThing = /^\/(product|listing|sellerShop|shop)\//.test(path)
      expect(answer.status, `${path}, linked on ${from}`).toBe(200)
      if (!answer.headers.get('Content-Type')?.startsWith('text/html')) continue
      if (path.includes('/api/docs')) continue
      const html = await answer.text()
      const {
        titles: [title = ''],
        headings,
        ids,
        unsizedSources,
        pictures: shown,
        canonical,
        links,
        json,
        robots,
        descriptions,
        meta,
      } = readPage(html)
      expect(title, path).toMatch(/\S.* \| ADLM$/)
      expect(headings, path).toHaveLength(1)
      expect(ids, path).toEqual([...new Set(ids)])
      expect(unsizedSources, path).toEqual([])
      for (const picture of shown) pictures.set(picture, path)
      for (const href of links.filter((link) => link.startsWith('/'))) {
        const linked = href.replace(/#.*/, '')
        if (linked && !requested.has(kindOf(linked)))
          requested.set(kindOf(linked), { path: linked, from: path })
      }
      // Another page or another side of a shop is part of it, and a shop with a short address is known by that.
      if (/^\/(sellerShop|shop)\/[^?]+\?((page|tab|show)=[^&]*&?)+$/.test(path)) {
        expect(listed.has(new URL(canonical[0] ?? '').pathname), path).toBe(true)
        continue
      }
      const short = path.startsWith('/sellerShop/') ? new URL(canonical[0] ?? base).pathname : ''
      if (short.startsWith('/shop/')) {
        expect([listed.has(short), listed.has(path)], path).toEqual([true, false])
        continue
      }
      // A comparison in a state is a page of its own, reached from the others.
      if (/^\/materials\/[^?]+\?state=[^&]*$/.test(path)) {
        expect(canonical, path).toEqual([base + path])
        continue
      }
      if (path.includes('?') || robots.length > 0) {
        expect(robots, path).toEqual([expect.stringMatching(/^noindex/)])
        expect(listed.has(path), `${path} is in the sitemap`).toBe(false)
        continue
      }
      // The page of a home that cannot be had stays, and is nothing to come for.
      if (path.startsWith('/listing/') && /schema\.org\/(SoldOut|OutOfStock)/.test(html)) {
        expect(listed.has(path), `${path} is in the sitemap`).toBe(false)
        continue
      }
      expect(listed.has(path), `${path} is not in the sitemap`).toBe(true)
      expect(canonical, path).toEqual([base + path])
      expect(descriptions.at(-1)?.length, path).toBeGreaterThan(20)
      expect(descriptions.at(-1)?.length, path).toBeLessThan(162)
      expect(meta('og:url'), path).toEqual([base + path])
      expect(`${meta('og:title')[0]} | ADLM`, path).toBe(title)
      expect(meta('og:image'), path).toEqual([
        expect.stringMatching(`^${base}/.*[.](?:jpg|png)(?:[?]state=\\w+)?$`),
      ])
      expect(json, path).toHaveLength(1)
      expect(() => jsonLdIn(json[0] ?? ''), path).not.toThrow()
      if (!isThing) {
        expect(titles.get(title), `${title} stands on ${path}, too`).toBeUndefined()
        titles.set(title, path)
      }
    }
    for (const [picture, path] of pictures) {
      const answer = await site.get(picture)
      expect([answer.status, answer.headers.get('Content-Type')], `${picture}, on ${path}`).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ])
      await answer.body?.cancel()
    }
  },
)

for (const [path, kinds] of [
  ['/', ['Organization', 'WebSite']],
  ['/faq', ['BreadcrumbList', 'FAQPage']],
  ['/bim-course', ['BreadcrumbList', 'Course']],
  ['/BIMNews/reading-a-bar-bending-schedule', ['BreadcrumbList', 'Article']],
  ['/about', ['BreadcrumbList']],
] as const) {
  test(`${path} speaks of ${kinds.join(' and ')}`, async () => {
    const { json } = readPage(await site.text(path))
    expect(jsonLdIn(json[0] ?? '').map((item) => item['@type'])).toEqual(kinds)
  })
}

test('all six answers are in the structured data', async () => {
  const { json } = readPage(await site.text('/faq'))
  const [, questions] = jsonLdIn(json[0] ?? '')
  expect(JSON.stringify(questions).match(/"Question"/g)).toHaveLength(6)
  expect(JSON.stringify(questions)).toContain(
    'Yes, our products work with other construction and design software.',
  )
})

test('a shared product or home shows its price, its state and a large picture', async () => {
  for (const [kind, price] of [
    ['product', /NGN [\d,.]+ (\/ \w+|each|a piece)/],
    ['listing', /N [\d,.]+/],
  ] as const) {
    const address = addresses.find((each) => each.includes(`/${kind}/`)) ?? ''
    const { meta, json } = readPage(await site.text(pathOf(address)))
    const [, item] = jsonLdIn(json[0] ?? '')
    expect(item?.['@type']).toBe(kind === 'product' ? 'Product' : 'RealEstateListing')
    expect(meta('og:title')[0]).toMatch(price)
    expect(meta('og:description')[0]).toMatch(price)
    const { product, ...listing } = await site.json(`/api/${kind}/get/${address.split('/').at(-1)}`)
    expect(meta('og:title')[0]).toContain(product?.location ?? listing.state)
    const picture = await site.get(pathOf(meta('og:image')[0] ?? ''))
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
    expect(meta('og:image:width')).toEqual(['1200'])
  }
})

test('a home says to machines what it costs to move in, where all of that is known', async () => {
  const left = new Set([true, false])
  for (const address of addresses.filter((each) => each.includes('/listing/'))) {
    const total = moveInCost(await site.json(`/api/listing/get/${address.split('/').at(-1)}`))
    if (!left.delete(total !== null)) continue
    const { json } = readPage(await site.text(pathOf(address)))
    const [, home] = jsonLdIn(json[0] ?? '')
    const sums =
      home?.['@type'] === 'RealEstateListing'
        ? home.offers.priceSpecification.filter((each) => each['@type'] === 'CompoundPriceSpecification')
        : []
    expect(
      sums.map(({ price }) => price),
      address,
    ).toEqual(total === null ? [] : [total])
    if (left.size === 0) return
  }
  expect.unreachable('of no home all costs are known, or of every one')
})

test('a page with a photograph is shared with it', async () => {
  for (const [path, name] of [
    ['/about', 'trade-surveyor'],
    ['/BIMNews/4d-5d-and-6d-explained', 'hero-site-at-dawn'],
  ] as const) {
    const { meta, json } = readPage(await site.text(path))
    const [address = ''] = meta('og:image')
    expect(address).toContain(`/assets/${name}-shared-`)
    expect(meta('og:image:alt')[0]?.length).toBeGreaterThan(20)
    const picture = await site.get(pathOf(address))
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
    if (path.startsWith('/BIMNews')) expect(jsonLdIn(json[0] ?? '')[1]?.image).toContain(address)
  }
})

test('nothing that somebody has written ends the structured data', async () => {
  for (const address of addresses)
    if (address.includes('/product/')) {
      const { json } = readPage(await site.text(pathOf(address)))
      expect(json[0]).not.toContain('<')
      return
    }
})

test('the feed has every article, and each is there', async () => {
  const [link = ''] = /<link [^>]*type="application\/rss\+xml"[^>]*>/.exec(await site.text('/BIMNews')) ?? []
  const [href = ''] = allIn(link, / href="([^"]*)"/g)
  const articles = allIn(await site.text(href), /<guid isPermaLink="true">([^<]*)</g)
  expect(articles.length).toBeGreaterThan(5)
  for (const article of articles) expect((await site.get(pathOf(article))).status).toBe(200)
})

test('ninety days after a home was let or sold machines are told to forget its page, which people still read', async () => {
  const address = addresses.find((each) => each.includes('/listing/')) ?? ''
  const id = address.split('/').at(-1) ?? ''
  const letSince = (days: number) =>
    site.onDatabase((db) =>
      db
        .update(listings)
        .set({ availabilitySince: new Date(Date.now() - days * DAY_MS) })
        .where(eq(listings.id, id)),
    )
  // By a step of its own: a change of the availability is dated by the database.
  await site.onDatabase((db) =>
    db
      .update(listings)
      .set({ availability: sql`CASE type WHEN 'rent' THEN 'let' ELSE 'sold' END` })
      .where(eq(listings.id, id)),
  )
  await letSince(91)
  // Pages are kept for two seconds by their whole address.
  const page = await site.get(`${pathOf(address)}?since=91`)
  const html = await page.text()
  expect(page.status).toBe(410)
  expect(readPage(html).headings).toHaveLength(1)
  expect(html).toMatch(/This home was (let|sold) on/)
  expect(html).toContain('Similar homes')
  expect(html).toContain('https://schema.org/SoldOut')
  await letSince(89)
  expect((await site.get(`${pathOf(address)}?since=89`)).status).toBe(200)
})

type ManifestImage = { src: string; sizes: string; type: string; purpose?: string }
type Manifest = {
  icons: ManifestImage[]
  screenshots: ManifestImage[]
  shortcuts: { url: string; icons: ManifestImage[] }[]
}

test('the site can be installed: what its manifest names is there, in the size that it says', async () => {
  const { icons, screenshots, shortcuts }: Manifest = await site.json('/site.webmanifest')
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes, type } of [...icons, ...screenshots, ...shortcuts.flatMap(({ icons }) => icons)]) {
    const answer = await site.get(src)
    expect(answer.status, src).toBe(200)
    expect(answer.headers.get('Content-Type')?.split(';')[0], src).toBe(type)
    if (sizes === 'any') continue
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  expect(shortcuts.length).toBeGreaterThan(0)
  for (const { url } of shortcuts) expect((await site.get(url)).status, url).toBe(200)
})

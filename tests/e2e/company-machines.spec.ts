import { type APIRequestContext, expect } from '@playwright/test'
import { thingsIn } from '../support/structured-data.ts'
import { test } from './visit.ts'

/** What stands for the characters that HTML and XML escape. */
const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => unescaped(found))

/** What a page says of itself, read from its HTML as machines do. */
function readPage(html: string) {
  const meta = (name: string) =>
    all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))
  return {
    titles: all(html, /<title>([^<]*)<\/title>/g),
    headings: all(html, /<h1[ >][^>]*>?([\s\S]*?)<\/h1>/g),
    ids: all(html.replace(/<script[\s\S]*?<\/script>/g, ''), / id="([^"]*)"/g),
    unsizedSources: html.match(/<source (?![^>]* sizes=)[^>]*>/g) ?? [],
    canonical: all(html, /<link rel="canonical" href="([^"]*)"/g),
    links: all(html, /<a [^>]*?href="([^"]*)"/g),
    json: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, found = '']) => found,
    ),
    robots: meta('robots'),
    descriptions: meta('description'),
    meta,
  }
}

const baseUrl = async (request: APIRequestContext): Promise<string> =>
  (await (await request.get('/api/site')).json()).baseUrl

const addressesIn = async (request: APIRequestContext): Promise<string[]> =>
  all(await (await request.get('/sitemap.xml')).text(), /<loc>([^<]*)<\/loc>/g)

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site.example')
  return pathname + search
}

async function isGone(request: APIRequestContext, path: string): Promise<boolean> {
  const [, kind = '', id] = /^\/(\w+)\/([^?]+)/.exec(path) ?? []
  const call = kind === 'sellerShop' ? `user/${id}` : `${kind}/get/${id}`
  return (await request.get(`/api/${call}`)).status() === 404
}

/** Of pages that differ by their filters alone, one of each is looked at. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site.example')
  const filters = [...searchParams.keys()].sort().join()
  return filters ? `${pathname.replace(/[\da-f-]{36}/, '{id}')}?${filters}` : pathname
}

test('every page of the site, and every one that a page leads to, is there and says what it is', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const base = await baseUrl(request)
  const listed = new Set((await addressesIn(request)).map((address) => address.replace(base, '')))
  const wanted = new Map([...listed].map((path) => [kindOf(path), { path, from: 'the sitemap' }]))
  const titles = new Map<string, string>()
  for (const { path, from } of wanted.values()) {
    const answer = await request.get(path)
    const isThing = /^\/(product|listing|sellerShop)\//.test(path)
    // Other tests take some away meanwhile, and put some up that the sitemap does not know yet.
    if (isThing && answer.status() === 404 && (await isGone(request, path))) continue
    expect(answer.status(), `${path}, linked on ${from}`).toBe(200)
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    const html = await answer.text()
    if (answer.url().includes('/api/docs')) continue
    const {
      titles: [title = ''],
      headings,
      ids,
      unsizedSources,
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
    for (const href of links.filter((link) => link.startsWith('/'))) {
      const linked = href.replace(/#.*/, '')
      if (linked && !wanted.has(kindOf(linked))) wanted.set(kindOf(linked), { path: linked, from: path })
    }
    // Another page or another side of a shop is part of it.
    if (/^\/sellerShop\/[^?]+\?((page|tab)=[^&]*&?)+$/.test(path)) {
      expect(canonical[0], path).toContain(base + path.split('?')[0])
      continue
    }
    if (path.includes('?') || robots.length > 0) {
      expect(robots, path).toEqual([expect.stringMatching(/^noindex/)])
      expect(listed.has(path), `${path} is in the sitemap`).toBe(false)
      continue
    }
    expect(isThing || listed.has(path), `${path} is not in the sitemap`).toBe(true)
    expect(canonical, path).toEqual([base + path])
    expect(descriptions.at(-1)?.length, path).toBeGreaterThan(20)
    expect(descriptions.at(-1)?.length, path).toBeLessThan(162)
    expect(meta('og:url'), path).toEqual([base + path])
    expect(`${meta('og:title')[0]} | ADLM`, path).toBe(title)
    expect(meta('og:image'), path).toEqual([expect.stringMatching(`^${base}/.*[.]jpg$`)])
    expect(json, path).toHaveLength(1)
    expect(() => thingsIn(json[0] ?? ''), path).not.toThrow()
    if (!isThing) {
      expect(titles.get(title), `${title} stands on ${path}, too`).toBeUndefined()
      titles.set(title, path)
    }
  }
})

for (const [path, kinds] of [
  ['/', ['Organization', 'WebSite']],
  ['/faq', ['BreadcrumbList', 'FAQPage']],
  ['/bim-course', ['BreadcrumbList', 'Course']],
  ['/BIMNews/reading-a-bar-bending-schedule', ['BreadcrumbList', 'Article']],
  ['/about', ['BreadcrumbList']],
] as const) {
  test(`${path} speaks of ${kinds.join(' and ')}`, async ({ request }) => {
    const { json } = readPage(await (await request.get(path)).text())
    expect(thingsIn(json[0] ?? '').map((thing) => thing['@type'])).toEqual(kinds)
  })
}

test('all six answers are in the structured data', async ({ request }) => {
  const { json } = readPage(await (await request.get('/faq')).text())
  const [, questions] = thingsIn(json[0] ?? '')
  expect(JSON.stringify(questions).match(/"Question"/g)).toHaveLength(6)
  expect(JSON.stringify(questions)).toContain(
    'Yes, our products work with other construction and design software.',
  )
})

test('a shared product or home shows its price, its state and a large picture', async ({ request }) => {
  for (const [kind, price] of [
    ['product', /NGN [\d,.]+\/\w+/],
    ['listing', /N [\d,.]+/],
  ] as const) {
    const address = (await addressesIn(request)).find((each) => each.includes(`/${kind}/`)) ?? ''
    const { meta, json } = readPage(await (await request.get(pathOf(address))).text())
    const [, thing] = thingsIn(json[0] ?? '')
    expect(thing?.['@type']).toBe(kind === 'product' ? 'Product' : 'RealEstateListing')
    expect(meta('og:title')[0]).toMatch(price)
    expect(meta('og:description')[0]).toMatch(price)
    const { product, ...listing } = await (
      await request.get(`/api/${kind}/get/${address.split('/').at(-1)}`)
    ).json()
    expect(meta('og:title')[0]).toContain(product?.location ?? listing.state)
    const picture = await request.get(pathOf(meta('og:image')[0] ?? ''))
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
    expect(meta('og:image:width')).toEqual(['1200'])
  }
})

test('a page with a photograph is shared with it', async ({ request }) => {
  for (const [path, name] of [
    ['/about', 'company-about-model'],
    ['/BIMNews/4d-5d-and-6d-explained', 'hero-site-at-dawn'],
  ] as const) {
    const { meta, json } = readPage(await (await request.get(path)).text())
    const [address = ''] = meta('og:image')
    expect(address).toContain(`/assets/${name}-shared-`)
    expect(meta('og:image:alt')[0]?.length).toBeGreaterThan(20)
    const picture = await request.get(pathOf(address))
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
    if (path.startsWith('/BIMNews')) expect(thingsIn(json[0] ?? '')[1]?.image).toContain(address)
  }
})

test('nothing that somebody has written ends the structured data', async ({ request }) => {
  for (const address of await addressesIn(request))
    if (address.includes('/product/')) {
      const { json } = readPage(await (await request.get(pathOf(address))).text())
      expect(json[0]).not.toContain('<')
      return
    }
})

test('the head stays right as pages change in the browser', async ({ page, request, alarms: _ }) => {
  const base = await baseUrl(request)
  await page.goto('/about')
  await page.waitForFunction(() => !('$_TSR' in window))
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${base}/faq`)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${base}/faq`)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await page.goto('/market?category=Concrete')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})

test('robots find the sitemap, and readers the feed', async ({ request, page }) => {
  const base = await baseUrl(request)
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${base}/sitemap.xml`)
  await page.goto('/BIMNews')
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
  for (const path of ['/sitemap.xml', href ?? '']) {
    const problem = await page.evaluate(async (address) => {
      const text = await (await fetch(address)).text()
      return new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')
        ?.textContent
    }, path)
    expect(problem, path).toBeUndefined()
  }
  const feed = await (await request.get(href ?? '')).text()
  const articles = all(feed, /<guid isPermaLink="true">([^<]*)</g)
  expect(articles.length).toBeGreaterThan(5)
  for (const article of articles) expect((await request.get(pathOf(article))).status()).toBe(200)
})

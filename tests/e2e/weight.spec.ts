import type { Request } from '@playwright/test'
import { expect, test } from './visit.ts'

/** Bytes before compression of the heaviest of a sample. */
const PRODUCT_HTML = 24_500

/** What the first page load may bring, in bytes: of JavaScript, compressed (brotli), and of HTML before compression. */
const BUDGETS = {
  '/marketplace': { script: 108_300, html: 44_600 },
  '/market': { script: 108_400, html: 38_100 },
  '/search': { script: 108_200, html: 40_400 },
  '/listing/{id}': { script: 109_700, html: 28_900 },
  '/prices': { script: 108_600, html: 43_900 },
  '/prices/material/cement': { script: 108_500, html: 50_200 },
  '/prices/state/Kano': { script: 108_500, html: 38_600 },
  '/materials': { script: 108_300, html: 101_900 },
  '/materials/cement': { script: 108_700, html: 70_200 },
  '/product/{id}': { script: 110_800, html: 22_500 },
  '/bills': { script: 113_000, html: 17_000 },
  '/rate-gen/concrete-1-2-4': { script: 112_700, html: 30_000 },
  '/about': { script: 108_500, html: 19_900 },
  '/': { script: 108_200, html: 63_500 },
  '/sellerShop/{seller}': { script: 109_100, html: 47_600 },
}

for (const [pattern, most] of Object.entries(BUDGETS)) {
  test(`the first load of ${pattern} brings little`, async ({ page, request, browserErrors: _ }) => {
    const [listing] = await (await request.get('/api/listing/get?limit=1')).json()
    const { products } = await (await request.get('/api/product/getCat?limit=1')).json()
    const path = pattern
      .replace('/listing/{id}', `/listing/${listing._id}`)
      .replace('/product/{id}', `/product/${products[0]._id}`)
      .replace('{seller}', products[0].userRef._id)
    const scripts: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request)
    })
    // Nobody moves. The scripts follow the first paint: on a busy machine the line may rest before they are asked for.
    const answer = await page.goto(path, { waitUntil: 'load' })
    await page.waitForFunction(() => !('$_TSR' in window))
    const comeInHalfASecond = async () => {
      const before = scripts.length
      await page.waitForTimeout(500)
      return scripts.length - before
    }
    await expect.poll(comeInHalfASecond).toBe(0)
    let bytes = 0
    for (const script of scripts) {
      const { 'content-encoding': encoding, 'content-length': length } =
        (await script.response())?.headers() ?? {}
      // A file of a hundred bytes gets no smaller.
      expect(encoding === 'br' || Number(length) < 500, script.url()).toBe(true)
      bytes += (await script.sizes()).responseBodySize
    }
    process.stdout.write(`${path}: ${bytes} bytes of JavaScript (brotli) in ${scripts.length} files\n`)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(most.script)
    const text = (await answer?.text()) ?? ''
    expect(text, 'the likeness of a picture stands beside it alone').not.toContain('"placeholder')
    const html = Buffer.byteLength(text)
    process.stdout.write(`${path}: ${html} bytes of HTML\n`)
    expect(html).toBeGreaterThan(0)
    expect(html).toBeLessThan(most.html)
  })
}

test('the HTML of the heaviest product page of a sample is light', async ({ request }) => {
  const lists = await Promise.all(
    ['', '&name=cement', '&name=rebar', '&type=Labour'].map(async (filter) => {
      const list = await request.get(`/api/product/getCat?fields=card&limit=20${filter}`)
      return (await list.json()).products as { _id: string }[]
    }),
  )
  const ids = [...new Set(lists.flat().map(({ _id }) => _id))]
  expect(ids.length).toBeGreaterThan(50)
  let heaviest = 0
  for (const id of ids) {
    const html = Buffer.byteLength(await (await request.get(`/product/${id}`)).text())
    if (html > heaviest) heaviest = html
  }
  process.stdout.write(`/product/{id}: ${heaviest} bytes of HTML at the most, of ${ids.length}\n`)
  expect(heaviest).toBeLessThan(PRODUCT_HTML)
})

for (const width of [390, 1280])
  test(`what is added to a page of ${width} px leaves the style of the rest alone`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    let restyled: number[] = []
    // A busy renderer may join a trace after its beginning: again, until it has told of this.
    await expect(async () => {
      await browser.startTracing(page, { categories: ['devtools.timeline'] })
      await page.evaluate(() => {
        const added = document.createElement('div')
        added.innerHTML = '<p aria-expanded="true">Added</p>'
        document.querySelector('main')?.append(added)
        added.getBoundingClientRect()
      })
      const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
      restyled = traceEvents.flatMap(({ name, args }: { name: string; args?: { elementCount?: number } }) =>
        name === 'UpdateLayoutTree' ? (args?.elementCount ?? []) : [],
      )
      expect(Math.max(...restyled)).toBeGreaterThan(1)
    }).toPass()
    expect(Math.max(...restyled)).toBeLessThan(50)
  })

test('a page at rest is not drawn again', async ({ page, browser }) => {
  // With its overlay, which is seen for two seconds.
  await page.addInitScript(() => sessionStorage.removeItem('visited'))
  await page.goto('/', { waitUntil: 'load' })
  await expect(page.locator('html.first-load')).toHaveCount(1)
  // Its parts wait for three seconds.
  await expect(page.locator('[data-later]')).toHaveCount(0)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.waitForTimeout(2_000)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  const frames = traceEvents.filter(({ name }: { name: string }) => name === 'Layerize').length
  // A search that steps back asks at times how far the page is scrolled.
  expect(frames).toBeLessThan(20)
})

test('a page asks for its styles while its HTML is still on its way', async ({ request }) => {
  const answer = await request.get('/')
  const [, styles] = /<link rel="stylesheet" href="([^"]+)"/.exec(await answer.text()) ?? []
  expect(answer.headers().link).toContain(`<${styles}>; rel=preload; as=style`)
})

import type { Request } from '@playwright/test'
import { expect, test } from './visit.ts'

/** What the first page load may bring, in bytes: of JavaScript, compressed (brotli), and of HTML before compression. */
const BUDGETS = {
  '/marketplace': { script: 108_200, html: 67_900 },
  '/market': { script: 108_300, html: 57_900 },
  '/search': { script: 108_200, html: 65_200 },
  '/listing/{id}': { script: 109_700, html: 35_600 },
  '/prices': { script: 108_300, html: 50_600 },
  '/prices/material/cement': { script: 108_300, html: 61_600 },
  '/prices/state/Kano': { script: 108_300, html: 43_700 },
  '/materials': { script: 108_200, html: 106_400 },
  '/materials/cement': { script: 108_600, html: 88_900 },
  '/product/{id}': { script: 110_700, html: 29_900 },
  '/bills': { script: 112_000, html: 19_600 },
  '/rate-gen/concrete-1-2-4': { script: 111_600, html: 38_900 },
  '/about': { script: 111_200, html: 22_200 },
  '/': { script: 114_700, html: 82_000 },
  '/sellerShop/{seller}': { script: 108_800, html: 79_900 },
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
    // Nobody has moved yet. The scripts follow the first paint: on a busy machine the line may rest before they are asked for.
    const answer = await page.goto(path, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
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
    const html = Buffer.byteLength((await answer?.text()) ?? '')
    process.stdout.write(`${path}: ${html} bytes of HTML\n`)
    expect(html).toBeGreaterThan(0)
    expect(html).toBeLessThan(most.html)
  })
}

test('what is added to a page leaves the style of the rest alone', async ({ page, browser }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate(() => {
    const added = document.createElement('div')
    added.innerHTML = '<p aria-expanded="true">Added</p>'
    document.querySelector('main')?.append(added)
    added.getBoundingClientRect()
  })
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  const restyled: number[] = traceEvents.flatMap(
    ({ name, args }: { name: string; args?: { elementCount?: number } }) =>
      name === 'UpdateLayoutTree' ? (args?.elementCount ?? []) : [],
  )
  expect(Math.max(...restyled)).toBeGreaterThan(1)
  expect(Math.max(...restyled)).toBeLessThan(50)
})

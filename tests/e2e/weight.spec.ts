import type { Request } from '@playwright/test'
import { expect, test } from './visit.ts'

/** What the first page load may bring of JavaScript, compressed (brotli), in bytes. */
const BUDGETS = {
  '/marketplace': 122_600,
  '/market': 126_200,
  '/search': 127_000,
  '/listing/{id}': 124_900,
  '/prices': 115_600,
  '/prices/material/cement': 117_000,
  '/prices/state/Kano': 117_200,
  '/materials': 114_900,
  '/materials/cement': 130_500,
  '/product/{id}': 127_000,
  '/bills': 119_000,
  '/rate-gen/concrete-1-2-4': 112_200,
  '/about': 112_000,
  '/': 130_500,
}

for (const [pattern, budget] of Object.entries(BUDGETS)) {
  test(`the first load of ${pattern} brings little script`, async ({ page, request, browserErrors: _ }) => {
    const [listing] = await (await request.get('/api/listing/get?limit=1')).json()
    const { products } = await (await request.get('/api/product/getCat?limit=1')).json()
    const path = pattern
      .replace('/listing/{id}', `/listing/${listing._id}`)
      .replace('/product/{id}', `/product/${products[0]._id}`)
    const scripts: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request)
    })
    // The scripts follow the first paint: on a busy machine the line may rest before they are asked for.
    await page.goto(path)
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
    expect(bytes).toBeLessThan(budget)
  })
}

import type { Request } from '@playwright/test'
import { expect, test } from './visit.ts'

/** What the first page load may bring of JavaScript, compressed (brotli), in bytes. */
const SCRIPT_BUDGET = 130_000

for (const place of ['/marketplace', '/market', '/search', '/listing/{id}']) {
  test(`the first load of ${place} brings little script`, async ({ page, request, alarms: _ }) => {
    const [listing] = await (await request.get('/api/listing/get?limit=1')).json()
    const path = place.replace('{id}', listing._id)
    const scripts: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    let bytes = 0
    for (const script of scripts) {
      expect((await script.response())?.headers()['content-encoding'], script.url()).toBe('br')
      bytes += (await script.sizes()).responseBodySize
    }
    process.stdout.write(`${path}: ${bytes} bytes of JavaScript (brotli) in ${scripts.length} files\n`)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(SCRIPT_BUDGET)
  })
}

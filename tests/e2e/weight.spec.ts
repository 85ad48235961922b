import { expect, test } from './visit.ts'

/** What the first page load may bring of JavaScript, compressed (brotli), in bytes. */
const SCRIPT_BUDGET = 130_000

for (const path of ['/marketplace', '/market']) {
  test(`the first load of ${path} brings little script`, async ({ page, alarms: _ }) => {
    const scripts = new Map<string, number>()
    page.on('requestfinished', async (request) => {
      if (request.resourceType() !== 'script') return
      expect((await request.response())?.headers()['content-encoding'], request.url()).toBe('br')
      scripts.set(request.url(), (await request.sizes()).responseBodySize)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0)
    process.stdout.write(`${path}: ${bytes} bytes of JavaScript (brotli) in ${scripts.size} files\n`)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(SCRIPT_BUDGET)
  })
}

import type { Page } from '@playwright/test'
import { expect, test } from './visit.ts'

type Drawn = { name: string; args?: { elementCount?: number } }

/** What the browser did to draw the page meanwhile. */
async function drawnWhile(page: Page, work: () => Promise<unknown>): Promise<Drawn[]> {
  const devtools = await page.context().newCDPSession(page)
  const events: Drawn[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Drawn[])))
  const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done))
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
    transferMode: 'ReportEvents',
  })
  await work()
  await devtools.send('Tracing.end')
  await complete
  return events
}

test('a page at rest is not drawn again, and restyles what arrives alone', async ({
  page,
  browserErrors: _,
}) => {
  // With its overlay, which is seen for two seconds.
  await page.addInitScript(() => sessionStorage.removeItem('visited'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/', { waitUntil: 'load' })
  await expect(page.locator('html.first-load')).toHaveCount(1)
  // Its parts wait for three seconds.
  await expect(page.locator('[data-later]')).toHaveCount(0)
  const atRest = await drawnWhile(page, () => page.waitForTimeout(2_000))
  // A search that steps back asks at each frame how far the page is scrolled.
  expect(atRest.filter(({ name }) => name === 'Layerize').length).toBeLessThan(20)

  const arriving = await drawnWhile(page, () =>
    page.evaluate(async () => {
      document.body.append(document.createElement('div'))
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }),
  )
  const restyled = arriving
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0)
  expect(Math.max(...restyled)).toBeGreaterThan(0)
  expect(Math.max(...restyled)).toBeLessThan((await page.locator('*').count()) / 5)
})

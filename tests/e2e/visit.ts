import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * A visitor's browser. Whatever the page complains of fails the test: errors, refused scripts or styles, a server's HTML
 * that the browser renders differently. `browserErrors` lists what a test provokes on purpose.
 */
export const test = base.extend<{ browserErrors: string[] }>({
  browserErrors: async ({ page }, use) => {
    const browserErrors: string[] = []
    page.on('pageerror', (error) => browserErrors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') browserErrors.push(`${message.text()} ${message.location().url}`)
    })
    await use(browserErrors)
    expect(browserErrors, 'errors in the browser').toEqual([])
  },
  page: async ({ page }, use) => {
    // The overlay of the first load stays out of the way, except where a test is about it.
    await page.addInitScript(() => sessionStorage.setItem('visited', '1'))
    // A press before the scripts have taken the page over goes nowhere: what is about that time says what it waits for.
    const { goto, reload } = page
    page.goto = async (url, options) => {
      const answer = await goto.call(page, url, options)
      if (!options?.waitUntil) await takenOver(page)
      return answer
    }
    page.reload = async (options) => {
      const answer = await reload.call(page, options)
      if (!options?.waitUntil) await takenOver(page)
      return answer
    }
    await use(page)
  },
})

export { expect }

/** The browser reports the status of a document that is not there; nothing else may have gone wrong. */
export function expectOnlyMissing(browserErrors: string[]): void {
  expect(browserErrors.splice(0)).toEqual([expect.stringContaining('status of 404')])
}

/** The calls of the API whose path contains the text, as they are made from now on. */
export function callsTo(page: Page, path: string): URL[] {
  const calls: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.includes(path)) calls.push(url)
  })
  return calls
}

/** Does something from which requests follow, and waits until the last of them has its answer. */
export async function withItsRequests(page: Page, work: () => Promise<unknown>): Promise<void> {
  const open = new Set<Request>()
  let begun = 0
  const begin = (request: Request) => {
    begun += 1
    open.add(request)
  }
  const end = (request: Request) => open.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await work()
  await expect.poll(() => begun > 0 && open.size === 0).toBe(true)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

/** The code of a link's page has arrived, as after a reader's pointer has rested on the link; its list has not. */
export async function preload(page: Page, link: Locator): Promise<void> {
  const to = await link.getAttribute('href')
  if (!to) throw new Error('A link without an address has no page to preload.')
  await page.evaluate((to) => window.__TSR_ROUTER__?.preloadRoute({ to }), to)
}

/** From now on time stands still in the page, and passes by `page.clock.runFor`; to be called after `page.clock.install`. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
}

/** A line on which every answer takes its time, as far as the browser can tell. @returns what makes it fast again */
export async function slowNetwork(page: Page, latency: number): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  return () => devtools.detach()
}

const WCAG_AND_HABITS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** WCAG 2.2 AA, as far as a machine can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  // What belongs to somebody signed in comes after the page's frame.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (tags) => {
    // On the way from one colour to another it has neither.
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(passing.map(({ finished }) => finished))
    const results = await window.axe.run({ runOnly: tags, resultTypes: ['violations'] })
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, WCAG_AND_HABITS)
  expect(violations).toEqual([])
}

/** The list has cards, and each of them says this; as soon as the list that was asked for is there. */
export async function expectEveryCard(page: Page, text: string | RegExp): Promise<void> {
  await expect(async () => {
    const cards = await page.getByRole('article').allInnerTexts()
    expect(cards).not.toEqual([])
    for (const card of cards) expect(card).toMatch(text)
  }).toPass({ timeout: 10_000 })
}

const takenOver = (page: Page) => page.waitForFunction(() => !('$_TSR' in window))

/** The page has been taken over by its scripts, and what stood in for them has gone. */
export async function hydrated(page: Page): Promise<void> {
  await takenOver(page)
  await expect(page.locator('main details:not([data-lasting])')).toHaveCount(0)
}

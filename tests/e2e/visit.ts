import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { isLong } from '../support/proof.ts'

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
  context: async ({ context }, use) => {
    const { newPage } = context
    context.newPage = async () => visitorsPage(await newPage.call(context))
    await use(context)
  },
})

/** A page on which nothing is done before its scripts have taken it over. Pages of the test's own `context` are such pages. */
export async function visitorsPage(page: Page): Promise<Page> {
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
  return page
}

export { expect }

/** Of journeys that differ in a width or an address the short proof has one. */
export const longUnless = (isOfShortProof: boolean) => ({ tag: isOfShortProof ? [] : ['@long'] })

type ShopAnswer = { user: { _id: string }; products: { name: string }[]; pagination: { total: number } }

/** A shop of the demonstration with so many products. */
export async function shopWith(
  request: APIRequestContext,
  isSo: (products: number) => boolean,
  selling = '',
): Promise<ShopAnswer> {
  const { products } = await (await request.get(`/api/product/getCat?limit=50&name=${selling}`)).json()
  const sellers = new Set(products.map(({ userRef }: { userRef: { _id: string } }) => userRef._id))
  for (const seller of sellers) {
    const shop: ShopAnswer = await (await request.get(`/api/product/user/${seller}?limit=1`)).json()
    if (isSo(shop.pagination.total)) return shop
  }
  throw new Error('There is no such shop')
}

/** The browser reports these, in this order, some time after the page has shown what follows from them, and nothing else. */
export async function expectErrors(browserErrors: string[], ...parts: string[]): Promise<void> {
  await expect.poll(() => browserErrors.length).toBeGreaterThanOrEqual(parts.length)
  expect(browserErrors.splice(0)).toEqual(parts.map((part) => expect.stringContaining(part)))
}

/** The browser reports the status of a document that is not there; nothing else may have gone wrong. */
export const expectOnlyMissing = (browserErrors: string[]) => expectErrors(browserErrors, 'status of 404')

/** The calls of the API whose path contains the text, as they are made from now on. */
export function callsTo(page: Page, path: string): URL[] {
  const calls: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.includes(path)) calls.push(url)
  })
  return calls
}

/**
 * The statuses of what the page sends to the paths that begin so from now on, but for what is refused and sent again with a fresh token: whether it is,
 * hangs on what else of the page asks for the fresh one first.
 */
export function doneAt(page: Page, path: string): number[] {
  const statuses: number[] = []
  page.on('response', (response) => {
    const isDone = response.status() !== 401 && new URL(response.url()).pathname.startsWith(path)
    if (isDone) statuses.push(response.status())
  })
  return statuses
}

/** From now on the page's requests for these addresses wait, for however long a busy machine takes. @returns what lets them go on */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The code of a link's page has arrived, as after a reader's pointer has rested on the link; its list has not. */
export async function preload(page: Page, link: Locator): Promise<void> {
  const to = await link.getAttribute('href')
  if (!to) throw new Error('A link without an address has no page to preload.')
  await page.evaluate((to) => window.__TSR_ROUTER__?.preloadRoute({ to }), to)
}

/** The line breaks once all of the page has arrived: on a busy machine parts of it are later than what `hydrated` waits for. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}

/** From now on time stands still in the page, and passes by `page.clock.runFor`; to be called after `page.clock.install`. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
}

const axeScript = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const WCAG_AND_HABITS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What of it is told by colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** WCAG 2.2 AA, as far as a machine can tell. @param runOnly rules or tags */
export async function expectAccessible(page: Page, runOnly = WCAG_AND_HABITS): Promise<void> {
  // What belongs to somebody signed in comes after the page's frame.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeScript)
  const violations = () =>
    page.evaluate(async (runOnly) => {
      // On the way from one colour to another it has neither. What a hidden part waits for never ends by itself.
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
      const results = await window.axe.run({ runOnly, resultTypes: ['violations'] })
      // What lies half under a bar that stays is small by chance: it is judged again where nothing covers it.
      const [small] = results.violations.find(({ id }) => id === 'target-size')?.nodes[0]?.target ?? []
      if (typeof small === 'string')
        document.querySelector(small)?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    }, runOnly)
  // What arrives while the rules are read is neither here nor there: it is judged when it has come to rest.
  await expect.poll(violations).toEqual([])
}

/** A phone, a tablet, a desk. */
const WIDTHS = [390, 768, 1440]

/**
 * The page that is open is as wide as the screen at each width, and accessible, in the light theme and, as far as colours go, in the dark one; in the short
 * proof at the first width alone.
 */
export async function expectFits(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `it scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
    if (!isLong && width !== widths[0]) continue
    for (const [colorScheme, rules] of [
      ['light', WCAG_AND_HABITS],
      ['dark', OF_COLOURS],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, rules)
    }
  }
  // Whoever looks on sees what they saw before.
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
}

/** The list has cards, and each of them says this; as soon as the list that was asked for is there. */
export async function expectEveryCard(page: Page, text: string | RegExp): Promise<void> {
  await expect(async () => {
    const cards = await page.getByRole('article').allInnerTexts()
    expect(cards).not.toEqual([])
    for (const card of cards) expect(card).toMatch(text)
  }).toPass({ timeout: 10_000 })
}

/** The focus is here, and seen: the header that stays does not cover it. */
export async function expectFocusSeen(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
  const header = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)
  expect((await target.boundingBox())?.y).toBeGreaterThanOrEqual(header)
}

/** By its scripts, and the parts that wait for it by a reader's first movement. */
export const takenOver = (page: Page) =>
  page.waitForFunction(() => {
    const isWaiting = document.querySelector('[data-later="moved"]')
    if (isWaiting) window.dispatchEvent(new Event('scroll'))
    return matchMedia('(scripting: none)').matches || (!isWaiting && !('$_TSR' in window))
  })

/** The page has been taken over by its scripts, and what stood in for them has gone, but for parts whose code comes later. */
export async function hydrated(page: Page): Promise<void> {
  await takenOver(page)
  await expect(page.locator('main details:not([data-lasting], [data-later] *)')).toHaveCount(0)
}

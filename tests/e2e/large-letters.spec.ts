import type { Page } from '@playwright/test'
import { COMPANY_PAGES } from '../support/company-pages.ts'
import { SELLER, signIn } from './account.ts'
import { expect, test } from './visit.ts'

/** A phone whose reader has set the browser's letters to 200 %. */
async function enlargeLetters(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** What a reader cannot reach: wider than the screen, cut off within its frame, or below what stays on the screen. */
const findHarms = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const harms: string[] = []
    const tooWide = document.documentElement.scrollWidth - window.innerWidth
    if (tooWide > 0) harms.push(`it is ${tooWide} px wider than the screen`)
    type Edges = { left: number; right: number }
    const known = new Map<Element, Edges[]>()
    /** The frames that cut off what is wider than they are, up to one that scrolls or, for screen readers alone, is a pixel wide. */
    const framesOf = (element: Element): Edges[] => {
      const found = known.get(element)
      if (found) return found
      const { overflowX } = getComputedStyle(element)
      const { left, right, width } = element.getBoundingClientRect()
      const outer = element.parentElement ? framesOf(element.parentElement) : []
      const isReached = overflowX === 'auto' || overflowX === 'scroll' || width <= 1
      const frames = isReached ? [] : overflowX === 'visible' ? outer : [{ left, right }, ...outer]
      known.set(element, frames)
      return frames
    }
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: parent, textContent } = text
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !textContent?.trim()) continue
      const frames = framesOf(parent)
      if (frames.length === 0) continue
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()]
      if (
        frames.some((frame) =>
          lines.some(({ left, right }) => right > frame.right + 2 || left < frame.left - 2),
        )
      )
        harms.push(`cut off: ${textContent.trim()}`)
    }
    window.scrollTo(0, document.body.scrollHeight / 3)
    for (const part of document.body.querySelectorAll('*')) {
      if (!['fixed', 'sticky'].includes(getComputedStyle(part).position) || !part.checkVisibility()) continue
      const { top, bottom } = part.getBoundingClientRect()
      const stays = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
      if (stays > window.innerHeight / 4 + 1)
        harms.push(`stays on the screen: ${stays} px of ${part.className}`)
    }
    return harms
  })

/** Each page is visited once. */
async function expectRoom(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await page.locator('main h1').first().waitFor({ state: 'attached' })
    await expect.poll(() => findHarms(page), path).toEqual([])
  }
}

test('large letters have room on every page of the company', async ({ page, browserErrors: _ }) => {
  await enlargeLetters(page)
  await expectRoom(page, COMPANY_PAGES)
})

test('large letters have room in the market', async ({ page, request, browserErrors: _ }) => {
  const { products } = await (await request.get('/api/product/getCat?limit=1')).json()
  const [home] = await (await request.get('/api/listing/get?limit=1')).json()
  const [{ _id, userRef }] = products
  await enlargeLetters(page)
  await expectRoom(page, [
    ...[
      '/market',
      '/marketplace',
      '/materials',
      '/materials/cement',
      '/search',
      '/saved',
      '/sell',
      '/offline',
    ],
    ...[`/product/${_id}`, `/listing/${home._id}`, `/sellerShop/${userRef._id}`],
  ])
})

test('large letters have room on a seller’s pages', async ({ page, browserErrors: _ }) => {
  await enlargeLetters(page)
  await signIn(page, SELLER)
  await expectRoom(page, [
    ...['/profile', '/seller-overview', '/seller-prices', '/seller-leads', '/seller-shop', '/seller-review'],
    ...['/shop-details', '/create-product', '/create-listing', '/second-factor'],
  ])
})

import type { Page } from '@playwright/test'
import { COMPANY_PAGES } from '../support/company-pages.ts'
import { SELLER, signIn, signInAsAdmin } from './account.ts'
import { expect, hydrated, test } from './visit.ts'

const AGENT = { ...SELLER, username: 'Zumaview Estate Desk', email: 'zumaview-estates@demo.adlm.example' }

const SELLER_PAGES = [
  ...['/profile', '/seller-overview', '/seller-prices', '/seller-leads', '/seller-shop', '/seller-review'],
  ...['/shop-details', '/create-product', '/create-listing'],
]

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
    type Span = [start: number, end: number]
    type Edges = { across: Span; down: Span }
    const ENDLESS: Span = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    /** What scrolls shows all that is in it; what is a pixel wide or high is for screen readers alone, or closed. */
    const within = (overflow: string, [start, end]: Span, outer: Span): Span => {
      if (overflow === 'auto' || overflow === 'scroll' || end - start <= 1) return ENDLESS
      return overflow === 'visible' ? outer : [Math.max(start, outer[0]), Math.min(end, outer[1])]
    }
    const known = new Map<Element, Edges>()
    /** Where the frames around it cut off what is larger than they are. */
    const edgesOf = (element: Element | null): Edges => {
      if (!element) return { across: ENDLESS, down: ENDLESS }
      const found = known.get(element)
      if (found) return found
      const { overflowX, overflowY } = getComputedStyle(element)
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const outer = edgesOf(element.parentElement)
      // The page scrolls, except while a dialog is open; a long text has a button that shows all of it.
      const isWhole =
        element.matches('html, body') || element.nextElementSibling?.matches('button[aria-expanded]')
      const edges = {
        across: within(overflowX, [left, right], outer.across),
        down: within(isWhole ? 'auto' : overflowY, [top, bottom], outer.down),
      }
      known.set(element, edges)
      return edges
    }
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: parent, textContent } = text
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !textContent?.trim()) continue
      const { across, down } = edgesOf(parent)
      range.selectNodeContents(text)
      // A letter's box is higher than the line that it stands on.
      const isCut = ({ left, right, top, bottom, height }: DOMRect) =>
        right > across[1] + 2 ||
        left < across[0] - 2 ||
        bottom > down[1] + height / 4 ||
        top < down[0] - height / 4
      if ([...range.getClientRects()].some(isCut)) harms.push(`cut off: ${textContent.trim()}`)
    }
    window.scrollTo(0, document.body.scrollHeight / 3)
    const dialog = document.querySelector('[role="dialog"]')
    if (dialog) {
      if (dialog.scrollWidth > dialog.clientWidth + 2) harms.push('it is wider than its dialog')
      // It may take the screen: the page behind it rests.
      return harms
    }
    for (const part of document.body.querySelectorAll('*')) {
      if (!['fixed', 'sticky'].includes(getComputedStyle(part).position) || !part.checkVisibility()) continue
      const { top, bottom } = part.getBoundingClientRect()
      const stays = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
      if (stays > window.innerHeight / 4 + 1)
        harms.push(`stays on the screen: ${stays} px of ${part.className}`)
    }
    return harms
  })

/** What the press opens has room, too. */
async function expectRoomBehind(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').or(page.getByLabel('Message to')).waitFor()
  await expect.poll(() => findHarms(page), name).toEqual([])
}

/** What the page asks for has come, too: before, there is nothing that could be too wide. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
}

/** Each page is visited once. */
async function expectRoom(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await page.locator('main h1').first().waitFor({ state: 'attached' })
    await expect.poll(() => findHarms(page), path).toEqual([])
  }
}

test('what would harm large letters is found', async ({ page, browserErrors: _ }) => {
  // Into the product's own stylesheet: its policy refuses every other.
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch()
    const faults = [
      '.page h1 { max-height: 1.2rem; overflow: hidden; padding-top: 1rem }',
      '.page { min-width: 60rem }',
      'header { position: sticky; top: 0; min-height: 40vh }',
    ]
    await route.fulfill({ response: answer, body: `${await answer.text()}\n${faults.join('\n')}` })
  })
  await enlargeLetters(page)
  await page.goto('/materials')
  // Its texts, of which each is looked at by itself.
  const title = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => heading.firstChild?.textContent?.trim())
  const harms = await findHarms(page)
  expect(harms).toContainEqual(expect.stringMatching(/^it is \d+ px wider than the screen$/))
  expect(harms).toContain(`cut off: ${title}`)
  expect(harms).toContainEqual(expect.stringMatching(/^stays on the screen: /))
})

test('large letters have room on every page of the company', { tag: '@long' }, async ({
  page,
  browserErrors: _,
}) => {
  test.slow()
  await enlargeLetters(page)
  await expectRoom(page, COMPANY_PAGES)
})

test('large letters have room in the market', async ({ page, request, browserErrors: _ }) => {
  test.slow()
  const { products } = await (await request.get('/api/product/getCat?limit=1')).json()
  const [home] = await (await request.get('/api/listing/get?limit=1')).json()
  const [{ _id, userRef }] = products
  await enlargeLetters(page)
  await expectRoom(page, [
    '/marketplace',
    '/materials',
    '/materials/cement',
    '/sell',
    '/offline',
    '/bills',
    '/search',
  ])
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await page.getByRole('group', { name: 'Map of the states of Nigeria' }).waitFor()
  await expect.poll(() => findHarms(page), 'the map').toEqual([])
  await expectRoom(page, ['/market'])
  const heart = page
    .getByRole('article')
    .getByRole('button', { name: /^Save / })
    .first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  // The heart follows the finger; what is kept is said.
  await page.getByText('Saved on this device.').waitFor()
  await expectRoom(page, ['/saved'])
  await page.getByRole('status').filter({ hasText: '1 saved' }).waitFor()
  await expect.poll(() => findHarms(page), 'something saved').toEqual([])
  await expectRoom(page, [`/listing/${home._id}`, `/sellerShop/${userRef._id}`, `/product/${_id}`])
  await expectRoomBehind(page, 'Report this product')
  await expectRoom(page, ['/marketplace?name=zzzz'])
  await page.getByRole('button', { name: 'Tell me when there is one' }).waitFor()
  await expectRoom(page, ['/marketplace?name=cement'])
  await expectRoomBehind(page, 'Save this search')
})

test('large letters have room on a seller’s pages', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
  await enlargeLetters(page)
  await signIn(page, SELLER)
  await expectRoom(page, [...SELLER_PAGES, '/second-factor'])
})

test('large letters have room where a home is changed and its owner written to', { tag: '@long' }, async ({
  page,
  request,
  browserErrors: _,
}) => {
  const homes = await (await request.get('/api/listing/get?limit=50')).json()
  const isOwn = ({ userRef }: { userRef: { username: string } }) => userRef.username === AGENT.username
  await enlargeLetters(page)
  await signIn(page, AGENT)
  await expectRoom(page, [`/update-listing/${homes.find(isOwn)._id}`, '/homes'])
  await expectRoom(page, [`/listing/${homes.find((home: Parameters<typeof isOwn>[0]) => !isOwn(home))._id}`])
  await expectRoomBehind(page, 'Contact Seller')
})

test('large letters have room on the admins’ pages', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
  await enlargeLetters(page)
  await signInAsAdmin(page, '/admin')
  await expect.poll(() => findHarms(page), '/admin').toEqual([])
  await expectRoom(page, ['/admin?view=people', '/admin?view=numbers', '/admin/enquiries'])
})

/** Not every browser makes letters larger as `enlargeLetters` does: then the page's own widths do not tell of it. */
const doubleLetters = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

test('a page whose letters alone are twice as large has room, too', { tag: '@long' }, async ({
  page,
  request,
}) => {
  test.slow()
  const { products } = await (await request.get('/api/product/getCat?limit=1')).json()
  const [home] = await (await request.get('/api/listing/get?limit=1')).json()
  await page.setViewportSize({ width: 390, height: 844 })
  const [{ _id, userRef }] = products
  const offers = [`/product/${_id}`, `/listing/${home._id}`, `/sellerShop/${userRef._id}`, '/saved']
  for (const path of [
    ...['/', '/market', '/marketplace', '/search', '/sell', ...offers, '/materials/cement', '/prices'],
    ...['/prices/material/cement', '/rate-gen', '/rate-gen/concrete-1-2-4', '/about'],
  ]) {
    await page.goto(path)
    await doubleLetters(page)
    await expect.poll(() => findHarms(page), path).toEqual([])
  }
})

/** What a wide screen has columns for, which letters of twice the size have not. */
const TABLES = [
  ...['/prices', '/prices/state/Kano', '/prices/material/cement', '/prices/material/sharp-sand?state=Kano'],
  ...['/prices/methods', '/rate-gen', '/rate-gen/concrete-1-2-4', '/rate-gen/concrete-1-2-4?state=Kano'],
  ...['/materials', '/materials/cement', '/materials/cement?state=Lagos&quantity=6000', '/bills'],
]

for (const width of [390, 768, 1440])
  test(`tables of letters that are twice as large fit into ${width} px`, { tag: '@long' }, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const expectFitting = async (path: string) => {
      await open(page, path)
      await doubleLetters(page)
      const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(widthOf, path).toBe(width)
    }
    for (const path of TABLES) await expectFitting(path)
    await signIn(page, SELLER)
    for (const path of SELLER_PAGES) await expectFitting(path)
    await open(page, '/bills')
    await hydrated(page)
    await page.getByLabel('Choose a file').setInputFiles('public/bills/example-bungalow.xlsx')
    await page.getByRole('navigation', { name: 'Views of the bill' }).waitFor()
    const bill = new URL(page.url()).pathname
    for (const view of ['checks', 'lines', 'totals', 'materials', 'rows'])
      await expectFitting(`${bill}?view=${view}`)
    await open(page, `${bill}?view=lines`)
    await doubleLetters(page)
    const amount = page.getByRole('gridcell', { name: '650,000' })
    const [cell, grid] = await Promise.all([amount.boundingBox(), page.getByRole('grid').boundingBox()])
    expect(cell && grid && cell.x + cell.width <= grid.x + grid.width).toBe(true)
  })

import { callsTo, expect, expectEveryCard, hold, hydrated, preload, stopTime, test } from './visit.ts'

/** The calls for the products of the market. */
const LIST = '**/api/product/getCat?*'

test.describe('Changed filters', () => {
  test('start a fresh list of one page, and Back and Forward find what was there', async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/market')
    await hydrated(page)
    const calls = callsTo(page, '/getCat')
    const cards = page.getByRole('article')
    const headings = () => cards.getByRole('heading').allTextContents()
    const location = page.getByLabel('State')
    const more = page.getByRole('button', { name: 'Explore Marketplace' })

    await location.selectOption('Lagos')
    await expectEveryCard(page, 'Lagos')
    await more.click()
    await expect(cards).toHaveCount(20)
    await more.click()
    await expect(cards).toHaveCount(30)
    const thirty = await headings()
    await location.selectOption('Kano')
    await expect(cards.first()).toContainText('Kano')
    expect(calls).toHaveLength(4)

    await location.selectOption('Lagos')
    await expect(cards.first()).toContainText('Lagos')
    await expect(cards).toHaveCount(10)
    expect(calls.map((call) => call.search).at(-1)).toBe('?location=Lagos&page=1&fields=card')
    expect(calls).toHaveLength(5)
    await page.reload()
    await hydrated(page)
    await expect(cards).toHaveCount(10)
    await page.waitForLoadState('networkidle')

    // The visit before it has three pages: from memory where there is one, else they are fetched again.
    await page.goBack()
    await expect(cards.first()).toContainText('Kano')
    await page.goBack()
    await expect(cards.getByRole('heading')).toHaveText(thirty)
    calls.length = 0
    await page.goForward()
    await expect(cards.first()).toContainText('Kano')
    await page.goForward()
    await expect(cards.first()).toContainText('Lagos')
    await expect(cards).toHaveCount(10)
    await page.goBack()
    await page.goBack()
    await expect(cards).toHaveCount(30)
    expect(calls).toEqual([])
  })

  test('keep the former list in sight, faded, while the next one is loading', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/market')
    await hydrated(page)
    const release = await hold(page, LIST)
    await page.getByLabel('State').selectOption('Kano')
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]').getByRole('article')).toHaveCount(10)
    release()
    await expect(page.getByRole('status').filter({ hasText: /products?$/ })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectEveryCard(page, 'Kano')
  })

  test('show where cards will stand while there is nothing to keep', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/marketplace')
    await hydrated(page)
    const market = page.getByRole('banner').getByRole('link', { name: 'Market', exact: true })
    await preload(page, market)
    const release = await hold(page, '**/api/**')
    await market.click()
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(2)
    await expect(page.getByRole('article')).toHaveCount(0)
    release()
    await expect(page.getByRole('article')).toHaveCount(10)
    await expect(page.getByText('Loading...')).toHaveCount(0)
  })
})

test.describe('The product name', () => {
  test('is asked for once, half a second after the last key', async ({ page, browserErrors: _ }) => {
    await page.clock.install()
    await page.goto('/market')
    await hydrated(page)
    await stopTime(page)
    const calls = callsTo(page, '/getCat')
    const box = page.getByLabel('Product name')
    for (const letter of 'granit') {
      await box.press(letter)
      await page.clock.runFor(200)
    }
    await box.press('e')
    await page.clock.runFor(499)
    expect(calls).toEqual([])
    const request = page.waitForRequest(/getCat/)
    await page.clock.runFor(1)
    expect(new URL((await request).url()).searchParams.get('name')).toBe('granite')
    await page.clock.resume()
    await expect(page).toHaveURL('/market?name=granite')
    await page.clock.runFor(700)
    expect(calls).toHaveLength(1)
    await expect(box).toBeFocused()
  })

  test('takes each pause for a question, and all of them for one step of the history', {
    tag: '@long',
  }, async ({ page, browserErrors: _ }) => {
    await page.goto('/market')
    await hydrated(page)
    const calls = callsTo(page, '/getCat')
    const box = page.getByLabel('Product name')
    await box.fill('gr')
    await expect(page).toHaveURL('/market?name=gr')
    await box.fill('granite')
    await expect(page).toHaveURL('/market?name=granite')
    await expect.poll(() => calls.map((call) => call.searchParams.get('name'))).toEqual(['gr', 'granite'])
    await page.goBack()
    await expect(page).toHaveURL('/market')
    await expect(box).toHaveValue('')
  })

  test('cleared, is forgotten at once, with what was still waiting', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.clock.install()
    await page.goto('/market?name=cement')
    await hydrated(page)
    await stopTime(page)
    const calls = callsTo(page, '/getCat')
    const box = page.getByLabel('Product name')
    await box.fill('cement bag')
    await box.fill('')
    await expect(page).toHaveURL('/market')
    await page.clock.runFor(800)
    await expect.poll(() => calls.map((call) => call.search)).toEqual(['?page=1&fields=card'])
    await expect(page).toHaveURL('/market')

    await box.fill('tiles')
    await box.fill('')
    await page.clock.runFor(800)
    await expect(page).toHaveURL('/market')
    expect(calls).toHaveLength(1)
  })
})

test.describe('Loading more', () => {
  test('is not possible while it is loading, and a double click loads one page', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/market')
    await hydrated(page)
    const calls = callsTo(page, '/getCat')
    const more = page.getByRole('button', { name: 'Explore Marketplace' })
    const release = await hold(page, LIST)
    await more.dblclick()
    await expect(more).toBeDisabled()
    // A press of what is disabled has the focus go to what is around it.
    await more.click({ force: true })
    release()
    await expect(page.getByRole('article')).toHaveCount(20)
    await expect(more).toBeEnabled()
    expect(calls.map((call) => call.searchParams.get('page'))).toEqual(['2'])
    await expect(page.getByRole('article').nth(10)).toBeFocused()
  })

  test('ends with the last page', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
    await page.goto('/market?category=Roofing')
    await hydrated(page)
    const count = await page.getByText(/of \d+ products/).textContent()
    const total = Number(/of (\d+)/.exec(count ?? '')?.[1])
    const cards = page.getByRole('article')
    const more = page.getByRole('button', { name: 'Explore Marketplace' })
    for (let shown = 10; shown < total; shown += 10) {
      await expect(cards).toHaveCount(shown)
      await more.click()
    }
    await expect(cards).toHaveCount(total)
    expect(total).toBeGreaterThan(10)
    await expect(more).toHaveCount(0)
  })

  test('leaves the page alone that the reader has gone to meanwhile', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/market')
    await hydrated(page)
    const card = page.getByRole('article').first().getByRole('link')
    await preload(page, card)
    const name = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
    const calls = callsTo(page, '/getCat')
    const release = await hold(page, LIST)
    const requested = page.waitForRequest(LIST)
    await page
      .getByRole('button', { name: 'Explore Marketplace' })
      .evaluate((more: HTMLElement) => more.click())
    await card.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    release()
    // Or it is given up.
    await (await requested).response()
    // What follows from the answer has been drawn.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    expect(calls.map(({ searchParams }) => searchParams.get('page'))).toEqual(['2'])
    expect(await page.evaluate(() => history.state.pages)).toBeUndefined()
    await expect(page).toHaveURL(/\/product\//)
  })

  test('bring the beginning of the new list into view', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/market')
    await hydrated(page)
    const cards = page.getByRole('article')
    for (const count of [20, 30]) {
      await page.getByRole('button', { name: 'Explore Marketplace' }).click()
      await expect(cards).toHaveCount(count)
    }
    await cards.last().scrollIntoViewIfNeeded()
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Roofing' }).click()
    await expect(page.getByText(/^10 of \d+ products/)).toBeInViewport()
    await expect(cards.first()).toBeInViewport()
  })
})

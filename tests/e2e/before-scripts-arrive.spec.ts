import { createHash } from 'node:crypto'
import { expect, expectEveryCard, hold, hydrated, longUnless, preload, test } from './visit.ts'

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the HTML has the products, and links and forms filter and page', async ({ page }) => {
    await page.goto('/market')
    await expect(page.getByRole('article')).toHaveCount(10)
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Concrete' }).click()
    await expect(page).toHaveURL('/market?category=Concrete')
    await page.getByLabel('Product name').fill('cement')
    await page.getByLabel('Product name').press('Enter')
    await expect(page).toHaveURL(/category=Concrete&name=cement/)
    await expect(page.getByRole('article').first()).toContainText(/cement/i)
    await page.goto('/market')
    await page.getByRole('button', { name: 'Explore Marketplace' }).click()
    await expect(page).toHaveURL('/market?page=2')
    await expect(page.getByText(/^Page 2 on/)).toBeVisible()
    // It is seen where the focus is.
    await page.getByRole('link', { name: 'Page 3' }).press('Enter')
    await expect(page).toHaveURL('/market?page=3')
  })

  test('on a phone, every filter can be reached and applied', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/market?name=cement')
    const filters = page.locator('summary').filter({ hasText: /^Filters/ })
    await expect(page.getByLabel('Lowest price')).toBeHidden()
    await filters.click()
    await page.getByLabel('Lowest price').fill('1')
    await page.getByLabel('State').selectOption('Lagos')
    await page.getByLabel('Type').selectOption('Material')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(
      '/market?name=cement&location=Lagos&type=Material&minPrice=1&maxPrice=&sort=',
    )
    await expect(filters).toHaveText('Filters (3)')
    await filters.click()
    await page.getByRole('link', { name: 'Concrete' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/category=Concrete/)
    await expect(page.getByRole('article').first()).toContainText(/cement/i)
    await expectEveryCard(page, 'Lagos')
  })

  test('a button that opens filters stays where it is pressed', async ({ page }) => {
    await page.goto('/marketplace')
    const more = page.locator('summary').filter({ hasText: 'More filters' })
    const before = await more.boundingBox()
    await more.click()
    await expect(page.getByLabel('Lowest price')).toBeVisible()
    const after = await more.boundingBox()
    expect([after?.x, after?.y]).toEqual([before?.x, before?.y])
  })

  test('the rate generator has no button that nothing would answer', { tag: '@long' }, async ({ page }) => {
    await page.goto('/rate-gen')
    await expect(page.getByLabel('Waste of concrete')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })

  test('the overlay never covers the page', { tag: '@long' }, async ({ page }) => {
    await page.goto('/market')
    await expect(page.locator('.overlay')).toBeHidden()
  })
})

test('a page asks for its scripts when it can be seen', { tag: ['@pictures', '@long'] }, async ({
  page,
  browserErrors: _,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url())
  })
  const release = await hold(page, '**/assets/*.css')
  const pictured = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'image')
  await page.goto('/market', { waitUntil: 'commit' })
  await pictured
  expect(requested).toEqual([])
  release()
  await expect.poll(() => requested.length).toBeGreaterThan(1)
  await hydrated(page)
})

test('what is seen at once keeps the likeness of its picture, which the data of the page have not', async ({
  page,
  browserErrors: _,
}) => {
  await page.goto('/marketplace')
  await hydrated(page)
  const [first, last] = [page.getByRole('article').first(), page.getByRole('article').last()]
  await expect(first.locator('img[src^="data:image"]')).toHaveCount(1)
  await expect(last.locator('img[src^="data:image"]')).toHaveCount(0)
})

test('what is typed before the scripts arrive is kept and used', async ({ page, browserErrors: _ }) => {
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/market', { waitUntil: 'commit' })
  await page.getByLabel('State').selectOption('Lagos')
  await page.getByText('More filters').click()
  await page.getByLabel('Highest price').fill('20k')
  await page.getByLabel('Product name').fill('cemnt')
  release()
  await hydrated(page)
  await expect(page).toHaveURL(/^[^?]*\?(?=.*\bname=cemnt)(?=.*\bmaxPrice=20000)(?=.*\blocation=Lagos)/)
  await expect(page.getByLabel('Product name')).toHaveValue('cemnt')
  await expect(page.getByRole('article').first()).toContainText(/cement/i)

  // An Enter before they come is heard by those that have come meanwhile.
  await page.getByLabel('Highest price').evaluate((box: HTMLInputElement) => {
    box.value = '30k'
    box.form?.requestSubmit()
  })
  await expect(page).toHaveURL(/\bmaxPrice=30000\b/)
})

test('to rent or to buy, pressed before the scripts arrive, is applied', async ({
  page,
  browserErrors: _,
}) => {
  const release = await hold(page, '**/assets/*.js')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/search', { waitUntil: 'commit' })
  const form = page.getByRole('search', { name: 'Homes by words' })
  await form.getByText('Rent', { exact: true }).click()
  release()
  await hydrated(page)
  await expect(page).toHaveURL('/search?type=rent')
  await expect(form.getByRole('radio', { name: 'Rent', exact: true })).toBeChecked()
  await expect(page.getByRole('article').filter({ hasText: 'for sale' })).toHaveCount(0)
})

test('filters that a phone opens before the scripts arrive are applied', async ({
  page,
  browserErrors: _,
}) => {
  const release = await hold(page, '**/assets/*.js')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/market', { waitUntil: 'commit' })
  await page
    .locator('summary')
    .filter({ hasText: /^Filters/ })
    .click()
  await page.getByLabel('Lowest price').fill('1000')
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/[?&]minPrice=1000&/)
  release()
})

test('a button of a part whose code comes later is drawn, and a press of it is kept', async ({
  page,
  browserErrors: _,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const release = await hold(page, '**/assets/-home-page*.js')
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked.filter((url) => url.includes('-home-page'))).toEqual([])
  const card = page.getByRole('article').first()
  const heart = card.getByRole('button', { name: /^Save / })
  await heart.click()
  await expect.poll(() => asked.filter((url) => url.includes('-home-page')).length).toBe(1)
  await expect(heart).not.toHaveAttribute('aria-pressed')
  release()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).not.toHaveAttribute('data-saves')
})

test('a page whose code comes with its reader does again what was done before', async ({
  page,
  request,
  browserErrors: _,
}) => {
  const { products } = await (await request.get('/api/product/getCat?name=cement&limit=1')).json()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const codeOf = () => asked.filter((url) => url.includes('/-product-page-'))
  const release = await hold(page, '**/assets/-product-page-*.js')
  await page.goto(`/product/${products[0]._id}`, { waitUntil: 'networkidle' })
  expect(codeOf()).toEqual([])
  const number = page.getByRole('button', { name: 'See Number' })
  await number.click()
  await expect.poll(() => codeOf().length).toBe(1)
  await page.getByRole('textbox', { name: /^How many/ }).fill('20')
  await expect(number).toHaveAttribute('aria-expanded', 'false')
  release()
  await expect(page.getByRole('button', { name: 'Hide number' })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('textbox', { name: /^How many/ })).toHaveValue('20')
  await expect(page.getByRole('status').filter({ hasText: /^20 / })).toBeVisible()
})

test('a box that is ticked by a key before stays ticked, and counts', async ({ page, browserErrors: _ }) => {
  const release = await hold(page, '**/assets/-comparison-view-*.js')
  await page.goto('/materials/cement', { waitUntil: 'networkidle' })
  const box = page.getByRole('checkbox', { name: /^Compare: / }).first()
  await box.press('Space')
  await expect(page.getByText('Choose up to')).toBeVisible()
  release()
  await expect(page.getByText('1 chosen')).toBeVisible()
  await expect(box).toBeChecked()
})

test('a panel of the browser that is opened before stays open', async ({ page, browserErrors: _ }) => {
  const release = await hold(page, '**/assets/-search-page-*.js')
  await page.goto('/search', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'More filters' }).press('Enter')
  await expect(page.getByLabel('To move in, at most')).toBeVisible()
  release()
  await hydrated(page)
  await expect(page.getByLabel('To move in, at most')).toBeVisible()
})

test('the focus stays on the filters when the scripts take them over', async ({ page, browserErrors: _ }) => {
  const release = await hold(page, '**/assets/-search-page-*.js')
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/search', { waitUntil: 'networkidle' })
  await page
    .locator('summary')
    .filter({ hasText: /^Filters/ })
    .focus()
  release()
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused()
})

test('a link elsewhere waits for the page whose code has not come', async ({ page, browserErrors: _ }) => {
  await page.goto('/market', { waitUntil: 'networkidle' })
  await expect(page.locator('[data-later="moved"]')).toBeAttached()
  await page.evaluate(() => window.__TSR_ROUTER__?.navigate({ to: '/market', search: { name: 'cement' } }))
  await expect(page.getByLabel('Product name')).toHaveValue('cement')
  await expect(page.getByRole('article').first()).toContainText(/cement/i)
})

test('a page that is left while its scripts take it over is not drawn anew', async ({
  page,
  browserErrors: _,
}) => {
  // Between two steps of React: the header has been taken over, the page below it has not.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (message) {
      const isHeld = window.__TSR_ROUTER__?.history.subscribers.size
      if (isHeld) window.addEventListener('go-on', () => postMessage.call(this, message), { once: true })
      else postMessage.call(this, message)
    }
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true })
  await preload(page, link)
  await link.click()
  await expect(page).toHaveURL('/help')
  await page.evaluate(() => window.dispatchEvent(new Event('go-on')))
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible()
})

test('the filters that are open when the scripts arrive stay open, as the sheet', { tag: '@long' }, async ({
  page,
  browserErrors: _,
}) => {
  const release = await hold(page, '**/assets/*.js')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/market', { waitUntil: 'commit' })
  await page
    .locator('summary')
    .filter({ hasText: /^Filters/ })
    .click()
  await expect(page.getByRole('link', { name: 'Roofing' }).filter({ visible: true })).toBeVisible()
  release()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('link', { name: 'Roofing' }).click()
  await expect(page).toHaveURL('/market?category=Roofing')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused()
})

/** What the server's own changes to a page rely on: a new release of the page framework may break it. */
for (const path of ['/', '/market', '/about', '/nowhere'])
  test(
    `${path} is rendered in the way that its scripts are known`,
    longUnless(path === '/market'),
    async ({ request }) => {
      const answer = await request.get(path)
      const html = await answer.text()
      const inline = [
        ...html.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g),
      ]
      const hashes = inline.map(([, script = '']) => createHash('sha256').update(script).digest('base64'))
      const policy = answer.headers()['content-security-policy'] ?? ''
      const allowed = [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash)
      expect(allowed.sort(), 'the policy names the inline scripts of the page, and no others').toEqual(
        [...new Set(hashes)].sort(),
      )
      expect(html, 'the nonce that marks scripts is taken out of the page').not.toMatch(/ nonce=|csp-nonce/)
      expect(html, 'modules are fetched by the script that waits for the first paint').not.toMatch(
        /<script[^>]* src=|<link[^>]*modulepreload/,
      )
      expect(inline.filter(([script]) => script.includes('import(s.attrs.src)'))).toHaveLength(1)
    },
  )

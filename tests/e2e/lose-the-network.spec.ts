import { expect, expectAccessible, goOffline, hydrated, preload, test } from './visit.ts'

test.describe('Without a network', () => {
  test.afterEach(({ browserErrors }) => {
    // The browser reports each failed request, the router the failed page; nothing else went wrong.
    const expected = /ERR_INTERNET_DISCONNECTED|AppError: No connection/
    expect(browserErrors.splice(0).filter((alarm) => !expected.test(alarm))).toEqual([])
  })

  test('the market keeps its former list, says so, and goes on by the retry', async ({
    page,
    context,
    browserErrors: _,
  }) => {
    await page.goto('/market')
    await hydrated(page)
    const cards = page.getByRole('article')
    const former = await cards.getByRole('heading').allTextContents()
    await goOffline(page)
    await page.getByLabel('State').selectOption('Kano')
    await expect(page.getByRole('alert')).toContainText('The products could not be loaded. No connection.')
    await expect(page.getByRole('status').filter({ hasText: 'What was found before' })).toBeVisible()
    expect(await cards.getByRole('heading').allTextContents()).toEqual(former)
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expectAccessible(page)

    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(cards.first()).toContainText('Kano')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: /products?$/ })).toBeFocused()
  })

  test('the marketplace keeps its former list, and goes on by the retry', { tag: '@long' }, async ({
    page,
    context,
    browserErrors: _,
  }) => {
    await page.goto('/marketplace?category=Electrical')
    await hydrated(page)
    const cards = page.getByRole('article')
    const former = await cards.getByRole('heading').allTextContents()
    await goOffline(page)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByRole('alert')).toContainText('Unable to fetch products. No connection.')
    expect(await cards.getByRole('heading').allTextContents()).toEqual(former)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/^Page 2 of/)).toBeVisible()
    expect(await cards.getByRole('heading').allTextContents()).not.toEqual(former)
  })

  test('the market says what it could not get, of the list and of the categories', { tag: '@long' }, async ({
    page,
    context,
    browserErrors: _,
  }) => {
    await page.goto('/marketplace')
    await hydrated(page)
    const market = page.getByRole('banner').getByRole('link', { name: 'Market', exact: true })
    await preload(page, market)
    await goOffline(page)
    await market.click()
    const categories = page.getByRole('navigation', { name: 'Categories' })
    await expect(categories.getByRole('alert')).toContainText('No data')
    await expect(page.getByText('The products could not be loaded.')).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await categories.getByRole('button', { name: 'Try again' }).click()
    await expect(categories.getByRole('link', { name: 'Roofing' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article')).toHaveCount(10)
  })

  test('a page whose code did not arrive says so, and comes by the retry', async ({
    page,
    context,
    browserErrors,
  }) => {
    await page.goto('/marketplace')
    await hydrated(page)
    await goOffline(page)
    await page.getByRole('banner').getByRole('link', { name: 'Rate generator', exact: true }).click()
    await expect(page.getByText('No connection. Check your network and try again.')).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/\/rate-gen$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/rate/i)
    // It has been fetched anew.
    await hydrated(page)
    browserErrors.splice(
      0,
      browserErrors.length,
      ...browserErrors.filter((alarm) => !/imported module/.test(alarm)),
    )
  })

  test('a product that does not arrive says so, and arrives by the retry', { tag: '@long' }, async ({
    page,
    context,
    browserErrors: _,
  }) => {
    await page.goto('/market')
    await hydrated(page)
    const cards = page.getByRole('article')
    const name = (await cards.nth(1).getByRole('heading').textContent()) ?? ''
    await preload(page, cards.first().getByRole('link'))
    await goOffline(page)
    await cards.nth(1).getByRole('link').press('Enter')
    await expect(page.getByRole('alert')).toContainText('Error loading product details')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Details')
    await expectAccessible(page)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
})

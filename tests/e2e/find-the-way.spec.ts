import { COMPANY } from '#domain/company.ts'
import { expect, expectAccessible, expectOnlyMissing, hydrated, longUnless, test } from './visit.ts'

test.describe('Finding the way', () => {
  test('the header leads to the market and the marketplace', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/')
    await hydrated(page)
    await expect(page.getByText(`© 2024–${new Date().getFullYear()} ADLM`)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Marketplace' }).click()
    await expect(page).toHaveURL('/marketplace')
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Marketplace' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Market', exact: true }).click()
    await expect(page).toHaveURL('/market')
    await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('link', { name: `${COMPANY.name}, home` })
      .click()
    await expect(page).toHaveURL('/')
  })

  test('the mobile menu opens, closes on a link and on Escape', async ({ page, browserErrors: _ }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await hydrated(page)
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
    const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await opener.click()
    await expect(menu.getByRole('link', { name: 'Marketplace' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: 'Marketplace' })).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await menu.getByRole('link', { name: 'Marketplace' }).click()
    await expect(page.getByText(/^Page 1 of/)).toBeVisible()
    await expect(page).toHaveURL('/marketplace')
    await expect(menu.getByRole('link', { name: 'Marketplace' })).toBeHidden()
    await opener.click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: `${COMPANY.name}, home` })
      .click()
    await expect(page).toHaveURL('/')
    await expect(menu.getByRole('link', { name: 'Marketplace' })).toBeHidden()
  })

  test('another page takes the focus and tells its title; other filters do not', async ({
    page,
    browserErrors: _,
  }) => {
    const focused = page.locator(':focus')
    const announcement = page.getByRole('status').filter({ hasText: COMPANY.name })
    await page.goto('/market')
    await hydrated(page)
    await expect(page.locator('body')).toBeFocused()
    await page.getByLabel('State').focus()
    await page.getByLabel('State').selectOption('Lagos')
    await expect(page).toHaveURL('/market?location=Lagos')
    await expect(page.getByText(/of \d+ products/)).toBeVisible()
    await expect(focused).toHaveAttribute('name', 'location')
    await expect(announcement).toHaveCount(0)

    const card = page.getByRole('article').nth(8)
    await card.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => window.scrollY)
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(announcement).toContainText(name)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()

    await page.goBack()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(announcement).toContainText('Construction materials')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -1)
  })

  test('who comes into the middle of the list finds its beginning', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/market?type=Material&page=7')
    await hydrated(page)
    await expect(page.getByText(/^Page 7 on/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Page 6' }).click()
    await expect(page).toHaveURL('/market?type=Material&page=6')
    await expect(page.getByText(/^Page 6 on/)).toBeVisible()
    await page.getByRole('link', { name: 'First page' }).click()
    await expect(page).toHaveURL('/market?type=Material')
    await expect(page.getByText(/^10 of [\d,]+\+? products/)).toBeVisible()
    await page.goto('/market?page=900')
    await hydrated(page)
    await page.getByText('The list has fewer pages.').waitFor()
    await page.getByRole('link', { name: 'First page' }).last().click()
    await expect(page.getByRole('article')).toHaveCount(10)
  })

  // The second one is no UTF-8: it names nothing.
  for (const path of ['/no-such-page', '/product/%E0%A4%A'])
    test(
      `${path} is not there and says so, with status 404 and a way back`,
      longUnless(path === '/no-such-page'),
      async ({ page, browserErrors }) => {
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on the plan')
        await expect(page).toHaveTitle('This page is not on the plan | ADLM')
        await expectAccessible(page)
        await page.getByRole('link', { name: 'Go to the market' }).click()
        await expect(page).toHaveURL('/market')
        await expectOnlyMissing(browserErrors)
      },
    )
})

test.describe('The overlay of the first load', () => {
  test('stays for two seconds, once in a browser session', { tag: '@long' }, async ({ browser, baseURL }) => {
    const page = await browser.newPage()
    await page.goto(`${baseURL}/market`, { waitUntil: 'commit' })
    const overlay = page.locator('.overlay')
    await expect(overlay).toBeVisible()
    await expect(overlay).toBeHidden({ timeout: 3_000 })
    const shown = await page.evaluate(() => performance.now())
    expect(shown).toBeGreaterThan(1_800)
    await page.reload()
    await expect(overlay).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.className)).toBe('')
    await page.close()
  })

  test('is not there for who wants no motion', { tag: '@long' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(`${baseURL}/market`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.overlay')).toBeHidden()
    await context.close()
  })
})

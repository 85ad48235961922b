import { COMPANY } from '#domain/company.ts'
import { expect, expectAccessible, hydrated, test } from './visit.ts'

test.describe('Finding the way', () => {
  test('every link of the site leads to a page', async ({ page, request }) => {
    test.slow()
    const seen = new Set(['/'])
    for (const path of seen) {
      if (seen.size > 150) break
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(200)
      if (!answer.headers()['content-type']?.startsWith('text/html')) continue
      await page.setContent(await answer.text())
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      for (const link of links) if (!link.startsWith('//')) seen.add(link.split('#')[0] ?? '')
    }
    expect(seen.size).toBeGreaterThan(50)
  })

  test('the header leads to the market and the marketplace', async ({ page, alarms: _ }) => {
    await page.goto('/')
    await hydrated(page)
    await expect(page.getByText(`© 2024–${new Date().getFullYear()} ADLM`)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Marketplace' }).click()
    await expect(page).toHaveURL('/marketplace')
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Marketplace' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Market', exact: true }).click()
    await expect(page).toHaveURL('/market')
    await page
      .getByRole('banner')
      .getByRole('link', { name: `${COMPANY.name}, home` })
      .click()
    await expect(page).toHaveURL('/')
  })

  test('the mobile menu opens, closes on a link and on Escape', async ({ page, alarms: _ }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await hydrated(page)
    const menu = page.getByRole('banner').locator('details')
    await menu.locator('summary').click()
    await expect(menu.getByRole('link', { name: 'Marketplace' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: 'Marketplace' })).toBeHidden()
    await menu.locator('summary').click()
    await menu.getByRole('link', { name: 'Marketplace' }).click()
    await expect(page).toHaveURL('/marketplace')
    await expect(menu.getByRole('link', { name: 'Marketplace' })).toBeHidden()
  })

  test('an address that is not there says so, with status 404 and a way back', async ({ page }) => {
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on the plan')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to the market' }).click()
    await expect(page).toHaveURL('/market')
  })
})

test.describe('The overlay of the first load', () => {
  test('stays for two seconds, once in a browser session', async ({ browser, baseURL }) => {
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

  test('is not there for who wants no motion', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(`${baseURL}/market`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.overlay')).toBeHidden()
    await context.close()
  })
})

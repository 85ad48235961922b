import { expect, expectAccessible, hydrated, longUnless, test } from './visit.ts'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

test.describe('The market at the door', () => {
  for (const screen of SCREENS)
    test(
      `the front page begins with a search of the market, ${screen.width} px wide`,
      longUnless(screen.width === 390),
      async ({ page, browserErrors: _ }) => {
        await page.setViewportSize(screen)
        await page.goto('/')
        await hydrated(page)
        const search = page.getByRole('search', { name: 'The market' })
        const popular = search.getByRole('list', { name: 'Popular searches' }).getByRole('link')
        await expect(popular).toHaveCount(4)
        for (const part of [
          search.getByLabel('What do you need?'),
          search.getByLabel('State'),
          popular.last(),
        ])
          await expect(part).toBeInViewport({ ratio: 1 })
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
        if (screen.width === 1440) {
          const header = page.getByRole('search', { name: 'Whole site' })
          await expect(header, 'one search at a time').toBeHidden()
          await page.getByRole('heading', { name: 'Our services' }).scrollIntoViewIfNeeded()
          await expect(header).toBeVisible()
          await header.locator('input').focus()
          await page.evaluate(() => scrollTo(0, 0))
          await expect(header, 'somebody types in it').toBeVisible()
          await page.getByRole('heading', { level: 1 }).click()
          await expect(header).toBeHidden()
        }
        await expectAccessible(page)

        await search.getByLabel('What do you need?').fill('cement')
        // Its suggestions stand over the button.
        await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
        await page.keyboard.press('Escape')
        await search.getByLabel('State').selectOption('Lagos')
        await search.getByRole('button', { name: 'Search' }).click()
        await expect(page).toHaveURL('/marketplace?location=Lagos&name=cement')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Marketplace')
        await page.goBack()
        await popular.first().click()
        await expect(page).toHaveURL('/marketplace?name=cement')
        await expect(page.getByRole('article').first()).toContainText(/cement/i)
      },
    )

  test('two whole offers are on the first screen of the market of a phone', async ({
    page,
    browserErrors: _,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/market')
    await hydrated(page)
    for (const offer of [0, 1])
      await expect(page.getByRole('article').nth(offer)).toBeInViewport({ ratio: 1 })
  })

  test('both menus lead to the rate generator', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
    for (const { width, height } of SCREENS) {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await hydrated(page)
      if (width < 1024) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('banner').getByRole('link', { name: 'Rate generator' }).click()
      await expect(page).toHaveURL('/rate-gen')
    }
  })
})

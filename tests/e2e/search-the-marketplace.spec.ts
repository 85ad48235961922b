import { expect, expectFits, expectFocusSeen, hydrated, test } from './visit.ts'

test.describe('A quantity surveyor searches the marketplace', () => {
  test('by name, state, category and type, page by page', async ({ page, browserErrors: _ }) => {
    await page.goto('/marketplace')
    await hydrated(page)
    await expect(page.getByRole('article')).toHaveCount(20)
    await expect(page.getByRole('combobox', { name: 'State' }).locator('option').first()).toHaveText('City')
    await expect(page.getByRole('combobox', { name: 'Category' }).locator('option').first()).toHaveText(
      'Categories',
    )
    await expect(page.getByRole('combobox', { name: 'Product type' }).locator('option').first()).toHaveText(
      '--Select a product type:',
    )

    await expect(page.getByText(/^Page 1 of \d+\+?$/)).toBeVisible()
    await page.getByRole('link', { name: 'Next' }).press('Enter')
    await expect(page).toHaveURL('/marketplace?page=2')
    await expect(page.getByText(/^Page 2 of/)).toBeVisible()
    const first = page.getByRole('article').first()
    await expectFocusSeen(page, first)
    await page.keyboard.press('Tab')
    await expect(first.getByRole('link')).toBeFocused()

    const pages = page.getByRole('navigation', { name: 'Pages' })
    await expect(pages.getByRole('link').last()).toHaveText('Next')
    const last = Number(await pages.getByRole('link').nth(-2).textContent())
    await pages.getByRole('link', { name: `Page ${last}`, exact: true }).click()
    await expect(pages.getByText(`Page ${last} of ${last}`, { exact: true })).toBeVisible()
    await expect(pages.getByRole('link')).toHaveText(['Previous', '1', `${last - 2}`, `${last - 1}`])
    await pages.getByRole('link', { name: 'Page 1', exact: true }).click()
    await expect(page).toHaveURL('/marketplace')
    await expect(pages.getByRole('link')).toHaveText(['2', '3', `${last}`, 'Next'])
    await pages.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/marketplace?page=2')

    await page.getByLabel('Name', { exact: true }).fill('cable')
    await page.getByLabel('Category').selectOption('Electrical')
    await page.getByLabel('Product type').selectOption('Material')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/marketplace?category=Electrical&type=Material&name=cable')
    await expect(page.getByRole('article').first()).toContainText(/cable/i)
    await expectFits(page)

    await page.goBack()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
    await expect(page.getByText(/^Page 2 of/)).toBeVisible()
  })

  test('asks again when the button is pressed without a change', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/marketplace?name=cement')
    await hydrated(page)
    const requested = page.waitForRequest(/market-search/)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await requested
  })
})

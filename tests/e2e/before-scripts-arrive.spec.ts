import { expect, hydrated, test } from './visit.ts'

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
    await page.getByRole('link', { name: 'Page 3' }).click()
    await expect(page).toHaveURL('/market?page=3')
  })

  test('the overlay never covers the page', async ({ page }) => {
    await page.goto('/market')
    await expect(page.locator('.overlay')).toBeHidden()
  })
})

test('what is typed before the scripts arrive is kept and used', async ({ page, alarms: _ }) => {
  const held: (() => void)[] = []
  await page.route('**/assets/*.js', async (route) => {
    await new Promise<void>((release) => held.push(release))
    await route.continue()
  })
  await page.goto('/market', { waitUntil: 'commit' })
  await page.getByLabel('Product name').fill('cemnt')
  for (const release of held) release()
  await hydrated(page)
  await expect(page).toHaveURL('/market?name=cemnt')
  await expect(page.getByLabel('Product name')).toHaveValue('cemnt')
  await expect(page.getByRole('article').first()).toContainText(/cement/i)
})

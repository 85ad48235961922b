import { expect, expectAccessible, hydrated, test } from './visit.ts'

test.describe('A site engineer explores the market', () => {
  test('filters by category, sub-category, state, type and a mistyped name', async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/market')
    await hydrated(page)
    await expect(page.getByRole('heading', { name: 'Explore Marketplace' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(10)

    const categories = page.getByRole('navigation', { name: 'Categories' })
    await categories.getByRole('link', { name: 'Concrete' }).click()
    await expect(page).toHaveURL('/market?category=Concrete')
    await categories.getByRole('link', { name: 'Cement', exact: true }).click()
    await expect(page).toHaveURL('/market?category=Concrete&subCategory=Cement')
    await page.getByLabel('State').selectOption('Lagos')
    await page.getByLabel('Type').selectOption('Material')
    await page.getByLabel('Product name').fill('dagnote')
    await expect(page).toHaveURL(/name=dagnote/)
    await expect(page.getByRole('status').filter({ hasText: /of \d+ products?/ })).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('Dangote')
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Lagos')
    await expectAccessible(page)

    // A second click takes a choice back; clearing the box takes effect at once.
    await page.getByLabel('Product name').fill('')
    await expect(page).not.toHaveURL(/name=/)
    await categories.getByRole('link', { name: 'Cement', exact: true }).click()
    await expect(page).not.toHaveURL(/subCategory/)
    await categories.getByRole('link', { name: 'Concrete' }).click()
    await expect(page).toHaveURL('/market?location=Lagos&type=Material')
    await page.goBack()
    await expect(page).toHaveURL('/market?category=Concrete&location=Lagos&type=Material')
  })

  test('loads more, opens a product and comes back to the same view, also after a reload', async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/market?location=Lagos')
    await hydrated(page)
    const cards = page.getByRole('article')
    const more = page.getByRole('button', { name: 'Explore Marketplace' })
    await more.click()
    await expect(cards).toHaveCount(20)
    await more.click()
    await expect(cards).toHaveCount(30)
    const names = await cards.getByRole('heading').allTextContents()
    expect(
      new Set(
        await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).size,
    ).toBe(30)

    await cards.nth(24).scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => window.scrollY)
    await cards.nth(24).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[24] ?? '')
    await page.goBack()
    await expect(cards).toHaveCount(30)
    expect(await cards.getByRole('heading').allTextContents()).toEqual(names)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -2)

    await page.reload()
    await expect(cards).toHaveCount(30)
    expect(await cards.getByRole('heading').allTextContents()).toEqual(names)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -2)
  })

  test('keeps the list when the network goes away, and goes on when it is back', async ({
    page,
    context,
    browserErrors,
  }) => {
    await page.goto('/market')
    await hydrated(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Explore Marketplace' }).click()
    await expect(page.getByRole('alert')).toContainText('No connection')
    await expect(page.getByRole('article')).toHaveCount(10)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article')).toHaveCount(20)
    browserErrors.length = 0
  })

  test('is told when nothing is found, and how to go on', async ({ page, browserErrors: _ }) => {
    await page.goto('/market?name=zzzzqqqq')
    await expect(page.getByText('No product found')).toBeVisible()
    await hydrated(page)
    await page.getByRole('link', { name: 'Clear all filters' }).click()
    await expect(page.getByRole('article')).toHaveCount(10)
  })

  test('uses a shared link as far as it makes sense', async ({ page, request, browserErrors: _ }) => {
    await page.goto(
      '/market?category=blockwork&subCategory=Sandcrtete%20Block&location=Atlantis&page=0&name=',
    )
    await hydrated(page)
    await expect(
      page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current]'),
    ).toContainText(['Blockwork', 'Sandcrete Block'])
    await expect(page.getByLabel('State')).toHaveValue('')
    const { products, pagination } = await (
      await request.get('/api/product/getCat?category=blockwork&subCategory=Sandcrete%20Block')
    ).json()
    expect(products.length).toBeGreaterThan(0)
    await expect(page.getByText(`${products.length} of ${pagination.total} products`)).toBeVisible()
    expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual(
      products.map(({ name }: { name: string }) => name),
    )
    for (const product of products) expect(product.subCategories).toContain('Sandcrete Block')
  })
})

test.describe('With a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('filters in a sheet that gives the focus back', async ({ page, browserErrors: _ }) => {
    await page.goto('/market')
    await hydrated(page)
    const filters = page.getByRole('button', { name: /^Filters/ })
    await filters.click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByLabel('State').selectOption('Kano')
    await sheet.getByRole('link', { name: 'Roofing' }).click()
    await expect(page).toHaveURL('/market?location=Kano&category=Roofing')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(filters).toBeFocused()
    await expect(filters).toHaveText('Filters (2)')

    // On a tablet too the sheet has every filter that its button counts.
    await page.setViewportSize({ width: 820, height: 1180 })
    await expect(filters).toHaveText('Filters (2)')
    await filters.click()
    await expect(sheet.getByLabel('State')).toHaveValue('Kano')
    await expect(sheet.getByLabel('Type')).toBeVisible()
  })
})

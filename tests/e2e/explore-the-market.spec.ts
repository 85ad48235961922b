import { expect, expectAccessible, expectEveryCard, expectFits, goOffline, hydrated, test } from './visit.ts'

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
    await expectEveryCard(page, 'Lagos')
    await expectFits(page)

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
    const more = page.getByRole('button', { name: 'Show More: Explore Marketplace', exact: true })
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
    await expect(cards.getByRole('heading')).toHaveText(names)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -2)

    await page.reload()
    await expect(cards.getByRole('heading')).toHaveText(names)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -2)
  })

  test('keeps the list when the network goes away, and goes on when it is back', { tag: '@long' }, async ({
    page,
    context,
    browserErrors,
  }) => {
    await page.goto('/market')
    await hydrated(page)
    await goOffline(page)
    await page.getByRole('button', { name: 'Explore Marketplace' }).click()
    await expect(page.getByRole('alert')).toContainText('No connection')
    await expect(page.getByRole('article')).toHaveCount(10)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article')).toHaveCount(20)
    browserErrors.length = 0
  })

  test('is told when nothing is found, and how to go on', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/market?name=zzzzqqqq')
    await expect(page.getByText('No product found')).toBeVisible()
    await hydrated(page)
    await page.getByRole('link', { name: 'Clear all filters' }).click()
    await expect(page.getByRole('article')).toHaveCount(10)

    await page.goto('/market?page=400')
    await expect(page.getByText('The list has fewer pages.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Pages before' })).toHaveCount(0)
    await page.goto('/market?name=selfcontain')
    await hydrated(page)
    await page.getByRole('link', { name: 'Search homes' }).click()
    await expect(page).toHaveURL(/\/search\?searchTerm=selfcontain$/)
    await expect(page.getByRole('article').first()).toContainText(/self-contain/i)
    await page.goto('/search?searchTerm=cement')
    await hydrated(page)
    await page.getByRole('link', { name: 'Search materials' }).click()
    await expect(page).toHaveURL(/\/market\?name=cement$/)
    await expect(page.getByRole('article').first()).toContainText(/cement/i)
  })

  test('uses a shared link as far as it makes sense', { tag: '@long' }, async ({
    page,
    request,
    browserErrors: _,
  }) => {
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
    const links = page.getByRole('article').getByRole('heading').getByRole('link')
    const pages = products.map(({ _id }: { _id: string }) => `/product/${_id}`)
    await expect
      .poll(() => links.evaluateAll((found) => found.map((link) => link.getAttribute('href'))))
      .toEqual(pages)
    for (const product of products) expect(product.subCategories).toContain('Sandcrete Block')
  })
})

test.describe('What was typed is understood', () => {
  test('a place and a price become chips, and one that is taken back leaves the words', async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/market?name=cement in Lagos under 20000')
    await hydrated(page)
    const chips = page.getByRole('list', { name: 'What we understood' })
    await expect(chips.getByRole('link')).toHaveText([/in Lagos/, /20,000/])
    await expectEveryCard(page, 'Lagos')
    const status = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /of [\d,]+\+? products/ })
    await expect(status).toContainText('understood: in Lagos')
    await expectAccessible(page)

    await chips.getByRole('link', { name: 'Search without in Lagos' }).click()
    await expect(page).toHaveURL('/market?name=cement+under+20000')
    await expect(page.getByLabel('Product name')).toHaveValue('cement under 20000')
    await expect(chips.getByRole('link')).toHaveCount(1)
    await expect(status).toBeFocused()
    await page.goBack()
    await expect(chips.getByRole('link')).toHaveCount(2)
  })

  test('a filter that is set by hand wins over the words', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/market?name=cement in Lagos')
    await hydrated(page)
    await page.getByLabel('State').selectOption('Oyo')
    await expect(page.getByRole('list', { name: 'What we understood' })).toHaveCount(0)
    await expectEveryCard(page, 'Oyo')
  })

  test('where a place has nothing the nearest that have are shown, and can be chosen', async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/market?name=cement in Zamfara')
    await hydrated(page)
    await expect(page.getByText(/^None in Zamfara yet\./)).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText(/\d+ km/)
    await expect(page.getByText(/of \d+ products/)).toBeVisible()
    await expectFits(page)
    const only = page.getByRole('link', { name: /^Only / }).first()
    const state = ((await only.textContent()) ?? '').replace('Only ', '')
    await only.click()
    await expect(page).toHaveURL(`/market?name=cement&location=${state.replace(' ', '+')}`)
    await expectEveryCard(page, state)
  })

  test('on a phone each of the nearest can be pressed, whatever else stands above the list', async ({
    page,
    browserErrors: _,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/marketplace?name=tiler in Kano')
    await hydrated(page)
    await expect(page.getByRole('link', { name: 'Compare all sellers' })).toBeVisible()
    await page
      .getByRole('link', { name: /^Only / })
      .last()
      .click()
    await expect(page).toHaveURL(/^[^?]+\/marketplace\?name=tiler&location=\w+$/)
  })

  test('an address that names what does not exist says so', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/market?location=Atlantis&sort=random')
    await expect(page.getByText('The link asks for a state and an order that we do not know')).toBeVisible()
    await hydrated(page)
    await expect(page.getByRole('article')).toHaveCount(10)
    await page.getByLabel('State').selectOption('Lagos')
    await expect(page).toHaveURL('/market?location=Lagos')
    await expect(page.getByText('The link asks for')).toHaveCount(0)
    await page.goto('/market?location=Lagos&lga=Atlantis')
    await expect(page.getByText('The link asks for a local government that we do not know')).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('Lagos')
  })
})

test.describe('Facets and order', () => {
  test('count what each filter would leave, and nothing moves when they come', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/market', { waitUntil: 'commit' })
    const moved = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let shift = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              shift += (entry as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          addEventListener('counted', () => resolve(shift))
        }),
    )
    await hydrated(page)
    const concrete = page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Concrete' }) })
    await expect(concrete).toContainText(/\d+ products/)
    await page.evaluate(() => dispatchEvent(new Event('counted')))
    expect(await moved).toBeLessThan(0.02)

    const lagos = page.getByLabel('State').locator('option[value="Lagos"]')
    await expect(lagos).toHaveText(/^Lagos \(\d+\)$/)
    const [, count] = /\((\d+)\)/.exec((await lagos.textContent()) ?? '') ?? []
    await page.getByLabel('State').selectOption('Lagos')
    await expect(page.getByText(`of ${count} products`)).toBeVisible()
  })

  test('narrow by town and price, and order by price', async ({ page, browserErrors: _ }) => {
    await page.goto('/market?location=Lagos')
    await hydrated(page)
    await page.getByLabel('Town or local government').selectOption('Mushin')
    await expect(page).toHaveURL(/lga=Mushin/)
    await page.getByText('More filters').click()
    await page.getByLabel('Lowest price').fill('1,000')
    await page.getByLabel('Highest price').fill('20k')
    await page.getByLabel('Highest price').press('Enter')
    await expect(page).toHaveURL(/minPrice=1000&maxPrice=20000|maxPrice=20000/)
    await page.getByLabel('Order').selectOption('Price: low to high')
    await expect(page).toHaveURL(/sort=price-asc/)
    const prices = page.getByRole('article').getByText(/^NGN [\d,]+$/)
    await expect
      .poll(async () => {
        const amounts = (await prices.allTextContents()).map((text) => Number(text.replace(/\D/g, '')))
        return amounts.length > 1 && amounts.every((amount, index) => amount >= (amounts[index - 1] ?? 1_000))
      })
      .toBe(true)
    await expectEveryCard(page, 'Mushin')
    await page.getByLabel('State').selectOption('Oyo')
    await expect(page).not.toHaveURL(/lga=/)
    await expectAccessible(page)
  })

  test('more filters stay open while the last of them is taken back', async ({ page, browserErrors: _ }) => {
    await page.goto('/market?location=Lagos&verified=true')
    await hydrated(page)
    const verified = page.getByLabel('Verified sellers')
    await verified.press('Space')
    await expect(page).toHaveURL('/market?location=Lagos')
    await expect(verified).not.toBeChecked()
    await expect(verified).toBeFocused()
    await expect(verified).toBeVisible()
  })

  test('the nearest, from where the visitor is, which never stands in the address', { tag: '@long' }, async ({
    page,
    context,
    browserErrors: _,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 6.5244, longitude: 3.3792 })
    await page.goto('/market?name=cement')
    await hydrated(page)
    const asked = page.waitForRequest(/getCat.*near=/)
    await page.getByRole('button', { name: 'Near me' }).click()
    expect(new URL((await asked).url()).searchParams.get('near')).toBe('6.52,3.38')
    await expect(page).toHaveURL('/market?name=cement&sort=nearest')
    await expect(page.getByRole('article').first()).toContainText(/\d km/)
    await expect(page.getByLabel('Order')).toHaveValue('nearest')
  })

  test('the nearest need a place, and say so', { tag: '@long' }, async ({
    page,
    context,
    browserErrors: _,
  }) => {
    await context.clearPermissions()
    await page.goto('/market?sort=nearest')
    await hydrated(page)
    await expect(page.getByText('Nearest to where?')).toBeVisible()
    await page.getByLabel('State').selectOption('Lagos')
    await expect(page.getByText('Nearest to where?')).toHaveCount(0)
    await expect(page.getByRole('article').first()).toContainText('Lagos')
  })
})

test.describe('With a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a search keeps the choices that are not made behind a button', async ({ page, browserErrors: _ }) => {
    await page.goto('/marketplace?category=Concrete')
    await expect(page.getByLabel('Category')).toBeVisible()
    await expect(page.getByLabel('State')).toBeHidden()
    await expect(page.getByLabel('Product type')).toBeHidden()
    await page.getByText('Filters', { exact: true }).click()
    await expect(page.getByLabel('State')).toBeVisible()
    await expect(page.getByLabel('Product type')).toBeVisible()
  })

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
    const { pagination, relaxed } = await (
      await page.request.get('/api/product/getCat?location=Kano&category=Roofing')
    ).json()
    const products = pagination.total === 1 ? 'product' : 'products'
    await expect(
      sheet.getByRole('button', {
        name: `Show ${pagination.total} ${products}${relaxed ? ' elsewhere' : ''}`,
        exact: true,
      }),
    ).toBeVisible()
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

import {
  callsTo,
  expect,
  expectAccessible,
  expectEveryCard,
  expectFits,
  expectFocusSeen,
  goOffline,
  hold,
  hydrated,
  test,
} from './visit.ts'

/** What the API answers for a URL of the page. */
const API = '/api/listing/search'

type Answer = {
  listings: { name: string; area: string; lga: string | null }[]
  pagination: { total: number }
  relaxed: { message: string } | null
}

test.describe('Somebody looks for a home', () => {
  test('by words, type, place, price and rooms, and takes filters away again', async ({
    page,
    request,
    browserErrors: _,
  }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Property' }).click()
    await expect(page).toHaveURL('/search')
    await hydrated(page)
    await expect(page.getByRole('heading', { name: 'Listing result:' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(10)
    await expect(
      page.getByRole('article').filter({ hasText: /\/ (month|year)|[\d,]+ for\ssale/ }),
    ).toHaveCount(10)
    await expect(page.getByRole('status').filter({ hasText: /^10 of \d+ homes$/ })).toBeVisible()

    const form = page.getByRole('search', { name: 'Homes', exact: true })
    await form.getByLabel('Search term').fill('duplx')
    // Suggestions stand over what is below; they go with the focus.
    await form.getByLabel('Search term').press('Tab')
    await form.getByText('Sale', { exact: true }).click()
    await form.getByLabel('State').selectOption('Lagos')
    await form.getByLabel('Lowest price').fill('50,000,000')
    await form.getByLabel('Beds, at least').selectOption('4')
    await form.getByRole('button', { name: 'More filters' }).click()
    await form.getByLabel('Parking').check()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(form.getByLabel('Parking')).toBeHidden()
    expect(new URL(page.url()).search).toBe('')
    await form.getByRole('button', { name: 'Search' }).click()
    const query = 'searchTerm=duplx&type=sale&state=Lagos&minPrice=50000000&minBedrooms=4&parking=true'
    await expect(page).toHaveURL(`/search?${query}`)
    const answer: Answer = await (await request.get(`${API}?${query}`)).json()
    const { total } = answer.pagination
    expect(total).toBeGreaterThan(0)
    await expect(page.getByRole('article')).toHaveCount(total)
    await expect(page.getByRole('status').filter({ hasText: `${total} of ${total} home` })).toBeVisible()
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(
      answer.listings.map(({ name }) => name),
    )
    await expectAccessible(page)

    // What is set stands above the list, and goes by a click.
    const chips = page.getByRole('list', { name: 'Active filters' })
    await expect(chips.getByRole('link')).toHaveText([
      /“duplx”/,
      /Sale/,
      /Lagos/,
      /Price from N 50,000,000/,
      /4 beds or more/,
      /Parking/,
      /Clear all/,
    ])
    await chips.getByRole('link', { name: 'Remove the filter Lagos' }).click()
    await expect(page).not.toHaveURL(/state=/)
    await expect(form.getByLabel('State')).toHaveValue('')
    await chips.getByRole('link', { name: 'Remove the filter Price from N 50,000,000' }).click()
    await expect(form.getByLabel('Lowest price')).toHaveValue('')
    await page.goBack()
    await expect(form.getByLabel('Lowest price')).toHaveValue('50,000,000')
    await chips.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/search')
    await expect(form.getByLabel('Parking')).not.toBeChecked()
    await expect(form.getByLabel('Rent & Sale')).toBeChecked()
    await expect(page.getByText(/^10 of \d+ homes$/)).toBeVisible()
  })

  test('in an area by a word of its name, for an amount as people write it', { tag: '@long' }, async ({
    page,
    request,
    browserErrors: _,
  }) => {
    await page.goto('/search')
    await hydrated(page)
    const form = page.getByRole('search', { name: 'Homes', exact: true })
    await form.getByRole('button', { name: 'More filters' }).click()
    await form.getByLabel('Area').fill('lekki')
    await form.getByLabel('To move in, at most').fill('cheap')
    await page.keyboard.press('Escape')
    // What the browser refuses comes back into sight.
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(form.getByLabel('To move in, at most')).toBeFocused()
    await form.getByLabel('To move in, at most').fill('')
    await page.keyboard.press('Escape')
    await form.getByLabel('Highest price').fill('cheap')
    await form.getByRole('button', { name: 'Search' }).click()
    // The browser says so itself; nothing that does not count is taken for a filter.
    await expect(form.getByLabel('Highest price')).toBeFocused()
    expect(
      await form
        .getByLabel('Highest price')
        .evaluate((field: HTMLInputElement) => field.validity.patternMismatch),
    ).toBe(true)
    await expect(page).toHaveURL('/search')
    await form.getByLabel('Highest price').fill('20m')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?area=lekki&maxPrice=20000000&pricePeriod=year')
    await expect(form.getByLabel('Highest price')).toHaveValue('20,000,000')
    const { listings: homes }: Answer = await (
      await request.get(`${API}?area=lekki&maxPrice=20000000&pricePeriod=year`)
    ).json()
    expect(homes.map(({ area }) => area)).toContain('Lekki Phase 1')
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(homes.map(({ name }) => name))
    await page.getByRole('link', { name: 'Remove the filter lekki' }).click()
    await expect(page).toHaveURL('/search?maxPrice=20000000&pricePeriod=year')
    await expect(page.getByRole('link', { name: 'up to N 20,000,000 a year' })).toBeVisible()
    await form.getByLabel('Rent for').selectOption('a month')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('link', { name: 'up to N 20,000,000 a month' })).toBeVisible()
    // Sales have no period.
    await form.getByText('Sale', { exact: true }).click()
    await expect(form.getByLabel('Rent for')).toHaveCount(0)
  })

  test('with every filter and the order on the first screen of a laptop', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto('/search')
    await hydrated(page)
    const form = page.getByRole('search', { name: 'Homes', exact: true })
    const controls = await form.locator('input:not(.sr-only), select, label:has(.sr-only), button').all()
    expect(controls.length).toBeGreaterThan(15)
    // Goods are on it, too.
    expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(460)
    // Those that the fewer ask for are one press away.
    await form.getByRole('button', { name: 'More filters' }).click()
    for (const control of controls) {
      const box = await control.boundingBox()
      // What is not displayed has no box.
      const bottom = box ? box.y + box.height : Number.POSITIVE_INFINITY
      expect(bottom, `${await control.textContent()}`).toBeLessThanOrEqual(768)
    }
  })

  test('by the kind that they type or choose, and where the map says that there are some', async ({
    page,
    request,
    browserErrors: _,
  }) => {
    await page.goto('/search?searchTerm=duplex+in+lagos')
    await hydrated(page)
    await expect(page.getByRole('list', { name: 'What we understood' }).getByRole('link')).toHaveText([
      /duplex/,
      /in Lagos/,
    ])
    await page.goto('/search')
    await hydrated(page)
    const form = page.getByRole('search', { name: 'Homes', exact: true })
    const facets = await (await request.get('/api/listing/facets')).json()
    const duplexes = facets.kinds.find(({ kind }: { kind: string }) => kind === 'duplex').count
    await expect(
      form.getByLabel('Kind of home').getByRole('option', { name: `Duplex (${duplexes})` }),
    ).toBeAttached()
    await form.getByLabel('Kind of home').selectOption('duplex')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?kind=duplex')
    await expect(page.getByRole('status').filter({ hasText: ` of ${duplexes} homes` })).toBeVisible()

    const map = page.getByRole('group', { name: 'Map of the states of Nigeria' })
    const lagos = map.getByRole('button', { name: /^Lagos, \d+ home/ })
    await map.getByRole('button', { name: /^Oyo,/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(map.getByRole('button', { name: /^Ogun,/ })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(lagos).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?kind=duplex&state=Lagos')
    // What was pressed has gone with the map of the states.
    await expect(page.getByRole('heading', { name: 'Homes in Lagos' })).toBeFocused()
    await expectFits(page, [1440])
    await page
      .getByRole('button', { name: /^Eti-Osa/, exact: false })
      .last()
      .click()
    await expect(page).toHaveURL('/search?kind=duplex&state=Lagos&lga=Eti-Osa')
    await page.getByRole('button', { name: 'All of Nigeria' }).click()
    await expect(page).toHaveURL('/search?kind=duplex')
    await expect(page.getByRole('heading', { name: 'Homes by state' })).toBeFocused()
    // From far down in the list.
    await page
      .getByRole('button', { name: /^Lagos/ })
      .last()
      .press('Enter')
    await expectFocusSeen(page, page.getByRole('heading', { name: 'Homes in Lagos' }))
  })

  test('by the keyboard, which stops in a card where something is seen', async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/search')
    await hydrated(page)
    const pictures = page.getByRole('group', { name: /^Pictures of/ }).first()
    const next = pictures.getByRole('button', { name: /^Next picture/ })
    await next.focus()
    await page.keyboard.press('Shift+Tab')
    await expect(pictures.locator(':focus')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
    // At the end it stays where it is, and seen, for whom it has brought there.
    await page.keyboard.press('End')
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toBeFocused()
    await expect(next).toHaveCSS('opacity', '1')
    await page.keyboard.press('Shift+Tab')
    await expect(pictures.getByRole('button', { name: /^Previous picture/ })).toBeFocused()
  })

  test('through the pictures of a card, of which only the first is fetched before', {
    tag: ['@pictures', '@long'],
  }, async ({ page, browserErrors: _ }) => {
    await page.goto('/search')
    await hydrated(page)
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('group', { name: /^Pictures of/ }) })
      .first()
    const pictures = card.getByRole('group', { name: /^Pictures of/ })
    await expect(pictures.locator('picture')).toHaveCount(1)
    await pictures.getByRole('button', { name: /^Next picture/ }).focus()
    await expect(pictures.locator('picture')).toHaveCount(2)
    await page.keyboard.press('ArrowRight')
    await expect(pictures.getByRole('status')).toHaveText(/2 \/ \d/)
    await expect(pictures.locator('picture')).toHaveCount(3)
    await page.keyboard.press('ArrowLeft')
    await expect(pictures.getByRole('status')).toHaveText(/1 \/ \d/)
    await pictures.locator('picture').first().click()
    await expect(page).toHaveURL(/\/listing\//)
  })

  test('in each of the four orders', { tag: '@long' }, async ({ page, request, browserErrors: _ }) => {
    await page.goto('/search')
    await hydrated(page)
    const form = page.getByRole('search', { name: 'Homes', exact: true })
    for (const [label, query] of [
      ['Price high to low', 'sort=regularPrice&order=desc'],
      ['Price low to high', 'sort=regularPrice&order=asc'],
      ['Oldest', 'sort=created_at&order=asc'],
      ['Latest', ''],
    ] as const) {
      await form.getByLabel('Sort').selectOption({ label })
      await form.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL(`/search${query && `?${query}`}`)
      const { listings: homes }: Answer = await (await request.get(`${API}?${query}`)).json()
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(homes.map(({ name }) => name))
    }
    // Of a search the best match comes first, and the newest are a choice.
    await page.goto('/search?searchTerm=lekki')
    await hydrated(page)
    await expect(form.getByLabel('Sort').locator('option:checked')).toHaveText('Best match')
    await form.getByLabel('Sort').selectOption({ label: 'Latest' })
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?searchTerm=lekki&sort=created_at&order=desc')
  })

  test('whose order the form tells when a search begins and ends', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/search')
    await hydrated(page)
    const form = page.getByRole('search', { name: 'Homes', exact: true })
    const sort = form.getByLabel('Sort').locator('option:checked')
    await expect(sort).toHaveText('Latest')
    await form.getByLabel('Search term').fill('flat')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?searchTerm=flat')
    await expect(sort).toHaveText('Best match')
    await page.goBack()
    await expect(sort).toHaveText('Latest')
  })

  test('asks for more, opens a home and comes back to the same view, also after a reload', async ({
    page,
    browserErrors: _,
  }) => {
    // The oldest first: what others add meanwhile comes last.
    await page.goto('/search?order=asc')
    await hydrated(page)
    // A mouse that rests on a card fetches its page ahead.
    const calls = callsTo(page, API)
    const lists = () => calls.filter(({ pathname }) => pathname === API)
    const cards = page.getByRole('article')
    const more = page.getByRole('button', { name: 'Show More' })
    await more.press('Enter')
    await expect(cards).toHaveCount(20)
    await expectFocusSeen(page, cards.nth(10))
    await more.click()
    await expect(cards).toHaveCount(30)
    await expect(page.getByRole('status').filter({ hasText: /^30 of \d+ homes$/ })).toBeVisible()
    expect(lists().map(({ searchParams }) => searchParams.get('page'))).toEqual(['2', '3'])
    expect(new Set(lists().map(({ searchParams }) => searchParams.get('asOf'))).size).toBe(1)
    expect(lists()[0]?.searchParams.get('asOf')).toBeTruthy()
    const links = await cards
      .getByRole('link')
      .evaluateAll((each) => each.map((link) => link.getAttribute('href')))
    expect(new Set(links).size).toBe(30)

    await cards.nth(24).scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => window.scrollY)
    const name = (await cards.nth(24).getByRole('heading').textContent()) ?? ''
    await cards.nth(24).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect(cards).toHaveCount(30)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -2)
    await page.reload()
    await expect(cards).toHaveCount(30)
    expect(
      await cards.getByRole('link').evaluateAll((each) => each.map((link) => link.getAttribute('href'))),
    ).toEqual(links)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -2)
  })

  test('until nothing is left to show', { tag: '@long' }, async ({ page, request, browserErrors: _ }) => {
    const answer: Answer = await (await request.get(`${API}?type=sale&state=Lagos`)).json()
    const { total } = answer.pagination
    expect(total).toBeGreaterThan(0)
    await page.goto('/search?type=sale&state=Lagos')
    await hydrated(page)
    const cards = page.getByRole('article')
    for (let shown = 10; shown < total; shown += 10) {
      await expect(cards).toHaveCount(shown)
      await page.getByRole('button', { name: 'Show More' }).click()
    }
    await expect(cards).toHaveCount(total)
    await expect(page.getByRole('button', { name: 'Show More' })).toHaveCount(0)
  })

  test('is told when there is none, and how to go on', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/search?searchTerm=zzzzqqqq&minBedrooms=9')
    await hydrated(page)
    await expect(page.getByText('No Listing Found!')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Clear all filters' }).click()
    await expect(page).toHaveURL('/search')
    await expect(page.getByRole('article')).toHaveCount(10)
  })

  test('keeps what was found when the next list does not arrive, and says so', { tag: '@long' }, async ({
    page,
    context,
    browserErrors,
  }) => {
    await page.goto('/search')
    await hydrated(page)
    const form = page.getByRole('search', { name: 'Homes', exact: true })
    const search = async (type: string) => {
      await form.getByText(type, { exact: true }).click()
      await form.getByRole('button', { name: 'Search' }).click()
    }
    await goOffline(page)
    await search('Sale')
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong!!' })).toBeVisible()
    // Of the list, and of the map beside it.
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toHaveCount(2)
    await expect(page.getByRole('article')).toHaveCount(10)
    await context.setOffline(false)
    // The browser is online some time after it was told so: a press before that fails once more.
    await expect
      .poll(() =>
        page.evaluate(() =>
          fetch('/readyz').then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      )
      .toBe(true)
    await again.last().click()
    await expect(again).toHaveCount(1)
    await again.click()
    await expect(page.getByRole('status').filter({ hasText: /of \d+ homes$/ })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    browserErrors.length = 0
  })

  test('sees what was found before while the next list is on its way', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/search')
    await hydrated(page)
    const release = await hold(page, `**${API}?*`)
    const form = page.getByRole('search', { name: 'Homes', exact: true })
    await form.getByText('Rent', { exact: true }).click()
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' }).first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]').getByRole('article')).toHaveCount(10)
    release()
    await expect(page.getByRole('status').filter({ hasText: /^10 of \d+ homes$/ })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  })

  test('uses a shared link as far as it makes sense', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto(
      '/search?type=all&state=abuja&minPrice=cheap&parking=on&sort=created_at&order=desc&page=1',
    )
    await hydrated(page)
    await expect(page.getByText(/^The link asks for a lowest price and a choice of parking/)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveText([/FCT/])
    await expectAccessible(page)
    await expectEveryCard(page, /Abuja|FCT/)
  })
})

test.describe('Somebody says what they look for', () => {
  test('and sees what was understood, each part of which can be taken away', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/search')
    await hydrated(page)
    const form = page.getByRole('search', { name: 'Homes', exact: true })
    await form.getByLabel('Search term').fill('3 bedroom flat for rent in lekki')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?searchTerm=3+bedroom+flat+for+rent+in+lekki')
    const understood = page.getByRole('list', { name: 'What we understood' })
    await expect(understood.getByRole('link')).toHaveText([
      /3 bedrooms/,
      /flat/,
      /for rent/,
      /in Lekki, Lagos/,
    ])
    await expect(page.getByRole('article').first()).toContainText('3 beds')
    await expectAccessible(page)
    await understood.getByRole('link', { name: 'Search without in Lekki, Lagos' }).click()
    await expect(page).toHaveURL('/search?searchTerm=3+bedroom+flat+for+rent')
    await expect(understood.getByRole('link')).toHaveText([/3 bedrooms/, /flat/, /for rent/])
  })

  test('and what they chose by hand wins', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
    await page.goto('/search?searchTerm=duplex+for+rent&type=sale')
    await hydrated(page)
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Sale')
    await expect(page.getByRole('list', { name: 'What we understood' }).getByRole('link')).toHaveText([
      /duplex/,
    ])
    for (const card of await page.getByRole('article').all())
      await expect(card).not.toContainText(/\/ (month|year)/)
  })

  test('and where there is none, sees the nearest', { tag: '@long' }, async ({
    page,
    request,
    browserErrors: _,
  }) => {
    const query = 'searchTerm=duplex+in+zamfara'
    const { relaxed, listings }: Answer = await (await request.get(`${API}?${query}`)).json()
    expect(relaxed?.message).toMatch(/^None in Zamfara yet\. \d+ in \w+.*, \d+ km/)
    await page.goto(`/search?${query}`)
    await hydrated(page)
    await expect(page.getByRole('status').filter({ hasText: relaxed?.message ?? '' })).toBeVisible()
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(listings.map(({ name }) => name))
    await expect(page.getByRole('article').first()).toContainText(/ · \d+ km/)
    await expectAccessible(page)
  })

  test('and chooses a local government after the state', { tag: '@long' }, async ({
    page,
    request,
    browserErrors: _,
  }) => {
    await page.goto('/search')
    await hydrated(page)
    const form = page.getByRole('search', { name: 'Homes', exact: true })
    const town = form.getByLabel('Town or local government')
    await expect(town).toBeDisabled()
    await form.getByLabel('State').selectOption('Lagos')
    await form.getByRole('button', { name: 'More filters' }).click()
    await town.selectOption('Ikeja')
    await page.keyboard.press('Escape')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?state=Lagos&lga=Ikeja')
    const { listings }: Answer = await (await request.get(`${API}?state=Lagos&lga=Ikeja`)).json()
    for (const { lga } of listings) expect(lga).toBe('Ikeja')
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(listings.map(({ name }) => name))
    await page.getByRole('link', { name: 'Remove the filter Lagos' }).click()
    await expect(page).toHaveURL('/search')
    await expect(town).toBeDisabled()
    await page.goto('/search?state=Kano&lga=Ikeja')
    await expect(page.getByText(/^The link asks for a local government that we do not know/)).toBeVisible()
  })
})

test.describe('Somebody looks near them', () => {
  /** Kano, with more digits than anybody is to know. */
  const HERE = { latitude: 12.00234, longitude: 8.51967 }

  test('is asked for the position by a tap, and sees the nearest first', async ({
    page,
    context,
    browserErrors: _,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(HERE)
    const calls = callsTo(page, API)
    await page.goto('/search')
    await hydrated(page)
    expect(calls.filter(({ searchParams }) => searchParams.has('near'))).toEqual([])
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect(page).toHaveURL('/search?sort=nearest')
    await expect(page.getByRole('article').first()).toContainText(/Kano · \d+ km/)
    expect(calls.at(-1)?.searchParams.get('near')).toBe('12,8.52')
    // A reload forgets it, and says what to do.
    await page.reload()
    await hydrated(page)
    await expect(page.getByText('Nearest to where?')).toBeVisible()
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
    ).not.toMatch(/12\.0|8\.5/)
  })

  test('is told in place when the browser refuses', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
    await page.goto('/search')
    await hydrated(page)
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect(page.getByText(/^Your browser does not share your location/)).toBeVisible()
    await expect(page).toHaveURL('/search')
    await expectAccessible(page)
  })
})

test.describe('With a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('searches by words above the list and filters in a sheet', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/search?parking=true')
    await hydrated(page)
    const words = page.getByRole('search', { name: 'Homes by words' })
    await words.getByLabel('Search term').fill('flat')
    await words.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?searchTerm=flat&parking=true')
    const filters = page.getByRole('button', { name: 'Filters (2)' })
    await filters.click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet.getByLabel('Search term')).toHaveValue('flat')
    await expect(sheet.getByLabel('Parking')).toBeChecked()
    await sheet.getByText('Rent', { exact: true }).click()
    const query = 'searchTerm=flat&type=rent&parking=true'
    const { pagination }: Answer = await (await page.request.get(`${API}?${query}`)).json()
    await expect(sheet.getByRole('button', { name: `Show ${pagination.total} home` })).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: /^Show/ }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/search?searchTerm=flat&type=rent&parking=true')
    await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeFocused()
    await expectEveryCard(page, /\/ (month|year)/)
  })

  test('opens the map, presses a state there, and puts the map away', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/search')
    await hydrated(page)
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    const kano = page
      .getByRole('group', { name: 'Map of the states of Nigeria' })
      .getByRole('button', { name: /^Kano, \d+ home/ })
    await expect(kano).toBeVisible()
    await expectFits(page, [768, 390])
    await kano.click()
    await expect(page).toHaveURL('/search?state=Kano')
    await expect(page.getByRole('heading', { name: 'Homes in Kano' })).toBeFocused()
    const locals = page.getByRole('group', { name: 'Map of the local governments of Kano' })
    await expect(locals).toBeVisible()
    await page.getByRole('button', { name: 'Hide the map' }).click()
    await expect(locals).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeVisible()
  })

  test('swipes through the pictures of a card', { tag: ['@pictures', '@long'] }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/search')
    await hydrated(page)
    const pictures = page
      .getByRole('article')
      .getByRole('group', { name: /^Pictures of/ })
      .first()
    await pictures.scrollIntoViewIfNeeded()
    await expect(pictures.getByRole('status')).toHaveText(/1 \/ \d/)
    const box = await pictures.boundingBox()
    if (!box) throw new Error('The pictures are not there')
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
      })
    const from = box.x + box.width * 0.8
    await touch('touchStart', from)
    for (let moved = 0; moved <= box.width * 0.6; moved += 40) await touch('touchMove', from - moved)
    await touch('touchEnd')
    // A quick finger may pass over one.
    await expect(pictures.getByRole('status')).toHaveText(/[2-9] \/ \d/)
    await expect(page).toHaveURL('/search')
  })
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what was understood is links', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?searchTerm=flat+in+lagos')
    await page.getByRole('link', { name: 'Search without in Lagos' }).click()
    await expect(page).toHaveURL('/search?searchTerm=flat')
    await expect(page.getByRole('button', { name: 'Near me' })).toHaveCount(0)
  })

  test('the form and the pages of the list work', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search')
    await expect(page.getByRole('article')).toHaveCount(10)
    const form = page.getByRole('search', { name: 'Homes', exact: true })
    await form.getByText('Rent', { exact: true }).click()
    await form.getByLabel('Sort').selectOption({ label: 'Price low to high' })
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/type=rent/)
    await expect(form.getByLabel('Sort').locator('option:checked')).toHaveText('Price low to high')
    await expectEveryCard(page, /\/ (month|year)/)
    await page.getByRole('button', { name: 'Show More' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText(/^Page 2 on/)).toBeVisible()
    await page.getByRole('link', { name: 'Page 1' }).click()
    await expect(page).not.toHaveURL(/page=/)
  })
})

test('On a phone, whether to rent or to buy is chosen above the list', async ({ page, browserErrors: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/search')
  await hydrated(page)
  await page.getByRole('search', { name: 'Homes by words' }).getByText('Sale', { exact: true }).click()
  await expect(page).toHaveURL('/search?type=sale')
  await expect(page.getByRole('article').getByText(/for rent/)).toHaveCount(0)
})

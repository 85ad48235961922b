import { cutOffBefore, weekName } from '#domain/prices/index-method/weeks.ts'
import { expect, expectAccessible, expectFits, hydrated, takenOver, test } from './visit.ts'

const PHONE = { width: 390, height: 844 }

test.describe('Somebody who wants to know what building costs', () => {
  test.beforeEach(async ({ page, request }) => {
    await page.setViewportSize(PHONE)
    // A fresh demonstration computes its year in the background, the oldest week first.
    const newest = async () => (await (await request.get('/api/prices/weeks')).json()).weeks[0]
    await expect.poll(newest, { timeout: 60_000 }).toBe(weekName(cutOffBefore(new Date())))
  })

  test('reads the week on a phone, a material with its history, and a state', async ({
    page,
    request,
    browserErrors: _,
  }) => {
    await page.goto('/')
    await hydrated(page)
    const footer = page.getByRole('contentinfo')
    await footer.getByText('Product', { exact: true }).click()
    await footer.getByRole('link', { name: 'Price index' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Prices of building materials in Nigeria',
    )
    await expect(page.getByText('Example data: generated prices, not real ones')).toBeVisible()
    await expectFits(page)
    const { materials } = await (await request.get('/api/prices/week')).json()
    const [first] = materials
    const listed = page.getByRole('table').first().getByRole('rowheader').getByRole('link')
    await expect(listed).toHaveCount(materials.length)
    await expect(listed.first()).toHaveText('Cement')
    // What is read of a past week is of that week on the next page, too.
    const { weeks } = await (await request.get('/api/prices/weeks')).json()
    const past = await (await request.get(`/prices?week=${weeks[1]}`)).text()
    expect(past).toMatch(new RegExp(`/prices/material/[^"]+\\?week=${weeks[1]}"`))
    // A Monday without a week is no page.
    for (const path of ['/prices', '/prices/state/Kano', '/prices/material/cement'])
      expect((await request.get(`${path}?week=2019-01-07`)).status(), path).toBe(404)
    // Cement is shown as it is bought; the index is by weight.
    const cement = page.getByRole('row', { name: /^Cement / })
    await expect(cement).toContainText('a 50 kg bag')
    await expect(cement).toContainText('a kg')
    const ways = page.getByRole('navigation', { name: 'Prices in a state' })
    await expect(ways.getByRole('link', { name: 'Lagos' })).toHaveAttribute('href', '/prices/state/Lagos')
    await listed.and(page.locator(`[href="/prices/material/${first.material}"]`)).click()
    await expect(page).toHaveURL(`/prices/material/${first.material}`)

    // What it costs leads to those who sell it.
    await expect(page.getByRole('link', { name: 'Compare the offers' })).toHaveAttribute(
      'href',
      `/materials/${first.material}`,
    )
    const chart = page.getByRole('group', { name: /The table below has the same figures/ })
    const points = chart.getByRole('img')
    await page.getByText(/All \d+ weeks as a table/).click()
    const rows = page.getByRole('region', { name: 'All weeks' }).getByRole('rowheader')
    await expect(points).toHaveCount(await rows.count())
    // What is drawn is what the table says, the newest first there.
    const drawn = await points.evaluateAll((dots) => dots.map((dot) => dot.getAttribute('aria-label') ?? ''))
    const written = await page
      .getByRole('region', { name: 'All weeks' })
      .getByRole('row')
      .evaluateAll((lines) =>
        lines.slice(1).map((line) => [...line.children].map((cell) => cell.textContent)),
      )
    for (const [at, label] of drawn.toReversed().entries()) {
      const [, price = '', sellers = ''] = /: (₦[\d,.]+) .*, (\d+) sellers$/.exec(label) ?? []
      expect(written[at]?.[1]?.startsWith(price), label).toBe(true)
      expect(written[at]?.at(-1)).toBe(sellers)
    }
    // The last weeks alone; without scripts by the same address.
    await page.getByRole('navigation', { name: 'Weeks of the chart' }).getByText('3 months').click()
    await expect(page).toHaveURL(/\?weeks=13$/)
    await expect(points).toHaveCount(13)
    await points.last().focus()
    await expect(points.last()).toHaveAccessibleName(new RegExp(`^Week to .*${first.sellers} sellers$`))
    await expectFits(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    // Name, price and both changes are in sight on a phone, and a printout has all columns.
    const states = page.getByRole('region', { name: 'Prices by state' })
    expect((await states.boundingBox())?.width).toBeLessThanOrEqual(PHONE.width)
    await expect(states.getByRole('columnheader', { name: 'Confirmed' })).toBeHidden()
    await page.getByText(/All \d+ weeks as a table/).click()
    await expect(page.getByRole('region', { name: 'All weeks' })).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('region', { name: 'All weeks' })).toBeVisible()
    await expect(rows).toHaveCount(12)
    await expect(page.getByText(`The last 12 weeks. All ${drawn.length} of them: http`)).toBeVisible()
    await expect(states.getByRole('columnheader', { name: 'Confirmed' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tell me when it moves' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    // Which method it is by, and what the one beside it says of the year.
    await page.getByRole('link', { name: 'How we count' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Methods of the price index')
    const years = page.getByRole('table')
    await expect(years.getByRole('columnheader')).toContainText(['Material', 'Method 1', 'Method 2'])
    const byEach = await (await request.get('/api/prices/methods')).json()
    await expect(years.getByRole('rowheader')).toHaveCount(byEach.materials.length)
    await expectFits(page)
    await expectAccessible(page)

    await page.goto('/prices/state/Edo')
    await expect(page.getByText('Nothing is published in Edo for this week')).toBeVisible()
    await expect(page.getByText('4 of 5: invite yours').first()).toBeVisible()
    await expectAccessible(page)
  })

  test('by the keyboard, sees another material on the map, and goes over it', async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/prices')
    const inMenu = page.locator('#menu').getByText('Prices', { exact: true })
    await expect(inMenu).toHaveAttribute('aria-current', 'true')
    await page.getByLabel('Material on the map').selectOption('Sharp sand')
    await expect(page.getByRole('status').filter({ hasText: 'Sharp sand by state' })).toBeVisible()
    await expect(page).toHaveURL('/prices?material=sharp-sand')
    const map = page.getByRole('group', { name: 'Prices of sharp sand by state' })
    await map.getByRole('button', { name: /^Oyo,/ }).focus()
    await page.keyboard.press('End')
    await expect(map.getByRole('button', { name: /^Zamfara,/ })).toBeFocused()
    // Drawn after the neighbours, which would cover its line.
    await expect(map.locator('path:not(g *)').last()).toBeVisible()
    await page.keyboard.press('Home')
    await expect(map.getByRole('button', { name: /^Abia,/ })).toBeFocused()
  })

  test('on a phone, goes to a group of materials, and reads the week that is nearest to the finger', async ({
    page,
    browserErrors: _,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/prices')
    const groups = page.getByRole('navigation', { name: 'Groups of materials' })
    await groups.getByRole('link', { name: 'Finishes' }).click()
    await expect(page.getByRole('rowheader', { name: 'Finishes' })).toBeInViewport()
    await expect(groups).toBeInViewport()
    await page.goto('/prices/material/cement')
    await hydrated(page)
    const chart = page.getByRole('group', { name: /weeks\. The table below/ })
    const first = await chart.getByRole('img').first().getAttribute('aria-label')
    await expect(page.getByText(first ?? '', { exact: true })).toBeHidden()
    await chart.hover({ position: { x: 2, y: 2 } })
    await expect(page.getByText(first ?? '', { exact: true })).toBeVisible()
  })

  test('shows a chart on another site, and shares it', { tag: '@long' }, async ({ request }) => {
    const svg = await request.get('/prices/chart/cement.svg?state=Lagos')
    expect(svg.headers()['content-type']).toContain('image/svg+xml')
    const text = await svg.text()
    expect(text).toContain('Example data')
    expect(text).not.toContain('<script')
    const picture = await request.get('/prices/chart/cement.png?state=Lagos')
    expect(picture.headers()['content-type']).toBe('image/png')
  })

  test('is told when a price moves, by address and in the state of their choice', async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/prices/material/cement?state=Lagos')
    await takenOver(page)
    await page.getByRole('button', { name: 'Tell me when it moves' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tell me when the price moves' })
    await expect(dialog.getByText('Cement in Lagos')).toBeVisible()
    await dialog.getByLabel('When it has moved by').selectOption('10 % or more')
    await dialog.getByLabel('Your e-mail address').fill(`builder-${Date.now()}@mail.example`)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('status')).toContainText('mail')
  })

  test('reckons a rate at the prices of a past week', { tag: '@long' }, async ({
    page,
    request,
    browserErrors: _,
  }) => {
    const { weeks } = await (await request.get('/api/prices/weeks')).json()
    const week = weeks[26]
    const { prices } = await (
      await request.get(`/api/prices/median?material=cement&location=Lagos&week=${week}`)
    ).json()
    await page.goto('/rate-gen')
    await hydrated(page)
    await page.getByLabel('State').selectOption('Lagos')
    await page.getByLabel('Prices of').selectOption(week)
    const cement = page.getByLabel('Price of Cement, 50 kg bag')
    await expect(cement).toHaveAccessibleDescription(
      /^Example data\. Median of \d+ sellers in Lagos, week to /,
    )
    expect(Number((await cement.inputValue()).replaceAll(',', ''))).toBeCloseTo(prices[0].median, 2)
    await expectAccessible(page)
  })

  test('sees a product beside the median of its state', { tag: '@long' }, async ({
    page,
    request,
    browserErrors: _,
  }) => {
    const { values } = await (await request.get('/api/prices/index?material=cement')).json()
    const { region } = values.find(
      (value: { region: string; status: string }) =>
        value.status === 'published' && value.region !== 'Nigeria',
    )
    const { offers } = await (await request.get(`/api/materials/cement?state=${region}`)).json()
    await page.goto(`/product/${offers[0]._id}`)
    await takenOver(page)
    const beside = page.getByRole('link', {
      name: new RegExp(`the median in ${region} for the week to `, 'i'),
    })
    await expect(beside).toBeVisible()
    await page.goto(`/materials/cement?state=${region}`)
    await takenOver(page)
    await expect(beside).toBeVisible()
  })
})

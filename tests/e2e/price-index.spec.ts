import { expect, expectAccessible, expectFits, hydrated, test } from './visit.ts'

const PHONE = { width: 390, height: 844 }

test.describe('Somebody who wants to know what building costs', () => {
  test.beforeEach(async ({ page, request }) => {
    await page.setViewportSize(PHONE)
    // A fresh demonstration computes its year in the background.
    await expect
      .poll(async () => (await (await request.get('/api/prices/week')).json()).materials.length, {
        timeout: 60_000,
      })
      .toBeGreaterThan(10)
  })

  test('reads the week on a phone, a material with its history, and a state', async ({
    page,
    request,
    browserErrors: _,
  }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('link', { name: 'Price index' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Prices of building materials in Nigeria',
    )
    await expect(page.getByText('Example data: generated prices, not real ones')).toBeVisible()
    await expectFits(page)
    const { materials } = await (await request.get('/api/prices/week')).json()
    const [first] = materials
    await expect(page.getByRole('table').first().getByRole('rowheader')).toHaveCount(materials.length)
    await page.getByRole('rowheader').first().getByRole('link').click()
    await expect(page).toHaveURL(`/prices/material/${first.material}`)

    const chart = page.getByRole('group', { name: /The table below has the same figures/ })
    const points = chart.getByRole('img')
    await page.getByText(/All \d+ weeks as a table/).click()
    const rows = page.getByRole('region', { name: 'All weeks' }).getByRole('rowheader')
    await expect(points).toHaveCount(await rows.count())
    await points.last().focus()
    await expect(points.last()).toHaveAccessibleName(new RegExp(`^Week to .*${first.sellers} sellers$`))
    await expectFits(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

    await page.goto('/prices/state/Edo')
    await expect(page.getByText('Nothing is published in Edo for this week')).toBeVisible()
    await expect(page.getByText('4 of 5: invite yours').first()).toBeVisible()
    await expectAccessible(page)
  })

  test('shows a chart on another site, and shares it', async ({ request }) => {
    const svg = await request.get('/prices/chart/cement.svg?state=Lagos')
    expect(svg.headers()['content-type']).toContain('image/svg+xml')
    const text = await svg.text()
    expect(text).toContain('Example data')
    expect(text).not.toContain('<script')
    const picture = await request.get('/prices/chart/cement.jpg?state=Lagos')
    expect(picture.headers()['content-type']).toBe('image/jpeg')
  })
})

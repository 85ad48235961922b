import type { Locator } from '@playwright/test'
import { expect, expectAccessible, goOffline, hydrated, test } from './visit.ts'

const PHONE = { width: 390, height: 844 }

/** "≈ ₦1,203 a kg" */
const nairaIn = (text: string) => Number(/₦([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''))

test.describe('A buyer compares prices', () => {
  test('of cement in Kano on a phone, and reaches the cheapest seller on WhatsApp', async ({
    page,
    request,
    browserErrors: _,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/')
    await hydrated(page)
    await page.getByText('Menu', { exact: true }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Prices' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices of materials in Nigeria today')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Cement', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cement prices in Nigeria today')
    await page.getByLabel('State').selectOption('Kano')
    await expect(page).toHaveURL('/materials/cement?state=Kano')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cement prices in Kano today')

    const { offers } = await (await request.get('/api/materials/cement?state=Kano')).json()
    test.skip(offers.length === 0, 'The demonstration has no cement in Kano.')
    await expect(page.getByRole('rowheader')).toHaveCount(offers.length)
    const prices = (await page.getByRole('row').allInnerTexts()).map(nairaIn).filter(Number.isFinite)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    await expectAccessible(page)
    const whatsapp = page.getByRole('link', { name: 'Text on Whatsapp' }).first()
    const href = new URL((await whatsapp.getAttribute('href')) ?? '')
    expect(href.origin + href.pathname).toBe(`https://wa.me/${offers[0].mobile.replace('+', '')}`)
    expect(href.searchParams.get('text')).toContain(offers[0].name)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })

  test('on a phone, where what a quantity comes to has its room', async ({ page, browserErrors: _ }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/materials/cement?state=Lagos&quantity=6000')
    const sums = page.getByText(/^120 bags: ₦/)
    await expect(sums.first()).toBeVisible()
    for (const sum of await sums.all()) expect((await sum.boundingBox())?.height).toBeLessThan(50)
  })

  test('for the quantity that is needed, which the page of the product and the message go on with', async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/materials/cement')
    await hydrated(page)
    const tooMuch = page
      .getByRole('row')
      .filter({ hasText: /From \d+ tonnes/ })
      .first()
    await expect(tooMuch, 'nothing is asked yet').not.toContainText('more than you need')
    await page.getByLabel('How much do you need?').fill('50')
    await page.getByLabel('How much do you need?').press('Enter')
    await expect(page).toHaveURL('/materials/cement?quantity=2500')
    await expect(page.getByLabel('How much do you need?')).toHaveValue('50')
    await expect(tooMuch).toContainText(': more than you need')
    const row = page.getByRole('row').filter({ hasText: '50 bags: ₦' }).first()
    const [, sum] = /50 bags: (₦[\d,]+)/.exec((await row.textContent()) ?? '') ?? []
    await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\?quantity=50$/)
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: `50 bags: ${sum?.replace('₦', 'NGN ')}` }),
    ).toBeVisible()
    const whatsapp = page.getByRole('link', { name: 'Text on Whatsapp' })
    const text = async () =>
      new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
    await expect.poll(text).toContain(`${sum?.replace('₦', 'NGN ')} in all`)
    await page.getByLabel('How many bags?').fill('3')
    await expect(
      page
        .getByRole('main')
        .getByText(/^3 bags: NGN/)
        .first(),
    ).toBeVisible()
    await expect.poll(text).toContain('3 bags of')
    const bags = page.getByLabel('How many bags?')
    await bags.fill('abc')
    await bags.blur()
    await expect(bags).toHaveAttribute('aria-invalid', 'true')
    await expect(bags).toHaveAccessibleDescription('A whole number up to 1,000,000')
    await expect(page.getByRole('status').filter({ hasText: 'A whole number' })).toBeVisible()
    await expect(bags).toHaveValue('abc')
    await bags.fill('3')
    await expect(bags).not.toHaveAttribute('aria-invalid')
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Compare with/ }).click()
    await expect(page).toHaveURL(/\/materials\/cement\?.*quantity=150$/)
  })

  test('and writes to a seller from a card with the quantity that was said before', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/materials/cement?quantity=2500')
    await hydrated(page)
    await page.goto('/market?category=Concrete&subCategory=Cement')
    const card = page.getByRole('article').filter({ hasText: '50 bags: NGN' }).first()
    const [, sum] = /50 bags: (NGN [\d,]+)/.exec((await card.textContent()) ?? '') ?? []
    await card.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/product\/[^?]+\?quantity=50$/)
    const whatsapp = page.getByRole('link', { name: 'Text on Whatsapp' })
    const text = async () =>
      new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
    await expect.poll(text).toMatch(/50 bags of .+/)
    expect(await text()).toContain(`${sum} in all`)
    expect(await text()).toContain(new URL(page.url()).pathname)
  })

  test('side by side, by boxes and by a link that can be shared', async ({ page, browserErrors: _ }) => {
    await page.goto('/materials/cement')
    await hydrated(page)
    const boxes = page.getByRole('checkbox', { name: /^Compare: / })
    for (const index of [0, 2, 4, 5]) await boxes.nth(index).check()
    await expect(boxes.nth(1)).toBeDisabled()
    await page.getByRole('button', { name: 'Compare 4 side by side' }).click()
    await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused()
    const table = page.getByRole('region', { name: 'Offers side by side' })
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    await expectAccessible(page)
    // On a phone, too, each offer's price stands under its name.
    await page.setViewportSize(PHONE)
    const left = async (cell: Locator) => Math.round((await cell.boundingBox())?.x ?? -1)
    for (const at of [0, 3])
      expect(await left(table.getByRole('row').nth(1).getByRole('cell').nth(at))).toBe(
        await left(table.getByRole('columnheader').nth(at)),
      )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.reload()
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    await table
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click()
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    await page.getByRole('link', { name: 'Back to the table' }).click()
    await expect(table).toBeHidden()
    await expect(boxes.nth(2)).not.toBeChecked()
  })

  test('of one strength class, which the address keeps', async ({ page, browserErrors: _ }) => {
    await page.goto('/materials/cement')
    await hydrated(page)
    const classes = page.getByRole('navigation', { name: 'Strength class' })
    const strong = classes.getByRole('link', { name: '42.5' })
    await strong.click()
    await expect(page).toHaveURL(/\?detail=strength%3A42\.5$/)
    const count = /42\.5 (\d+)/.exec((await strong.textContent()) ?? '')?.[1]
    await expect(page.getByRole('status').filter({ hasText: `${count} offers` })).toBeVisible()
    await expect(page.getByRole('rowheader').filter({ hasText: '32.5' })).toHaveCount(0)
    await page.reload()
    await expect(strong).toHaveAttribute('aria-current', 'page')
    await hydrated(page)
    // Another filter leaves the class as it is.
    await page.getByLabel('Verified sellers only').click()
    await expect(page).toHaveURL(/(?=.*verified=true)(?=.*detail=strength%3A42\.5)/)
    await page.getByLabel('Verified sellers only').click()
    await expect(page).toHaveURL(/\?detail=strength%3A42\.5$/)
    await page.setViewportSize(PHONE)
    await classes.getByRole('link', { name: 'Not stated' }).click()
    await expect(page).toHaveURL(/\?detail=strength%3Aunsaid$/)
    await expect(page.getByRole('row').filter({ hasText: /[345]2\.5/ })).toHaveCount(0)
    await classes.getByRole('link', { name: 'All' }).click()
    await expect(page).toHaveURL('/materials/cement')
    await classes.getByRole('link', { name: '32.5' }).click()
    await expect(page).toHaveURL(/\?detail=strength%3A32\.5$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cement (32.5) prices in Nigeria today')
    await expect(classes.getByRole('link', { name: '32.5' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('row').filter({ hasText: '42.5' })).toHaveCount(0)
    await expect(page.locator('td[data-words="class"]').first()).toHaveText('32.5')
    await page.goto('/materials/cement?detail=strength:unheard-of')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cement prices in Nigeria today')
  })

  test('finds a material by another of its names, and its sizes', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/materials')
    await hydrated(page)
    await page.getByRole('main').getByLabel('Material', { exact: true }).fill('iron rod')
    await expect(page.getByRole('rowheader').first()).toContainText('reinforcement bar')
    await expect(page.getByRole('rowheader', { name: 'Cement', exact: true })).toHaveCount(0)
    await page.goto('/materials/rebar')
    await expectAccessible(page)
    await page.getByRole('link', { name: '12 mm reinforcement bar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^12 mm reinforcement bar prices in/)
    await expect(page).toHaveTitle('12 mm reinforcement bar prices in Nigeria today | ADLM')
    await expect(page.getByText('The lowest price is not in the price index,')).toBeVisible()
  })

  test('where a state has none, the nearest that have it are a press away', { tag: '@long' }, async ({
    page,
    request,
    browserErrors: _,
  }) => {
    const { states } = await (await request.get('/api/materials/white-cement')).json()
    const having = states.map(({ state }: { state: string }) => state)
    const without = ['Zamfara', 'Taraba', 'Yobe', 'Kebbi'].find((state) => !having.includes(state))
    await page.goto(`/materials/white-cement?state=${without}`)
    await hydrated(page)
    await expect(page.getByText(`No offer of white cement in ${without}`)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('list', { name: 'The nearest that have it' }).getByRole('link').first().click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  })

  test('keeps the offers when the line breaks, and tries again', { tag: '@long' }, async ({
    page,
    context,
    browserErrors,
  }) => {
    await page.goto('/materials/cement')
    await hydrated(page)
    await goOffline(page)
    await page.getByLabel('State').selectOption('Lagos')
    await expect(page.getByRole('alert')).toContainText('The offers could not be loaded.')
    await expect(page.getByText('What was found before:')).toBeVisible()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cement prices in Lagos today')
    await expect(page.getByRole('alert')).toHaveCount(0)
    browserErrors.length = 0
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a comparison is filtered, counted in bags and put side by side', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/materials/cement', { waitUntil: 'load' })
    await page.getByLabel('How much do you need?').fill('50')
    await page.getByRole('button', { name: 'Compare', exact: true }).first().click()
    await expect(page).toHaveURL('/materials/cement?quantity=2500')
    await expect(page.getByText(/50 bags: ₦/).first()).toBeVisible()
    await page.getByRole('navigation', { name: 'Strength class' }).getByRole('link', { name: '42.5' }).click()
    await expect(page).toHaveURL(/detail=strength%3A42\.5/)
    await page.getByRole('button', { name: 'Compare', exact: true }).first().click()
    await expect(page).toHaveURL(/detail=strength%3A42\.5/)
    const boxes = page.getByRole('checkbox', { name: /^Compare: / })
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await page.getByRole('button', { name: 'Compare side by side' }).click()
    await expect(page.getByRole('region', { name: 'Offers side by side' })).toBeVisible()
    await expect(page).toHaveURL(/quantity=2500/)
  })
})

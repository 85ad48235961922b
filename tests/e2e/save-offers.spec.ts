import type { Page } from '@playwright/test'
import { knownPerson, newPerson, own, signIn } from './account.ts'
import { expect, expectFits, goOffline, hydrated, test, visitorsPage } from './visit.ts'

/** The hearts of a list, and what each of them saves. */
const hearts = (page: Page) => page.getByRole('article').getByRole('button', { name: /^Save / })
const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Save ${name}`, exact: true }).first()
const isSaved = (page: Page, name: string, saved = true) =>
  expect(heart(page, name)).toHaveAttribute('aria-pressed', String(saved))

/** Saves the offers of a list that stand there. @returns their names */
async function saveFrom(page: Page, path: string, ...places: number[]): Promise<string[]> {
  await page.goto(path)
  await hydrated(page)
  const names: string[] = []
  for (const place of places) {
    const button = hearts(page).nth(place)
    names.push(((await button.getAttribute('aria-label')) ?? '').replace(/^Save /, ''))
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }
  return names
}

/** What the device has to tell its account is told. */
const told = (page: Page) =>
  page.waitForFunction(() => {
    const { owner, unsent } = JSON.parse(localStorage['draft:saved'] ?? '{}')
    return owner && Object.keys(unsent).length === 0
  })

test.describe('A visitor saves offers', () => {
  test('and finds them again, with their prices, and what is gone', async ({ page, browserErrors: _ }) => {
    const [cement = ''] = await saveFrom(page, '/marketplace?name=cement', 1)
    await expect(page.getByText('Saved on this device.')).toBeVisible()
    const [home = ''] = await saveFrom(page, '/search', 0)
    const box = await heart(page, home).boundingBox()
    expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(44)

    // What the device keeps is what was seen then.
    await page.evaluate(() => {
      const device = JSON.parse(localStorage['draft:saved'])
      const [kept] = Object.keys(device.things).filter((key) => key.startsWith('products/'))
      device.things[kept ?? ''].price += 500
      const id = '00000000-0000-7000-8000-000000000000'
      const gone = { ...device.things[kept ?? ''], id, name: 'Cement of long ago' }
      localStorage['draft:saved'] = JSON.stringify({
        ...device,
        things: { ...device.things, [`products/${id}`]: gone },
      })
    })
    const reads = page.waitForRequest('**/api/offers?*')
    await page.goto('/saved')
    await reads
    await expect(page.getByRole('status').filter({ hasText: '3 saved' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ has: heart(page, cement) })).toContainText(
      '₦500 less than when you saved it',
    )
    const gone = page.getByRole('article').filter({ hasText: 'Cement of long ago' })
    await expect(gone).toContainText('It is no longer on the market.')
    await expect(gone.getByRole('link', { name: 'See similar ones' })).toHaveAttribute(
      'href',
      /^\/marketplace\?name=/,
    )
    await expectFits(page)

    await gone.getByRole('button', { name: 'Remove it' }).click()
    await heart(page, home).click()
    await isSaved(page, home, false)
    await expect(page.getByRole('status').filter({ hasText: '1 saved' })).toBeVisible()
    await page.reload()
    await isSaved(page, cement)
    await expect(hearts(page)).toHaveCount(1)
  })

  test('and sees it before any script has come, in both of their tabs', { tag: '@long' }, async ({
    page,
    context,
    browserErrors: _,
  }) => {
    const [name = ''] = await saveFrom(page, '/market', 0)
    const other = await context.newPage()
    await other.route('**/assets/**/*.js', () => undefined)
    await other.route('**/assets/*.js', () => undefined)
    await other.goto('/market', { waitUntil: 'commit' })
    const drawn = (of: Page, place: number) =>
      hearts(of)
        .nth(place)
        .evaluate((heart) => getComputedStyle(heart, '::before').maskImage)
    await expect.poll(() => drawn(other, 0)).not.toContain("fill='none'")
    expect(await drawn(other, 1)).toContain("fill='none'")
    await other.unrouteAll()
    await other.reload()
    await isSaved(other, name)
    await heart(other, name).click()
    await isSaved(page, name, false)

    // Who leaves before the script of a press has come finds it done by the next page.
    await other.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      if (!(await response.text()).includes('Saved on this device')) await route.fulfill({ response })
    })
    await other.goto('/market')
    await hydrated(other)
    await heart(other, name).click()
    await isSaved(other, name)
    await isSaved(page, name, false)
    await other.unrouteAll({ behavior: 'ignoreErrors' })
    await other.goto('/saved')
    await isSaved(other, name)
    await isSaved(page, name)
  })

  test('and opens them: the device remembers, and forgets when it is told to', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/search')
    await hydrated(page)
    const link = page.getByRole('article').getByRole('link').first()
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.waitForFunction(() => localStorage['draft:viewed'])
    await page.goto('/saved')
    const viewed = page.getByRole('region', { name: 'Recently viewed' })
    await expect(viewed.getByRole('link', { name })).toBeVisible()
    await expectFits(page)
    await viewed.getByRole('button', { name: 'Clear' }).click()
    await expect(viewed.getByRole('status')).toHaveText('Cleared from this device.')
    expect(await page.evaluate(() => localStorage['draft:viewed'])).toBeUndefined()
  })
})

test.describe('Whoever signs in', () => {
  test('has what the device saved, on every device, and the next person has not', async ({
    page,
    browser,
    baseURL,
    browserErrors: _,
  }) => {
    const [ada, bola] = await Promise.all([knownPerson(), knownPerson()])
    const [name = ''] = await saveFrom(page, '/market', 2)
    await signIn(page, ada, '/profile')
    await told(page)
    const mine = page.getByRole('region', { name: 'Saved', exact: true })
    await expect(mine.getByRole('button', { name: `Save ${name}` })).toBeVisible()
    await expectFits(page)

    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
    const phone = await visitorsPage(await elsewhere.newPage())
    await signIn(phone, ada, '/market')
    await told(phone)
    await isSaved(phone, name)
    await heart(phone, name).click()
    await told(phone)
    await elsewhere.close()
    await page.reload()
    await expect(mine.getByText('Nothing saved yet')).toBeVisible()

    const [another = ''] = await saveFrom(page, '/market', 1)
    await told(page)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage['draft:saved'])).toBeUndefined()
    await signIn(page, bola, '/market')
    await told(page)
    await isSaved(page, another, false)
  })

  test('saves without a network, and tells the account when it is back', { tag: '@long' }, async ({
    page,
    context,
    browserErrors,
  }) => {
    const person = await newPerson(page.request)
    await signIn(page, person, '/market')
    await told(page)
    await expect(own(page)).toBeVisible()
    await goOffline(page)
    const button = hearts(page).first()
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    const joins = page.waitForResponse((answer) => answer.url().includes('/api/user/saved/') && answer.ok())
    await context.setOffline(false)
    await joins
    await told(page)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    const expected = /ERR_INTERNET_DISCONNECTED/
    expect(browserErrors.splice(0).filter((alarm) => !expected.test(alarm))).toEqual([])
  })
})

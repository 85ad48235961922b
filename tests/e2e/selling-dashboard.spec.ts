import { expectRefusalsOnly, signIn, storedUser } from './account.ts'
import { putUp, test } from './selling.ts'
import { callsTo, expect, expectAccessible, expectFits, stopTime } from './visit.ts'

test.setTimeout(120_000)

const confirm = { name: 'Delete', exact: true }

test.describe('The shop dashboard', () => {
  test('leads a beginner to the first product', async ({ page, seller, browserErrors: _ }) => {
    await signIn(page, seller, '/profile')
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Sell', exact: true })).toHaveAttribute(
      'href',
      '/create-product',
    )
    await expect(banner.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    // In one line on every phone.
    for (const width of [320, 360, 384, 390, 412, 768]) {
      await page.setViewportSize({ width, height: 844 })
      expect((await banner.boundingBox())?.height, `at ${width} px`).toBeLessThan(70)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await page
      .getByRole('navigation', { name: 'Your account' })
      .getByRole('link', { name: 'Shop details' })
      .click()
    await expect(page.getByText('You have no products yet')).toBeVisible()
    await expect(page.getByText('You have no listings yet')).toBeVisible()
    await expectFits(page)
    await page.getByRole('link', { name: 'Put up your first product' }).click()
    await expect(page).toHaveURL('/create-product')
    await page
      .getByRole('navigation', { name: 'Your account' })
      .getByRole('link', { name: 'Add Product' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Product')
  })

  test('asks before it deletes, takes back, and deletes at last', async ({
    page,
    context,
    seller,
    browserErrors: _,
  }) => {
    await signIn(page, seller)
    const { name, _id } = await putUp(page)
    await page.clock.install()
    await page.goto('/shop-details')
    const link = page.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', `/product/${_id}`)
    await expect(page.getByRole('link', { name: `Edit ${name}` })).toHaveAttribute(
      'href',
      `/edit-product/${_id}`,
    )
    const calls = callsTo(page, '/api/product/delete')
    const remove = page.getByRole('button', { name: `Delete ${name}` })
    await remove.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
    await expect(remove).toBeFocused()

    await remove.click()
    await page.getByRole('dialog').getByRole('button', confirm).click()
    await expect(link).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(link).toBeVisible()
    await page.clock.runFor(7_000)
    expect(calls).toEqual([])

    await remove.click()
    await page.getByRole('dialog').getByRole('button', confirm).click()
    // It goes on elsewhere on the site, and is not to be seen on the way back.
    await page
      .getByRole('navigation', { name: 'Your account' })
      .getByRole('link', { name: 'Personal Details' })
      .click()
    await expect(page.getByLabel('Username')).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Your account' })
      .getByRole('link', { name: 'Shop details' })
      .click()
    await expect(page.getByText('You have no products yet')).toBeVisible()
    await page.clock.runFor(7_000)
    await expect.poll(() => calls.length).toBe(1)
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await expect.poll(async () => (await context.request.get(`/api/product/get/${_id}`)).status()).toBe(404)
  })

  test('deletes at once when the page is left', { tag: '@long' }, async ({
    page,
    context,
    seller,
    browserErrors: _,
  }) => {
    await signIn(page, seller)
    const { name, _id } = await putUp(page)
    await page.clock.install()
    await page.goto('/shop-details')
    const remove = page.getByRole('button', { name: `Delete ${name}` })
    await remove.waitFor()
    // As long as time stands still it can be undone.
    await stopTime(page)
    await remove.click()
    await page.getByRole('dialog').getByRole('button', confirm).click()
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
    await page.goto('/faq', { waitUntil: 'commit' })
    await expect.poll(async () => (await context.request.get(`/api/product/get/${_id}`)).status()).toBe(404)
  })

  test('deletes before it signs out', { tag: '@long' }, async ({
    page,
    context,
    seller,
    browserErrors: _,
  }) => {
    await signIn(page, seller)
    const { name, _id } = await putUp(page)
    await page.goto('/shop-details')
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', confirm).click()
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    expect((await context.request.get(`/api/product/get/${_id}`)).status()).toBe(404)
  })

  test('brings back what could not be deleted', { tag: '@long' }, async ({ page, seller, browserErrors }) => {
    await signIn(page, seller)
    const { name } = await putUp(page)
    await page.clock.install()
    await page.goto('/shop-details')
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.route('**/api/product/delete/*', (route) => route.abort('internetdisconnected'))
    await page.getByRole('dialog').getByRole('button', confirm).click()
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
    // While it fades, its colours are no longer its own.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectAccessible(page)
    await page.clock.runFor(7_000)
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('No connection. Check your network and try again.')
    expectRefusalsOnly(browserErrors)
  })

  test('says what did not arrive, and asks again', { tag: '@long' }, async ({
    page,
    seller,
    browserErrors,
  }) => {
    await signIn(page, seller)
    await page.route('**/api/user/{listings,products}/*', (route) => route.abort('internetdisconnected'))
    await page.goto('/shop-details')
    await expect(page.getByText('Failed to load listings')).toBeVisible()
    await expect(page.getByText('Failed to load products')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/user/{listings,products}/*')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(page.getByText('You have no listings yet')).toBeVisible()
    expectRefusalsOnly(browserErrors)
  })

  test('fits the smallest phone', { tag: '@long' }, async ({ page, seller, browserErrors: _ }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await signIn(page, seller)
    await putUp(page, { name: 'Hardwood, 2 x 4 inches, 12 feet, seasoned, planed all round' })
    for (const path of ['/shop-details', '/create-product', '/create-product?step=2', '/create-listing']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, path).toBeLessThanOrEqual(0)
    }
    expect((await storedUser(page))._id).toBeTruthy()
  })
})

import { expectRefusalsOnly, signIn, storedUser } from './account.ts'
import { alarmed, arrived, choose, images, rows, submit, test } from './selling.ts'
import { callsTo, expect, expectAccessible, expectFits } from './visit.ts'

test.setTimeout(120_000)

const FLAT = '2 bedroom flat in Yaba'

test.describe('A seller of homes', () => {
  test('lists a flat with an offer, updates it, and deletes it', { tag: '@pictures' }, async ({
    page,
    seller,
    browserErrors: _,
  }) => {
    await signIn(page, seller, '/create-listing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a Listing')
    await expect(page.getByLabel('Rent', { exact: true })).toBeChecked()
    await page.getByLabel('Sell', { exact: true }).check()
    await expect(page.getByLabel('Rent', { exact: true })).not.toBeChecked()
    await expect(page.getByLabel('Regular price (N)')).toBeVisible()
    await page.getByLabel('Rent', { exact: true }).check()
    await expect(page.getByLabel('Sell', { exact: true })).not.toBeChecked()
    await page.getByLabel('Year').check()
    await expect(page.getByLabel('Regular price (N/Year)')).toBeVisible()
    await page.getByRole('radio', { name: 'Month' }).check()
    await page.getByLabel('Name').fill(FLAT)
    await page.getByLabel('Description').fill('Tiled, with a borehole.')
    await page.getByLabel('Address').fill('4 Herbert Macaulay Way, Yaba')
    await page.getByLabel('State').selectOption('Lagos')
    await page.getByLabel('Area', { exact: true }).fill('Yaba')
    const local = page.getByLabel('Local government area (optional)')
    await expect(local.getByRole('option').first()).toHaveText('Lagos Mainland, by the address')
    await expect(local).toHaveValue('')
    await page.getByLabel('Parking Spot').check()
    await page.getByLabel('Beds').fill('2')
    await page.getByLabel('Baths').fill('2')
    await page.getByLabel('Regular price (N/Month)').fill('250,000')
    await page.getByLabel('Agency fee').fill('10%')
    await expect(page.getByText('To move in: N 275,000 or more')).toBeVisible()
    await expect(page.getByLabel(/Discounted price/)).toHaveCount(0)
    await page.getByLabel('Offer').check()
    await page.getByLabel('Discounted price (N/Month)').fill('260000')
    await submit(page, 'Create Listing')
    await alarmed(page, 'Discount price must be lower than regular price')
    await expect(page.getByLabel('Discounted price (N/Month)')).toBeFocused()
    await expect(page.locator('form').getByText('You must upload atleast one image')).toBeVisible()
    await page.getByLabel('Discounted price (N/Month)').fill('230000')
    await submit(page, 'Create Listing')
    await alarmed(page, 'You must upload atleast one image')
    // Under its field, and under the button.
    await expect(page.locator('form').getByText('You must upload atleast one image')).toHaveCount(2)
    await expectFits(page)

    await choose(page, await images('hall', 'kitchen'))
    await arrived(page, 2)
    await page.reload()
    await expect(page.getByText('We kept what you typed')).toBeVisible()
    await expect(page.getByLabel('Offer')).toBeChecked()
    await expect(rows(page)).toHaveCount(2)
    await submit(page, 'Create Listing')
    await expect(page).toHaveURL(/\/listing\/[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(FLAT)
    await expect(page.getByText('N 20,000 OFF').first()).toBeVisible()
    await expect(page.getByText('N 230,000').first()).toBeVisible()

    await page.getByRole('link', { name: 'Edit your listing' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update your Listing')
    await expect(page.getByText('Updated successfully')).toHaveCount(0)
    await expect(page.getByLabel('Area', { exact: true })).toHaveValue('Yaba')
    await page.getByLabel('Offer').uncheck()
    await page.getByLabel('Furnished').check()
    await page.getByLabel('Area', { exact: true }).fill('')
    await expect(local).toHaveValue('Lagos Mainland')
    await local.selectOption('Surulere')
    await submit(page, 'Update Listing')
    await expect(page).toHaveURL(/\/listing\//)
    await expect(page.getByText('Furnished', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByText('Surulere, Lagos', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('N 250,000').first()).toBeVisible()
    await expect(page.getByText('N 20,000 OFF')).toHaveCount(0)

    await page.clock.install()
    await page.goto('/shop-details')
    await page.getByRole('button', { name: `Delete ${FLAT}` }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('link', { name: FLAT, exact: true })).toHaveCount(0)
    await expect(page.getByText('You have no listings yet')).toBeVisible()
    const owner = (await storedUser(page))._id
    const left = async () => (await page.context().request.get(`/api/user/listings/${owner}`)).json()
    await page.clock.runFor(7_000)
    await expect.poll(left).toHaveLength(0)
  })

  test('is told the limits, and sends one listing by a double click', { tag: '@long' }, async ({
    page,
    seller,
    browserErrors: _,
  }) => {
    await signIn(page, seller, '/create-listing')
    await submit(page, 'Create Listing')
    for (const text of ['Listing description is required', 'Listing address is required'])
      await expect(page.locator('form').getByText(text)).toBeVisible()
    await page.getByLabel('Description').fill('Tiled.')
    await page.getByLabel('Address').fill('4 Herbert Macaulay Way')
    await page.getByLabel('Name').fill('Flat')
    await page.getByLabel('Beds').fill('11')
    await page.getByLabel('Regular price (N/Month)').fill('1000001')
    await submit(page, 'Create Listing')
    await alarmed(page, 'Listing name must have 10 to 62 characters')
    for (const text of [
      'Listing bedrooms must be a whole number from 1 to 10',
      'Listing price for rent must be at most 1,000,000 naira a month',
    ])
      await expect(page.locator('form').getByText(text)).toBeVisible()
    await page.getByLabel('Choose pictures').dispatchEvent('cancel')
    await alarmed(page, 'You can only upload 6 images per lisiting')
    await choose(page, await images('1', '2', '3', '4', '5', '6', '7'))
    await alarmed(page, 'You can only upload 6 images per lisiting')
    await arrived(page, 6)
    await page.getByLabel('Name').fill(FLAT)
    await page.getByLabel('Beds').fill('2')
    await page.getByLabel('Regular price (N/Month)').fill('100000')
    const calls = callsTo(page, '/api/listing/create')
    await page.getByRole('button', { name: 'Create Listing' }).dblclick()
    await expect(page).toHaveURL(/\/listing\//)
    expect(calls).toHaveLength(1)
  })

  test("cannot update somebody else's", { tag: '@long' }, async ({
    page,
    request,
    seller,
    browserErrors: _,
  }) => {
    // The newest may be the seller's own.
    const [foreign] = await (await request.get('/api/listing/get?limit=1&startIndex=50')).json()
    await signIn(page, seller)
    await page.goto(`/edit-listing/${foreign._id}`)
    await expect(page).toHaveURL(`/update-listing/${foreign._id}`)
    await expect(page.getByText('This is not your listing')).toBeVisible()
    await expectAccessible(page)
  })

  test('sees what was changed elsewhere', { tag: '@long' }, async ({
    page,
    context,
    seller,
    browserErrors,
  }) => {
    await signIn(page, seller, '/create-listing')
    await page.getByLabel('Name').fill(FLAT)
    await page.getByLabel('Description').fill('Tiled.')
    await page.getByLabel('Address').fill('4 Herbert Macaulay Way')
    await page.getByLabel('Regular price (N/Month)').fill('100000')
    await choose(page, await images('stale'))
    await arrived(page, 1)
    await submit(page, 'Create Listing')
    await page.getByRole('link', { name: 'Edit your listing' }).click()
    await page.getByLabel('Beds').fill('3')
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await context.request.put(`/api/listing/update/${id}`, { data: { bedrooms: 4, furnished: true } })
    await submit(page, 'Update Listing')
    const panel = page.getByRole('region', { name: 'This listing was changed elsewhere' })
    await expect(panel).toBeFocused()
    await expect(page.getByLabel('Furnished', { exact: true })).toBeChecked()
    await expect(page.getByLabel('Beds', { exact: true })).toHaveValue('3')
    await panel
      .getByRole('group', { name: 'Beds' })
      .getByLabel(/Elsewhere/)
      .check()
    await expect(page.getByLabel('Beds', { exact: true })).toHaveValue('4')
    await submit(page, 'Update Listing')
    await expect(page.getByRole('list', { name: 'The home' }).getByText('4 beds')).toBeVisible()
    expectRefusalsOnly(browserErrors)
  })
})

import type { Page } from '@playwright/test'
import { expectRefusalsOnly, signIn } from './account.ts'
import {
  alarmed,
  arrived,
  choose,
  fillFirstStep,
  fillSecondStep,
  images,
  next,
  putUp,
  submit,
  test,
} from './selling.ts'
import { expect, expectAccessible } from './visit.ts'

test.use({ viewport: { width: 390, height: 844 } })
test.setTimeout(120_000)

const preview = (page: Page) => page.getByRole('region', { name: 'What buyers will see' })
const breaks = (page: Page) => page.getByRole('group', { name: 'Price breaks' }).getByRole('listitem')

const productOf = async (page: Page) => {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  return (await (await page.context().request.get(`/api/product/get/${id}`)).json()).product
}

test.describe('A seller on a phone', () => {
  test('sells a trip of sand', async ({ page, seller, browserErrors: _ }) => {
    await signIn(page, seller, '/create-product')
    await fillFirstStep(page, 'Washed sharp sand, trip of 20 tonnes')
    await next(page)
    await page.getByLabel('Unit', { exact: true }).selectOption('tonnes')
    await page.getByLabel('Type').selectOption('Material')
    await page.getByLabel('Category', { exact: true }).selectOption('Concrete')
    await page.getByLabel('Sharp Sand').check()
    await expect(preview(page)).toContainText(
      'It is not clear whether the price is for the unit or for all of it.',
    )
    await page.getByLabel('One price buys').selectOption('a trip')
    await expect(page.getByLabel('Unit', { exact: true })).toHaveValue('nr')

    // The reader has filled in what one price buys, and says what buyers will see of it.
    await expect(page.getByLabel('One price buys')).toHaveValue('trip')
    await expect(page.getByLabel('Size', { exact: true })).toHaveValue('20')
    await expect(page.getByLabel('Measured in')).toHaveValue('tonne')
    await page.getByLabel('Price (NGN)', { exact: true }).fill('240,000')
    await expect(preview(page)).toContainText(
      '₦240,000 a trip · ≈ ₦12,000 a tonne · we read it as sharp sand',
    )
    await expect(preview(page)).toContainText('NGN 240,000 / 20-tonne trip')
    await expectAccessible(page)

    // A price break that is none is told at its row; by keyboard alone one is added, filled in and removed.
    await page.getByRole('button', { name: 'Add a price break' }).press('Enter')
    await expect(breaks(page).nth(0).getByLabel('From')).toBeFocused()
    await page.keyboard.type('3')
    await page.keyboard.press('Tab')
    await page.keyboard.type('250,000')
    await page.getByRole('button', { name: 'Add a price break' }).press('Enter')
    await expect(breaks(page).nth(1).getByLabel('From')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Remove price break 2' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(breaks(page)).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Add a price break' })).toBeFocused()
    await choose(page, await images('sand'))
    await arrived(page, 1)
    await submit(page)
    await alarmed(page, 'Each price break must be cheaper than the price before it')
    await expect(breaks(page).nth(0)).toContainText('Each price break must be cheaper')
    await expect(breaks(page).nth(0).getByLabel('Price each (NGN)')).toBeFocused()
    await expectAccessible(page)
    await breaks(page).nth(0).getByLabel('Price each (NGN)').fill('230,000')
    await expect(preview(page)).toContainText('from 3 trips ₦230,000')
    await page.getByLabel('Minimum order').fill('1')
    await page.getByLabel('Delivery (optional)').selectOption('Charged for each trip')
    await submit(page)
    await alarmed(page, 'The price of delivery is required')
    await expect(page.getByLabel('Price of delivery')).toBeFocused()
    await page.getByLabel('Price of delivery').fill('15,000')
    await submit(page)
    await expect(page).toHaveURL(/\/product\/[\w-]+$/)

    await expect(page.getByText('NGN 240,000 / 20-tonne trip').first()).toBeVisible()
    const whatsapp = page.getByRole('link', { name: 'Text on Whatsapp' })
    const href = new URL((await whatsapp.getAttribute('href')) ?? '')
    expect(href.searchParams.get('text')).toContain('trip of 20 tonnes at NGN 240,000 / 20-tonne trip')
    expect(await productOf(page)).toMatchObject({
      readBy: 'reader',
      pack: { kind: 'trip', size: 20, sizeUnit: 'tonne' },
      comparable: { price: 12_000, unit: 'tonne', conversion: 'nominal' },
      material: { id: 'sharp-sand' },
      priceBreaks: [{ from: 3, price: 230_000 }],
      minimumOrder: 1,
      delivery: { kind: 'charged', price: 15_000, per: 'trip' },
      inStock: true,
    })
  })

  test('corrects what was read, and what was corrected stays until it is read again', {
    tag: '@long',
  }, async ({ page, seller, browserErrors: _ }) => {
    await signIn(page, seller)
    const tiles = { name: 'Floor tiles 600x600 glazed, carton', unit: 'nr', regularPrice: 14_400 }
    const placed = { categories: 'Finishes', subCategories: ['Floor'] }
    const { _id } = await putUp(page, { ...tiles, ...placed })
    await page.goto(`/edit-product/${_id}?step=2`)
    await expect(preview(page)).toContainText(
      'Buyers cannot compare it yet. How many square metres are in a carton?',
    )
    const answer = page.getByRole('group', { name: 'How many square metres are in a carton?' })
    await answer.getByLabel('Size', { exact: true }).fill('1.44')
    await expect(preview(page)).toContainText('₦14,400 a carton · ₦10,000 a m²')
    await expectAccessible(page)
    await page.reload()
    await expect(answer.getByLabel('Size', { exact: true })).toHaveValue('1.44')
    await page.getByText('Not right? Say what it is').click()
    await page.getByLabel('Brand (optional)').fill('Goodwill')
    await expect(preview(page)).toContainText('Goodwill')
    await submit(page, 'Update Product')
    await expect(page).toHaveURL(`/product/${_id}`)
    await expect(page.getByText('NGN 14,400 / 1.44 m² carton').first()).toBeVisible()
    const said = {
      readBy: 'seller',
      pack: { kind: 'carton', size: 1.44, sizeUnit: 'm2' },
      material: { brand: 'Goodwill' },
      comparable: { price: 10_000, unit: 'm2' },
    }
    expect(await productOf(page)).toMatchObject(said)

    // Another name is not read over it.
    await page.goto(`/edit-product/${_id}`)
    await page.getByLabel('Name', { exact: true }).fill('Floor tiles 600x600, carton of 1.8 sqm')
    await next(page)
    await submit(page, 'Update Product')
    await expect(page).toHaveURL(`/product/${_id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Floor tiles 600 × 600, carton of 1.8 sqm',
    )
    expect(await productOf(page)).toMatchObject(said)
    await page.goto(`/edit-product/${_id}?step=2`)
    await page.getByRole('button', { name: 'Read it again' }).click()
    await expect(page.getByLabel('Size', { exact: true })).toHaveValue('1.8')
    await submit(page, 'Update Product')
    await expect(page).toHaveURL(`/product/${_id}`)
    await expect(page.getByText('NGN 14,400 / 1.8 m² carton').first()).toBeVisible()
    expect(await productOf(page)).toMatchObject({ readBy: 'reader', pack: { size: 1.8 } })
  })

  test('sees how it is sold elsewhere meanwhile, and loses nothing typed', { tag: '@long' }, async ({
    page,
    seller,
    browserErrors,
  }) => {
    await signIn(page, seller)
    const { _id } = await putUp(page, { unit: 'nr' })
    await page.goto(`/edit-product/${_id}?step=2`)
    await page.getByRole('button', { name: 'Add a price break' }).click()
    await expect(breaks(page).nth(0).getByLabel('From')).toBeFocused()
    await page.keyboard.type('5')
    await breaks(page).nth(0).getByLabel('Price each (NGN)').fill('180,000')
    const elsewhere = {
      pack: { kind: 'trip', size: 30, sizeUnit: 'tonne' },
      priceBreaks: [{ from: 2, price: 184_000 }],
      delivery: { kind: 'included', within: 'state' },
    }
    const saved = await page.context().request.put(`/api/product/update/${_id}`, { data: elsewhere })
    expect(saved.status()).toBe(200)
    await submit(page, 'Update Product')
    const panel = page.getByRole('region', { name: 'This product was changed elsewhere' })
    await expect(panel.getByRole('group', { name: 'One price buys' })).toContainText(
      'Elsewhere: a trip of 30 tonnes',
    )
    await expect(panel.getByRole('group', { name: 'Price breaks' })).toContainText('Yours: from 5 at 180,000')
    await expect(panel.getByRole('group', { name: 'Delivery' })).toContainText('Included, within my state')
    await expect(page.getByLabel('Size', { exact: true })).toHaveValue('30')
    await expect(page.getByLabel('Delivery (optional)')).toHaveValue('included:state')
    await expect(breaks(page).nth(0).getByLabel('From')).toHaveValue('5')
    await panel
      .getByRole('group', { name: 'Price breaks' })
      .getByLabel(/Elsewhere/)
      .check()
    await expect(breaks(page).nth(0).getByLabel('From')).toHaveValue('2')
    await submit(page, 'Update Product')
    await expect(page).toHaveURL(`/product/${_id}`)
    expect(await productOf(page)).toMatchObject({ ...elsewhere, readBy: 'seller' })
    expectRefusalsOnly(browserErrors)
  })

  test('makes a discount that needs a quantity a price break', { tag: '@long' }, async ({
    page,
    seller,
    browserErrors: _,
  }) => {
    await signIn(page, seller)
    const { _id } = await putUp(page)
    await page.goto(`/edit-product/${_id}`)
    await page.getByLabel('About product').fill('River sand, washed twice. Cheaper from 40 tonnes on.')
    await next(page)
    await page.getByLabel('Discount', { exact: true }).check()
    await page.getByLabel('Discounted price').fill('170,000')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Make it a price break from 40' }).click()
    await expect(page.getByLabel('Discount', { exact: true })).not.toBeChecked()
    await expect(page.getByLabel('Discount', { exact: true })).toBeFocused()
    await submit(page, 'Update Product')
    await expect(page).toHaveURL(`/product/${_id}`)
    expect(await productOf(page)).toMatchObject({
      discount: false,
      discountPrice: 0,
      priceBreaks: [{ from: 40, price: 170_000 }],
    })
  })

  test('puts it up where the reader never arrives', { tag: '@long' }, async ({
    page,
    seller,
    browserErrors,
  }) => {
    await page.route('**/assets/reader-*.js', (route) => route.abort())
    await signIn(page, seller, '/create-product')
    await fillFirstStep(page)
    await next(page)
    await fillSecondStep(page)
    await page.getByLabel('One price buys').selectOption('a trip')
    await page.getByLabel('Size', { exact: true }).fill('20')
    await choose(page, await images('unread'))
    await arrived(page, 1)
    await submit(page)
    await expect(page).toHaveURL(/\/product\/[\w-]+$/)
    expect(await productOf(page)).toMatchObject({
      readBy: 'seller',
      pack: { kind: 'trip', size: 20, sizeUnit: 'tonne' },
      material: { id: 'sharp-sand' },
      unit: 'nr',
    })
    expect(browserErrors.splice(0).filter((alarm) => !/ERR_FAILED/.test(alarm))).toEqual([])
  })
})

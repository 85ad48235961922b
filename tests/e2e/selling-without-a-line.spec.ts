import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { products } from '#server/db/schema/products.ts'
import { createReview } from '../support/factories.ts'
import { onDatabase } from '../support/product-database.ts'
import { expectRefusalsOnly, signIn, storedUser } from './account.ts'
import {
  arrived,
  choose,
  fillFirstStep,
  fillSecondStep,
  images,
  NAME,
  next,
  putUp,
  submit,
  test,
} from './selling.ts'
import { expect, expectFits, goOffline } from './visit.ts'

const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting to be sent' })
const price = (page: Page) => page.getByLabel('Price (NGN)', { exact: true })

/** The list of what waits is there some seconds after the page. */
async function loseTheLine(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.offline-notice > [role="status"]'))
  await goOffline(page)
}

const sentTo = (page: Page, path: string) => page.waitForResponse((each) => each.url().includes(path))

test('a new product waits, is cancelled by typing on, and is put up once the line is back', async ({
  page,
  context,
  seller,
  browserErrors,
}) => {
  test.slow()
  await signIn(page, seller, '/create-product')
  await fillFirstStep(page)
  await next(page)
  await fillSecondStep(page)
  await choose(page, await images('waits for a line'))
  await arrived(page, 1)
  await loseTheLine(page)
  await choose(page, await images('taken without a line'))
  await expect(page.getByText('You are offline. Keep this page open')).toBeVisible({ timeout: 60_000 })
  await submit(page)
  await expect(page.getByText('A picture has not uploaded.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove picture 2' }).click()
  await submit(page)
  await expect(waiting(page).getByRole('listitem')).toHaveText(
    `Waiting to be sent: Your product “${NAME}”. Cancel`,
  )
  await expect(page.getByText('It is waiting at the foot of the page.')).toBeVisible()
  await expectFits(page)
  await price(page).fill('186,000')
  await expect(waiting(page)).toHaveCount(0)
  await submit(page)
  await expect(waiting(page)).toBeVisible()

  const sent = sentTo(page, '/create-product')
  await context.setOffline(false)
  expect((await sent).status()).toBe(201)
  await expect(waiting(page)).toHaveCount(0)
  // The form is for the next one, from its first step on.
  await expect(page.getByText('Step 1 of 2')).toBeVisible()
  await expect(price(page)).toHaveValue('')
  const owner = (await storedUser(page))._id
  const own = await (await context.request.get(`/api/user/products/${owner}`)).json()
  expect(own).toMatchObject([{ name: NAME, regularPrice: 186_000 }])
  expectRefusalsOnly(browserErrors)
})

test('a change waits; where the product was changed elsewhere meanwhile its seller is told, and decides', {
  tag: '@long',
}, async ({ page, context, seller, browserErrors }) => {
  test.slow()
  await signIn(page, seller)
  const { _id } = await putUp(page)
  await page.goto(`/edit-product/${_id}?step=2`)
  await price(page).fill('190,000')
  await loseTheLine(page)
  await submit(page, 'Update Product')
  await expect(waiting(page)).toContainText(`Waiting to be sent: Your product “${NAME}”.`)
  const change = context.request.put(`/api/product/update/${_id}`, { data: { regularPrice: 200_000 } })
  expect((await change).status()).toBe(200)
  const refused = sentTo(page, '/api/product/update/')
  await context.setOffline(false)
  expect((await refused).status()).toBe(412)
  await expect(waiting(page)).toContainText(
    'was not sent: This product was changed elsewhere in the meantime',
  )
  await waiting(page)
    .getByRole('link', { name: /^See it/ })
    .click()
  await next(page)
  const elsewhere = page.getByRole('region', { name: 'This product was changed elsewhere' })
  await expect(elsewhere.getByRole('radio', { name: /^Yours/ })).toBeChecked()
  await expect(price(page)).toHaveValue('190,000')
  await submit(page, 'Update Product')
  await expect(page).toHaveURL(`/product/${_id}`)
  await expect(waiting(page)).toHaveCount(0)
  expect(await (await context.request.get(`/api/product/edit/${_id}`)).json()).toMatchObject({
    product: { regularPrice: 190_000 },
  })
  expectRefusalsOnly(browserErrors)
})

test('prices that have waited for more than a day are asked about again, and then sent', {
  tag: '@long',
}, async ({ page, context, seller, browserErrors }) => {
  test.slow()
  await signIn(page, seller)
  const { _id } = await putUp(page)
  await onDatabase((db) =>
    db
      .update(products)
      .set({ priceConfirmedAt: new Date('2026-01-05') })
      .where(eq(products.id, _id)),
  )
  await page.clock.install()
  await page.goto('/seller-prices')
  const cell = page.getByRole('textbox', { name: `Price ${NAME}`, exact: true })
  await cell.fill('9900')
  await loseTheLine(page)
  const typed = await page.evaluate(() => new Date().toLocaleDateString('en-GB', { weekday: 'long' }))
  await page.getByRole('button', { name: 'Save 1', exact: true }).click()
  await expect(waiting(page)).toContainText('Waiting to be sent: Your prices, 1 changed.')
  await page.clock.fastForward('25:00:00')
  await context.setOffline(false)
  await expect(waiting(page)).toContainText(
    `You typed this on ${typed}: Your prices, 1 changed. Is it still right?`,
  )
  await expectFits(page)
  const sent = sentTo(page, '/api/product/prices')
  await waiting(page)
    .getByRole('button', { name: /^Yes, send it/ })
    .click()
  expect((await sent).status()).toBe(200)
  await expect(waiting(page)).toHaveCount(0)
  await expect(page.getByText('not saved yet')).toHaveCount(0)
  expectRefusalsOnly(browserErrors)
})

test('a reply waits, and is published once', { tag: '@long' }, async ({
  page,
  context,
  seller,
  browserErrors,
}) => {
  await signIn(page, seller, '/seller-overview')
  const sellerId = (await storedUser(page))._id
  await onDatabase((db) => createReview(db, { sellerId, name: 'Mama Kosi' }))
  await page.goto('/seller-review')
  await page.getByRole('button', { name: 'Reply to Mama Kosi' }).click()
  await page.getByLabel('Your reply to Mama Kosi').fill('Thank you.')
  await loseTheLine(page)
  await page.getByRole('button', { name: 'Publish the reply' }).click()
  await expect(waiting(page)).toContainText('Waiting to be sent: Your reply to Mama Kosi.')
  const sent = sentTo(page, '/reply')
  await context.setOffline(false)
  expect((await sent).status()).toBe(200)
  await expect(page.getByText(`Reply from ${seller.username}`)).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
  expectRefusalsOnly(browserErrors)
})

import { signIn } from './account.ts'
import { putUp, test } from './selling.ts'
import { expect, expectFits } from './visit.ts'

test.setTimeout(120_000)

test('what a product has cost comes to its page as words, a line and a table, and without scripts by a link', async ({
  page,
  browser,
  baseURL,
  seller,
  browserErrors: _,
}) => {
  await signIn(page, seller)
  const { _id } = await putUp(page)
  const api = page.context().request
  const change = async (data: object) =>
    expect((await api.put(`/api/product/update/${_id}`, { data })).status()).toBe(200)
  await change({ regularPrice: 192_000 })
  await page.goto(`/product/${_id}`)
  const section = page.getByRole('region', { name: 'Price history' })
  await page.mouse.wheel(0, 100)
  await section.scrollIntoViewIfNeeded()
  await expect(section).toContainText(/₦192,000 \/ tonne since .+Between ₦185,000 and ₦192,000/)
  await expect(section.getByRole('img')).toHaveCount(1)
  await expect(section).toContainText('its height is 5 % of the price')
  await change({ description: 'The same sand, washed three times.' })
  await change({ regularPrice: 180_000 })

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/product/${_id}`)
  await page.mouse.wheel(0, 100)
  await section.scrollIntoViewIfNeeded()
  await expect(section).toContainText(/₦180,000 \/ tonne since .*Between ₦180,000 and ₦192,000/)
  const line = section.getByRole('img', { name: 'Price history as a line' })
  await expect(line.locator('path').first()).toHaveAttribute('d', /^M0 [\d.]+H[\d.]+V6H[\d.]+V94H1000$/)
  await section.getByText('All prices as a table').click()
  await expect(section.getByRole('row')).toHaveText([/^From/, /180,000/, /192,000/, /185,000/])
  await expectFits(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const read = await plain.newPage()
  await read.goto(`${baseURL}/product/${_id}`, { waitUntil: 'load' })
  await read.getByRole('link', { name: 'What it has cost' }).click()
  await expect(read.getByRole('img', { name: 'Price history as a line' })).toBeVisible()
  await plain.close()
})

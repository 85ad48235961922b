import { expect, hydrated, test } from './visit.ts'

/** A shop of the demonstration with more than one page. */
const BIG_SHOP = 'Chukwudum Electric World'

test('a buyer walks from the market to a seller and back to the same view', { tag: '@long' }, async ({
  page,
  request,
  browserErrors: _,
}) => {
  test.slow()
  // A shop's page has articles of its reviews, too.
  const cards = page.getByRole('article').filter({ has: page.getByRole('heading').getByRole('link') })
  const names = () => cards.getByRole('heading').allTextContents()
  const scrollY = () => page.evaluate(() => window.scrollY)
  const categories = page.getByRole('navigation', { name: 'Categories' })

  await page.goto('/market')
  await hydrated(page)
  await categories.getByRole('link', { name: 'Electrical' }).click()
  await categories.getByRole('link', { name: 'Cables', exact: true }).click()
  await page.getByLabel('State').selectOption('Lagos')
  await page.getByLabel('Type').selectOption('Material')
  await page.getByLabel('Product name').fill('nigerchn cabel')
  await expect(page).toHaveURL(/\?.*name=nigerchn\+cabel/)
  await expect(cards.first()).toContainText('Nigerchin')
  await page.getByLabel('Product name').fill('')
  await categories.getByRole('link', { name: 'Cables', exact: true }).click()
  await expect(page).toHaveURL('/market?category=Electrical&location=Lagos&type=Material')

  const more = page.getByRole('button', { name: 'Explore Marketplace' })
  const filters = 'category=Electrical&location=Lagos&type=Material'
  const { pagination } = await (await request.get(`/api/product/getCat?${filters}`)).json()
  await expect(page.getByText(`10 of ${pagination.total} products`)).toBeVisible()
  await more.click()
  await expect(cards).toHaveCount(20)
  const found = await names()
  const index = found.findLastIndex((name) => /Coleman|Nigerchin|Kablemetal/.test(name))
  expect(index).toBeGreaterThan(9)
  await cards.nth(index).scrollIntoViewIfNeeded()
  const scrolled = await scrollY()
  expect(scrolled).toBeGreaterThan(500)

  await cards.nth(index).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found[index] ?? '')
  await page.getByRole('button', { name: 'See Number' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /^\+2340/ })).toBeVisible()
  await page.getByRole('link', { name: BIG_SHOP }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(BIG_SHOP)
  await expect(cards).toHaveCount(12)
  const shop = await names()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect.poll(async () => (await names()).filter((name) => shop.includes(name))).toEqual([])

  await page.goBack()
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await expect(cards.getByRole('heading')).toHaveText(shop)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found[index] ?? '')
  await page.goBack()
  await expect(page).toHaveURL('/market?category=Electrical&location=Lagos&type=Material')
  await expect(cards.getByRole('heading')).toHaveText(found)
  await expect.poll(scrollY).toBeCloseTo(scrolled, -1)

  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found[index] ?? '')
  await page.goBack()
  await expect(cards.getByRole('heading')).toHaveText(found)
  await page.reload()
  await expect(cards).toHaveCount(20)
  await expect(cards.getByRole('heading')).toHaveText(found)
  await expect.poll(scrollY).toBeCloseTo(scrolled, -1)
})

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { products } from '#server/db/schema/products.ts'
import { attachImages, createProduct } from '../support/factories.ts'
import { connectToOwnDatabase } from '../support/own-database.ts'
import { VISITED } from '../support/tested-products.ts'
import { expect, expectAccessible, hydrated, test } from './visit.ts'

test('a product shows three of its ten pictures, and all of them as large as the screen', {
  tag: '@pictures',
}, async ({ page, browserErrors: _ }) => {
  const db = await connectToOwnDatabase(VISITED.dataDir)
  // Long ago, where it is on nobody's first page.
  const product = await createProduct(db, {
    name: 'Product with ten pictures',
    createdAt: new Date('2025-01-01'),
  })
  try {
    await attachImages(
      db,
      { product },
      Array.from({ length: 10 }, () => `/shared-link.jpg?${randomUUID()}`),
    )
    await page.goto(`/product/${product.id}`)
    await hydrated(page)
    const pictures = page.getByRole('region', { name: 'Pictures of Product with ten pictures' })
    await expect(pictures.getByRole('button', { name: /View \d of 10/ })).toHaveCount(3)
    await expect(pictures.getByText('Example picture')).toHaveCount(0)
    const more = pictures.getByRole('button', { name: '7 more pictures' })
    await expect(more).toHaveText('+7')
    await expectAccessible(page)

    await more.click()
    const screen = page.getByRole('dialog', { name: 'Product with ten pictures' })
    await expect(screen.getByRole('img', { name: 'picture 4 of 10' })).toBeInViewport({ ratio: 0.99 })
    await expect(screen.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(screen.getByRole('status')).toHaveText('Picture 10 / 10')
    await expectAccessible(page)

    await page.goBack()
    await expect(screen).toBeHidden()
    await expect(page).toHaveURL(`/product/${product.id}`)
    await expect(more).toBeFocused()

    const opener = pictures.getByRole('button', { name: 'Full screen' })
    await opener.press('Enter')
    await expect(screen).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(screen).toBeHidden()
    await expect(opener).toBeFocused()
  } finally {
    await db.delete(products).where(eq(products.id, product.id))
    await db.$client.end()
  }
})

test('pictures of the demonstration and drawings say that they are examples', {
  tag: ['@pictures', '@long'],
}, async ({ page, request, browserErrors: _ }) => {
  const { data } = await (await request.get('/api/product/market-search?limit=1')).json()
  const [product] = data.products
  await page.goto(`/product/${product._id}`)
  await expect(page.locator('figure').filter({ hasText: 'Example picture' }).first()).toBeVisible()
  const html = await (await request.get(`/product/${product._id}`)).text()
  expect(html).toContain('"caption":"Example picture"')
  expect(html).toContain(`content="Example picture: ${product.name.replaceAll('"', '&quot;')}"`)
  await page.goto('/market')
  await expect(page.getByRole('article').first()).toContainText('Example picture')
})

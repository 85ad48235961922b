import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './visit.ts'

const pages = async (request: APIRequestContext): Promise<string[]> => {
  const { products } = await (await request.get('/api/product/getCat?limit=1')).json()
  const [product] = products
  return [
    '/',
    '/market',
    '/market?name=zzzz',
    '/marketplace',
    `/product/${product._id}`,
    `/sellerShop/${product.userRef._id}`,
  ]
}

for (const width of [320, 768, 1440])
  test(`every page fits ${width} px and is accessible, light and dark`, async ({
    page,
    request,
    browserErrors: _,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    for (const path of await pages(request)) {
      await page.goto(path)
      await hydrated(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
        await expectAccessible(page)
      }
    }
  })

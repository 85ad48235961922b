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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })
    for (const width of [320, 768, 1440]) {
      test(`every page fits ${width} px and is accessible`, async ({ page, request, alarms: _ }) => {
        test.slow()
        await page.setViewportSize({ width, height: 900 })
        for (const path of await pages(request)) {
          await page.goto(path)
          await hydrated(page)
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
          await expectAccessible(page)
        }
      })
    }
  })
}

test('a page is the same for every visitor, and cacheable', async ({ request }) => {
  const plain = await request.get('/marketplace')
  const signedIn = await request.get('/marketplace', { headers: { Cookie: 'signed_in=1; session=x' } })
  expect(await signedIn.text()).toBe(await plain.text())
  expect(plain.headers()['cache-control']).toMatch(/^public/)
  expect(plain.headers()['set-cookie']).toBeUndefined()
  const again = await request.get('/marketplace', {
    headers: { 'If-None-Match': plain.headers().etag ?? '' },
  })
  expect(again.status()).toBe(304)
})

import { expectFits, hydrated, longUnless, test } from './visit.ts'

for (const path of ['/', '/market', '/market?name=zzzz', '/marketplace', '/product/{id}', '/sellerShop/{id}'])
  test(`${path} fits a small phone, a tablet and a large screen and is accessible, light and dark`, {
    tag: ['@pictures', ...longUnless(path === '/product/{id}').tag],
  }, async ({ page, request, browserErrors: _ }) => {
    const { products } = await (await request.get('/api/product/getCat?limit=1')).json()
    const [{ _id, userRef }] = products
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(
      path
        .replace('/product/{id}', `/product/${_id}`)
        .replace('/sellerShop/{id}', `/sellerShop/${userRef._id}`),
    )
    await hydrated(page)
    await expectFits(page, [320, 768, 1440])
  })

import { expect, test } from './visit.ts'

test('the head stays right as pages change in the browser', async ({ page, request, browserErrors: _ }) => {
  const { baseUrl: base } = await (await request.get('/api/site')).json()
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${base}/faq`)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${base}/faq`)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await page.goto('/market?category=Concrete')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})

test('robots find the sitemap, and readers the feed', { tag: '@long' }, async ({ request, page }) => {
  const { baseUrl: base } = await (await request.get('/api/site')).json()
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${base}/sitemap.xml`)
  await page.goto('/BIMNews')
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
  for (const path of ['/sitemap.xml', href ?? '']) {
    const problem = await page.evaluate(async (address) => {
      const text = await (await fetch(address)).text()
      return new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')
        ?.textContent
    }, path)
    expect(problem, path).toBeUndefined()
  }
})

import { signIn, storedUser } from './account.ts'
import { image, test } from './selling.ts'
import { expect, expectAccessible, expectFits, hydrated } from './visit.ts'

test.setTimeout(120_000)

test.describe('The page of a shop', () => {
  test('gets an address, a cover, hours and places, and buyers see them', { tag: '@pictures' }, async ({
    page,
    request,
    seller,
    browserErrors: _,
  }) => {
    const slug = `shop-${Date.now().toString(36)}`
    await signIn(page, seller, '/seller-shop')
    const id = (await storedUser(page))._id
    const form = page.getByRole('region', { name: 'Your shop page' })
    const save = form.getByRole('button', { name: 'Save the shop page' })
    await form.getByLabel('Short address').fill('admin')
    await save.click()
    await expect(form.getByText('This short address cannot be chosen')).toBeVisible()
    await form.getByLabel('Short address').fill(` ${slug.toUpperCase()} `)
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
      await form.getByRole('checkbox', { name: day }).check()
      await form.getByLabel(`${day} opens`).fill('00:00')
      await form.getByLabel(`${day} closes`).fill('00:00')
    }
    await form.getByLabel('State').selectOption('Lagos')
    await form.getByLabel('Local government').selectOption('Ikeja')
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    // Chosen, and not added.
    await form.getByLabel('State').selectOption('Ogun')
    await form.getByLabel('Add a cover').setInputFiles(await image('cover.jpg', { width: 1600, height: 800 }))
    await expect(form.getByRole('img', { name: 'Your cover picture' })).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    await save.click()
    await expect(page.getByText('Updated successfully')).toBeVisible()

    await page.getByRole('link', { name: 'See your shop as buyers do' }).click()
    await expect(page).toHaveURL(`/shop/${slug}`)
    await page.reload()
    await hydrated(page)
    await expect(
      page.getByRole('region', { name: 'Opening hours' }).getByText('Open now until 24:00'),
    ).toBeVisible()
    await expect(page.getByText('Lagos: Ikeja; all of Ogun')).toBeVisible()
    await expect(page.getByRole('img', { name: `${seller.username}, the shop` })).toBeVisible()
    const share = page.getByRole('link', { name: 'Share on WhatsApp' })
    const shared = new URL((await share.getAttribute('href')) ?? '')
    expect(shared.origin + shared.pathname).toBe('https://wa.me/')
    // The site's configured address, whatever the reader came by.
    const { origin } = new URL((await page.locator('meta[property="og:url"]').getAttribute('content')) ?? '')
    expect(shared.searchParams.get('text')).toBe(`${seller.username}\n${origin}/shop/${slug}`)
    await expectFits(page)

    const specified = await (await request.get(`/sellerShop/${id}`)).text()
    expect(specified).toContain(`<link rel="canonical" href="${origin}/shop/${slug}"`)
    expect(specified).toContain(`${origin}/shared/shop/${id}.jpg`)
    expect(specified).toContain('OpeningHoursSpecification')
    const picture = await request.get(`/shared/shop/${id}.jpg`)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect((await picture.body()).length).toBeLessThan(300_000)

    await page.goto('/seller-shop')
    await form.getByLabel('Short address').fill(`${slug}-two`)
    await save.click()
    await expect(page.getByText('Updated successfully')).toBeVisible()
    // The page of before is kept for some seconds.
    await expect(async () => {
      const former = await request.get(`/shop/${slug}`, { maxRedirects: 0 })
      expect(former.status()).toBe(301)
      expect(former.headers().location?.endsWith(`/shop/${slug}-two`)).toBe(true)
    }).toPass({ timeout: 30_000 })
    expect((await request.get('/shop/nobody-has-this')).status()).toBe(404)
  })
})

import { SHOP_PAGE_SIZE, shopPageSize } from '#domain/pagination.ts'
import {
  expect,
  expectAccessible,
  expectFits,
  expectOnlyMissing,
  hold,
  hydrated,
  preload,
  shopWith,
  test,
} from './visit.ts'

/** A shop of the demonstration with 17 products. */
const BIG_SHOP = 'Chukwudum Electric World'

test.describe('A buyer reaches a seller', () => {
  test('of work, whose page says what a tradesman is asked', async ({ page, request, browserErrors: _ }) => {
    const { products } = await (
      await request.get('/api/product/getCat?type=Labour&name=casting%20by%20head%20pan&limit=1')
    ).json()
    await page.goto(`/product/${products[0]._id}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText([
      'Market',
      'Labour',
      'Concrete work',
    ])
    const included = main.getByRole('region', { name: 'What the price includes' })
    await expect(included.getByRole('list').first().getByRole('listitem')).toHaveText([
      'Mixing',
      'Carrying',
      'Placing',
    ])
    await expect(included.getByRole('heading', { name: 'Not included' })).toBeVisible()
    await expect(main.getByRole('region', { name: 'Description' })).not.toContainText('Includes:')
    await expect(main.getByText('Works in Gombe and Bauchi')).toBeVisible()
    await expect(main.getByText('8 m³', { exact: true })).toBeVisible()
    const others = main.getByRole('region', { name: 'Others of this trade in Nigeria' })
    await expect(others).toContainText(/\d+ % below the median of \d sellers/)
    await hydrated(page)
    await expect(others.getByRole('listitem')).toHaveText([/16,500.+above/, /19,500.+above/])
    await expectAccessible(page)
    await main.getByRole('heading', { name: 'Product like this' }).scrollIntoViewIfNeeded()
    const like = main.getByRole('article')
    await expect(like.first()).toBeVisible()
    for (const card of await like.all()) await expect(card.getByText('Labour', { exact: true })).toBeVisible()
  })

  test('from the market over a product and its shop, and back to the same view', async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/market?category=Electrical&name=cable')
    await hydrated(page)
    const found = await page.getByRole('article').getByRole('heading').allTextContents()
    await page.getByRole('article').getByRole('link').first().click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(found[0] ?? '')
    await expect(page.getByText('Product Details')).toBeVisible()
    await expect(page.getByText('Delivery takes place upon buyer request')).toBeVisible()
    const whatsapp = page.getByRole('link', { name: 'Text on Whatsapp' })
    const href = new URL((await whatsapp.getAttribute('href')) ?? '')
    expect(href.origin + href.pathname).toMatch(/^https:\/\/wa\.me\/234[789][01]\d{8}$/)
    expect(href.searchParams.get('text')).toContain(found[0]?.replaceAll('\u00a0', ' '))
    await expect(page.getByRole('main').getByText(/\+2340/)).toBeHidden()
    await page.getByRole('button', { name: 'See Number' }).click()
    const number = page.getByRole('main').getByRole('link', { name: /^\+2340[789][01]\d{8}$/ })
    await expect(number).toHaveAttribute('href', /^tel:\+234[789][01]\d{8}$/)
    // What is selected can be dialled.
    await number.evaluate((link) => getSelection()?.selectAllChildren(link))
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^\+234[789][01]\d{8}$/)
    await page.getByRole('button', { name: 'Hide number' }).click()
    await expect(number).toBeHidden()
    await page.getByRole('button', { name: 'See Number' }).click()
    await expectFits(page)

    await page.getByRole('heading', { name: 'Product like this' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page
      .getByRole('link', { name: /^(?!ADLM).*/ })
      .and(page.locator('[href^="/shop/"], [href^="/sellerShop/"]'))
      .first()
      .click()
    await expect(page).toHaveURL(/\/(?:shop|sellerShop)\//)
    await expect(page.getByText('Member since')).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(found[0] ?? '')
    await page.goBack()
    await expect(page).toHaveURL('/market?category=Electrical&name=cable')
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(found)
  })

  test('pages through a large shop', async ({ page, request, browserErrors: _ }) => {
    const { user, pagination } = await shopWith(request, (total) => total > 24, 'binding wire')
    const size = shopPageSize(pagination.total)
    await page.goto(`/sellerShop/${user._id}`)
    await hydrated(page)
    await expect(page.getByText('Page 1 of 2')).toBeVisible()
    // Below them stand its reviews.
    const articles = page.getByRole('region', { name: 'In the shop' }).getByRole('article')
    await expect(articles).toHaveCount(size)
    const first = await articles.getByRole('heading').allTextContents()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByText('Page 2 of 2')).toBeVisible()
    await expect(articles).toHaveCount(pagination.total - size)
    const second = await articles.getByRole('heading').allTextContents()
    expect(second.filter((name) => first.includes(name))).toEqual([])
    await expectAccessible(page)
  })

  test('sees a shop on one page and filters it', async ({ page, request, browserErrors: _ }) => {
    const { products } = await (await request.get('/api/product/getCat?category=Electrical&limit=50')).json()
    const seller = products.find(
      ({ userRef }: { userRef: { username: string } }) => userRef.username === BIG_SHOP,
    )
    await page.goto(`/sellerShop/${seller.userRef._id}`)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(BIG_SHOP)
    // Below them stand its reviews.
    const articles = page.getByRole('region', { name: 'In the shop' }).getByRole('article')
    await expect(articles).toHaveCount(17)

    await page.getByLabel('Product name').fill('sockt')
    await expect(page).toHaveURL(/\?name=sockt$/)
    await expect(articles.first()).toContainText(/socket/i)
    await page.getByLabel('Product name').fill('zzzyyy')
    await expect(page.getByText('No product found')).toBeVisible()
    await page.goto(`${new URL(page.url()).pathname}?name=sockt&location=Sokoto`)
    await hydrated(page)
    // A filter that the address sets can be taken away, in a small shop, too.
    await expect(page.getByText('No product found')).toBeVisible()
    await page.getByLabel('State').selectOption('')
    await expect(articles.first()).toContainText(/socket/i)
    await expect(page.getByLabel('Product name')).toHaveValue('sockt')
  })

  test('in a shop of a dozen there is nothing to search, except in what the address sets', async ({
    page,
    request,
    browserErrors: _,
  }) => {
    const { user } = await shopWith(request, (total) => total <= SHOP_PAGE_SIZE)
    await page.goto(`/sellerShop/${user._id}`)
    await expect(page.getByRole('region', { name: 'In the shop' }).getByRole('article').first()).toBeVisible()
    await expect(page.getByLabel('Product name')).toHaveCount(0)
    await expect(page.getByLabel('Order')).toHaveCount(0)
    await page.goto(`/sellerShop/${user._id}?sort=price-asc`)
    // Without scripts the order is sent by the form.
    expect(await page.getByLabel('Order').evaluate((order: HTMLSelectElement) => order.form?.id)).toBe(
      'shop-filters',
    )
  })

  test('on a slow line, a product on its way has its place and says so', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/market')
    await hydrated(page)
    const cards = page.getByRole('article')
    await preload(page, cards.first().getByRole('link'))
    const release = await hold(page, '**/api/product/get/**')
    await cards.nth(1).getByRole('link').press('Enter')
    const main = page.getByRole('main')
    await expect(main.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Product Details')
    await expectAccessible(page)
    release()
    await expect(page.getByRole('link', { name: 'Text on Whatsapp' })).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Product Details')
  })

  test('on a phone, the ways to reach the seller stay in sight', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/market')
    await hydrated(page)
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page.getByRole('link', { name: 'Text on Whatsapp' })).toBeInViewport()
    await expect(page.getByRole('button', { name: 'See Number' })).toBeInViewport()
    await expectAccessible(page)
  })

  for (const [kind, path] of [
    ['product', '/product/00000000-0000-7000-8000-000000000000'],
    ['product', '/product/nonsense'],
    ['shop', '/sellerShop/00000000-0000-7000-8000-000000000000'],
  ]) {
    test(`${path} is no ${kind}, and says so with status 404`, { tag: '@long' }, async ({
      page,
      browserErrors,
    }) => {
      const id = path?.split('/').at(-1) ?? ''
      const calls: string[] = []
      page.on('request', (request) => calls.push(request.url()))
      const answer = await page.goto(path ?? '')
      expect(answer?.status()).toBe(404)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await expectAccessible(page)
      // The browser asks for nothing about what is not there.
      expect(calls.filter((url) => url.includes('/api/') && url.includes(id))).toEqual([])
      await expectOnlyMissing(browserErrors)
    })
  }
})

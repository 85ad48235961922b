import type { APIRequestContext, Page } from '@playwright/test'
import { shopPath } from '#domain/shops/shop-path.ts'
import {
  expect,
  expectAccessible,
  expectFits,
  expectOnlyMissing,
  goOffline,
  hydrated,
  stopTime,
  test,
  visitorsPage,
} from './visit.ts'

type Home = {
  _id: string
  name: string
  address: string
  bedrooms: number
  bathrooms: number
  parking: boolean
  furnished: boolean
  userRef: { _id: string; username: string }
}

const firstHome = async (request: APIRequestContext, query: string): Promise<Home> => {
  const [home] = await (await request.get(`/api/listing/get?limit=1&${query}`)).json()
  return home
}

const factsOf = ({ bedrooms, bathrooms, parking, furnished }: Home) => [
  bedrooms === 1 ? '1 bed' : `${bedrooms} beds`,
  bathrooms === 1 ? '1 bath' : `${bathrooms} baths`,
  parking ? 'Parking' : 'No Parking',
  furnished ? 'Furnished' : 'Not furnished',
]

/** What is shared is the site's configured address, whatever the reader came by. */
const publicAddress = (page: Page) => page.locator('meta[property="og:url"]').getAttribute('content')

test.describe('A home', () => {
  test('says what it is, where, and what it costs, with the way back and homes like it', async ({
    page,
    request,
    browserErrors: _,
  }) => {
    const home = await firstHome(request, 'type=rent&offer=true&state=Lagos')
    await page.goto('/search?type=rent&offer=true&state=Lagos')
    await hydrated(page)
    await page.getByRole('link', { name: home.name }).click()
    await expect(page).toHaveURL(`/listing/${home._id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.name)
    const main = page.getByRole('main')
    await expect(main.getByText('For Rent', { exact: true })).toBeVisible()
    await expect(main.getByText(/^N [\d,]+ OFF$/).first()).toBeVisible()
    await expect(main.getByText(/ per (month|year)\b/).first()).toBeVisible()
    await expect(main.getByText(home.address)).toBeVisible()
    const facts = page.getByRole('list', { name: 'The home' })
    await expect(facts.getByRole('listitem')).toHaveText(factsOf(home))
    await expect(page.getByRole('link', { name: home.userRef.username })).toHaveAttribute(
      'href',
      `${shopPath(home.userRef)}?show=homes`,
    )

    // What they are is known once they are there.
    const similar = page.getByRole('region', { name: /^(Similar homes|.*omes for (rent|sale).*)$/ })
    await similar.scrollIntoViewIfNeeded()
    await expect(similar.getByRole('heading', { level: 2 })).toHaveText(/omes for rent in Lagos/)
    const answered: Home[] = await (await request.get(`/api/listing/similar/${home._id}`)).json()
    expect(answered.length).toBeGreaterThan(3)
    await expect(similar.getByRole('heading', { level: 3 })).toHaveText(answered.map(({ name }) => name))
    await expectAccessible(page)

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Lagos' }).click()
    await expect(page).toHaveURL('/search?state=Lagos')
  })

  test('without an offer, for sale, shows one price and no period', { tag: '@long' }, async ({
    page,
    request,
    browserErrors: _,
  }) => {
    const homes = await (await request.get('/api/listing/get?type=sale&limit=50')).json()
    const home = homes.find(({ offer }: { offer: boolean }) => !offer)
    await page.goto(`/listing/${home._id}`)
    const price = page.getByText(`N ${home.regularPrice.toLocaleString('en')}`, { exact: true })
    await expect(price.first()).toBeVisible()
    await expect(page.getByText('For Sale', { exact: true })).toBeVisible()
    const summary = page.locator('div:has(> h1) + div')
    await expect(summary).not.toContainText('per')
    await expect(summary).not.toContainText('Before')
  })

  test('counts one bed and one bath, and says what it does not have', { tag: '@long' }, async ({
    page,
    request,
    browserErrors: _,
  }) => {
    const homes: Home[] = await (await request.get('/api/listing/get?limit=50&maxPrice=100000')).json()
    const room = homes.find((home) => factsOf(home).join() === '1 bed,1 bath,No Parking,Not furnished')
    await page.goto(`/listing/${room?._id}`)
    await expect(page.getByRole('list', { name: 'The home' }).getByRole('listitem')).toHaveText([
      '1 bed',
      '1 bath',
      'No Parking',
      'Not furnished',
    ])
  })

  test('is copied as a link, which is said for two seconds', { tag: '@long' }, async ({
    page,
    context,
    request,
    browserErrors: _,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { _id } = await firstHome(request, '')
    await page.clock.install()
    await page.goto(`/listing/${_id}?from=somewhere`)
    await hydrated(page)
    await stopTime(page)
    await page.getByRole('button', { name: 'Copy link' }).click()
    const notice = page.getByRole('status').filter({ hasText: 'Link Copied' })
    await expect(notice).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await publicAddress(page))
    expect(await publicAddress(page)).toMatch(new RegExp(`/listing/${_id}$`))
    await page.clock.runFor(1_999)
    await expect(notice).toBeVisible()
    await page.clock.runFor(1)
    await expect(notice).toBeHidden()
  })

  test('is handed on to another app of a phone', { tag: '@long' }, async ({ browser, request, baseURL }) => {
    const { _id, name } = await firstHome(request, '')
    const phone = await browser.newContext({ hasTouch: true, isMobile: true, ...(baseURL && { baseURL }) })
    const page = await visitorsPage(await phone.newPage())
    // No browser without a desktop has another app to hand it to.
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.title = JSON.stringify(data)
        throw new DOMException('The sheet was closed', 'AbortError')
      }
    })
    const errors: unknown[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto(`/listing/${_id}`)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page).toHaveTitle(/^\{/)
    expect(JSON.parse(await page.title())).toEqual({
      title: name,
      text: expect.stringContaining(`${name}, for `),
      url: await publicAddress(page),
    })
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
    expect(errors).toEqual([])
    await phone.close()
  })

  test('invites a visitor to sign in and come back, and lets nobody read an address', async ({
    page,
    request,
    browserErrors: _,
  }) => {
    const { _id, userRef } = await firstHome(request, '')
    const html = await (await request.get(`/listing/${_id}`)).text()
    expect(html).toContain('Sign in to e-mail the seller')
    expect(html).not.toContain('@demo.adlm.example')
    const signedIn = await request.get(`/listing/${_id}`, { headers: { Cookie: 'signed_in=1; session=x' } })
    expect(await signedIn.text()).toBe(html)
    expect(await (await request.get(`/api/user/${userRef._id}`)).json()).not.toHaveProperty('email')

    await page.goto(`/listing/${_id}`)
    await hydrated(page)
    const invitation = page.getByRole('link', { name: 'Sign in to e-mail the seller' })
    const target = new URL((await invitation.getAttribute('href')) ?? '', page.url())
    expect(target.searchParams.get('auth')).toBe('sign-in')
    expect(target.searchParams.get('next')).toBe(`/listing/${_id}`)
    await expect(page.getByRole('button', { name: 'Contact Seller' })).toHaveCount(0)
  })

  test('that is not there says so, with status 404', { tag: '@long' }, async ({ page, browserErrors }) => {
    const answer = await page.goto('/listing/00000000-0000-7000-8000-000000000000')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('No Listing Found!')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Search homes' }).click()
    await expect(page).toHaveURL('/search')
    await expectOnlyMissing(browserErrors)
  })

  test('that does not arrive says so, and comes on another try', { tag: '@long' }, async ({
    page,
    context,
    browserErrors,
  }) => {
    await page.goto('/search')
    await hydrated(page)
    await goOffline(page)
    const card = page.getByRole('article').nth(1)
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('link').dispatchEvent('click')
    await expect(page.getByRole('alert')).toContainText('Something went wrong!!')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    browserErrors.length = 0
  })

  test('keeps the ways to its seller in reach of a thumb', async ({ page, request, browserErrors: _ }) => {
    const { _id } = await firstHome(request, '')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/listing/${_id}`)
    await hydrated(page)
    await expect(page.getByRole('link', { name: 'Text on Whatsapp' })).toBeInViewport()
    await page.getByRole('button', { name: 'See Number' }).click()
    await expect(page.getByRole('main').getByText(/^\+2340\d{10}$/)).toBeInViewport()
  })
})

for (const path of ['/search?searchTerm=flat&type=rent&minPrice=10000&state=Lagos', '/listing/{id}'])
  test(`${path} fits a small phone, a tablet and a large screen, light and dark`, { tag: '@long' }, async ({
    page,
    request,
    browserErrors: _,
  }) => {
    const { _id } = await firstHome(request, 'offer=true')
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(path.replace('{id}', _id))
    await hydrated(page)
    await expectFits(page, [320, 768, 1440])
  })

import type { APIRequestContext, Browser, Page } from '@playwright/test'
import {
  expectRefusalsOnly,
  fillSignIn,
  knownPerson,
  modal,
  newPerson,
  type Person,
  signIn,
  signInAsAdmin,
} from './account.ts'
import { expect, expectAccessible, hydrated, test, visitorsPage } from './visit.ts'

/** Another person's browser. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  return visitorsPage(await context.newPage())
}

async function signedInElsewhere(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await elsewhere(browser)
  await signIn(page, person, path)
  return page
}

async function openDashboard(browser: Browser): Promise<Page> {
  const page = await elsewhere(browser)
  await signInAsAdmin(page, '/admin')
  return page
}

async function enter(request: APIRequestContext, { email, password }: Person): Promise<string> {
  return (await (await request.post('/api/auth/sign-in', { data: { email, password } })).json())._id
}

const reportDialog = (page: Page, what: string) => page.getByRole('dialog', { name: `Report ${what}` })

/** Reports what the page shows, with a word that finds it again. */
async function report(page: Page, what: string, message: string): Promise<void> {
  await page
    .getByRole('button', { name: `Report ${what}` })
    .first()
    .click()
  const dialog = reportDialog(page, what)
  await dialog.getByLabel('It looks like fraud').check()
  await dialog.getByLabel('Tell us more').fill(message)
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(page.getByText('Thank you. We will look at it.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

/** The thing in the admins' queue of which this is said, on whichever page. */
async function inQueue(page: Page, message: string) {
  const queue = page.getByRole('region', { name: 'Reports' }).getByRole('article')
  const article = queue.filter({ hasText: message })
  for (let number = 1; ; number += 1) {
    await page.goto(number === 1 ? '/admin' : `/admin?page=${number}`)
    await expect(queue.first()).toBeVisible()
    if ((await article.count()) > 0) return article
  }
}

/** Gives the reason that the dialog asks for. */
async function decide(page: Page, title: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: title }).click()
  await expect(dialog).toHaveCount(0)
}

test('A visitor reports something without an account, and is told of mistakes', { tag: '@long' }, async ({
  page,
  request,
  browserErrors: _,
}) => {
  const { products } = await (await request.get('/api/product/getCat?category=Finishes&limit=1')).json()
  await page.goto(`/product/${products[0]._id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Report this product' }).click()
  const dialog = reportDialog(page, 'this product')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(dialog.getByText('Reason is required')).toBeVisible()
  await dialog.getByLabel('Something else').check()
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(dialog.getByText('Please say what is wrong')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Tell us more').fill('It is a test.')
  await dialog.getByLabel('Your e-mail address (optional)').fill('no address')
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(dialog.getByText('Email must be an address')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Report this product' })).toBeFocused()
})

test('A reported listing is hidden with a reason, its owner sees it so, and it comes back', async ({
  page,
  browser,
  request,
  browserErrors,
}) => {
  // Three people, each in a browser of their own.
  test.slow()
  const owner = {
    username: 'Zumaview Estate Desk',
    email: 'zumaview-estates@demo.adlm.example',
    password: 'block-by-block',
  }
  const ownerId = await enter(request, owner)
  const homes = await (await request.get(`/api/user/listings/${ownerId}`)).json()
  const home = homes.findLast(({ hidden }: { hidden?: true }) => !hidden)
  const word = `Case ${crypto.randomUUID()}`
  await signIn(page, await newPerson(request), `/listing/${home._id}`)
  await report(page, 'this listing', word)
  await page.getByRole('button', { name: 'Report this listing' }).click()
  await reportDialog(page, 'this listing').getByLabel('It looks like fraud').check()
  await reportDialog(page, 'this listing').getByRole('button', { name: 'Report' }).click()
  await expect(page.getByRole('alert')).toHaveText('You have reported this already. We are looking at it.')
  expectRefusalsOnly(browserErrors)

  const dashboard = await openDashboard(browser)
  const reported = await inQueue(dashboard, word)
  await expect(reported.getByRole('heading')).toHaveText(home.name)
  await expect(reported).toContainText('It looks like fraud')
  await expect(reported).toContainText(owner.email)
  await expectAccessible(dashboard)
  await reported.getByRole('button', { name: /^Hide:/ }).click()
  await expect(dashboard.getByRole('dialog')).toBeVisible()
  await expectAccessible(dashboard)
  await dashboard.getByRole('dialog').getByRole('button', { name: 'Hide' }).click()
  await expect(dashboard.getByRole('dialog').getByText('Reason is required')).toBeVisible()
  await decide(dashboard, 'Hide', `The title is not theirs. ${word}`)
  await expect(reported).toHaveCount(0)

  expect((await page.goto(`/listing/${home._id}`))?.status()).toBe(404)
  expectRefusalsOnly(browserErrors)
  const mine = await signedInElsewhere(browser, owner, '/shop-details')
  const row = mine.getByRole('listitem').filter({ hasText: home.name })
  await expect(row).toContainText('Hidden: only you can see it.')
  await row.getByRole('link', { name: /^Edit/ }).click()
  await expect(mine.getByLabel('Name', { exact: true })).toHaveValue(home.name)
  const mailed = async () => (await (await request.get('/dev/mail')).text()).includes('is hidden')
  await expect.poll(mailed, { timeout: 20_000 }).toBe(true)

  const view = (name: string) =>
    dashboard.getByRole('navigation', { name: 'Moderation' }).getByRole('link', { name })
  await expect(view('Reports')).toHaveAttribute('aria-current', 'page')
  await view('Hidden now').click()
  await expect(view('Reports')).not.toHaveAttribute('aria-current')
  const hidden = dashboard.getByRole('listitem').filter({ hasText: word })
  await expect(hidden).toContainText('ADLM Desk')
  await expectAccessible(dashboard)
  await hidden.getByRole('button', { name: /^Show again:/ }).click()
  await decide(dashboard, 'Show again', `We have seen the title. ${word}`)
  await expect(hidden).toHaveCount(0)
  await view('Log').click()
  await expect(dashboard.getByRole('listitem').filter({ hasText: `the title. ${word}` })).toBeVisible()
  await expectAccessible(dashboard)
  expect((await page.goto(`/listing/${home._id}`))?.status()).toBe(200)
})

test('A reported review and shop: one is dismissed, the other suspended, and its owner is out', {
  tag: '@long',
}, async ({ page, browser, request, browserErrors }) => {
  test.slow()
  const person = await knownPerson()
  const shop = await newPerson(request)
  const shopId = await enter(request, shop)
  await enter(request, person)
  const data = { name: 'Kola', email: person.email, message: 'Took the money.', rating: 1, sellerId: shopId }
  expect((await request.post('/api/review/create-review', { data })).status()).toBe(201)
  const word = `Case ${crypto.randomUUID()}`

  await signIn(page, shop, `/sellerShop/${shopId}?tab=reviews`)
  await report(page, 'this review', word)
  const buyer = await signedInElsewhere(browser, person, `/sellerShop/${shopId}`)
  await report(buyer, 'this shop', `${word} of the shop`)

  const dashboard = await openDashboard(browser)
  const review = (await inQueue(dashboard, word)).filter({ hasText: 'Took the money.' })
  await expect(review.getByRole('img', { name: '1 of 5 stars' })).toBeVisible()
  await expect(review.getByText('Kola', { exact: true })).toBeVisible()
  await review.getByRole('button', { name: /^Dismiss:/ }).click()
  await decide(dashboard, 'Dismiss', 'It is an opinion.')
  await expect(review).toHaveCount(0)
  const reported = await inQueue(dashboard, `${word} of the shop`)
  await reported.getByRole('button', { name: /^Suspend the account:/ }).click()
  await decide(dashboard, 'Suspend the account', 'Takes money and sends nothing.')
  await expect(reported).toHaveCount(0)

  expect((await buyer.goto(`/sellerShop/${shopId}`))?.status()).toBe(404)
  await page.goto('/profile')
  await expect(modal(page)).toBeVisible()
  await fillSignIn(page, shop)
  await modal(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toContainText('This account is suspended.')
  expectRefusalsOnly(browserErrors)
})

test('The desk is for admins: others are told so, and find no way there', async ({
  page,
  request,
  browserErrors: _,
}) => {
  await page.goto('/admin')
  await expect(page).toHaveURL(/auth=sign-in&next=%2Fadmin/)
  await signIn(page, await newPerson(request), '/admin')
  await expect(page.getByText('Only for admins')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Your account' }).getByText('Admin')).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/admin/enquiries')
  await expect(page.getByText('Only for admins')).toBeVisible()
  await expectAccessible(page)
})

test('An admin finds the desk in the menu, and it fits a phone', { tag: '@long' }, async ({
  page,
  request,
  browserErrors: _,
}) => {
  const person = await newPerson(request)
  await enter(request, person)
  const { products } = await (await request.get('/api/product/getCat?category=Openings&limit=1')).json()
  const data = { subject: 'product', id: products[0]._id, reason: 'other', message: 'x'.repeat(1_000) }
  expect((await request.post('/api/report', { data })).status()).toBe(201)
  await page.setViewportSize({ width: 320, height: 700 })
  await signInAsAdmin(page, '/profile')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Admin' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('region', { name: 'Reports' }).getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  // Its rows of tabs are swiped, to the one that is shown.
  await page.goto('/admin?view=imports')
  await expect(
    page.getByRole('navigation', { name: 'Moderation' }).getByRole('link', { name: 'Imports' }),
  ).toBeInViewport({ ratio: 1 })
  await page.goto('/admin?page=99')
  await page.getByRole('link', { name: 'First page' }).click()
  await expect(page).toHaveURL('/admin')
})

import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { products } from '#server/db/schema/products.ts'
import { breakableLine } from '../support/breakable-line.ts'
import { createProduct } from '../support/factories.ts'
import { connectToOwnDatabase } from '../support/own-database.ts'
import { VISITED } from '../support/tested-products.ts'
import { expectRefusalsOnly, fillSignIn, knownPerson, modal, SELLER, signIn } from './account.ts'
import { expect, expectFits, expectOnlyMissing, hydrated, test } from './visit.ts'

test.use({ serviceWorkers: 'allow' })

/** The browser reports each request that went nowhere, and the router the page that did not arrive: until now, and nothing else. */
function expectErrorsOfTheLine(browserErrors: string[]): void {
  const expected =
    /ERR_(INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|FAILED)|AppError: No connection|dynamically imported module|unknown error occurred when fetching the script/
  expect(browserErrors.splice(0).filter((alarm) => !expected.test(alarm))).toEqual([])
}

/** The service worker has the page that is open, and answers for it from now on. */
async function kept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('kept-'))
      const found = await Promise.all(names.map((name) => caches.match(location.href, { cacheName: name })))
      return navigator.serviceWorker.controller !== null && found.some(Boolean)
    })
  // The worker begins some seconds after the load, and first fetches what every page needs.
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true)
}

/** How many offers are kept. */
const keptOffers = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().filter(({ url }) => url.includes('/product/')).length
  })

test('a product that was seen is there without a network, with the number, until somebody else comes', async ({
  page,
  context,
  request,
  browserErrors,
}) => {
  test.slow()
  const { products } = await (await request.get('/api/product/getCat?name=cement&limit=2')).json()
  const path = `/product/${products[0]._id}`
  const person = await knownPerson()
  await page.goto(`${path}?auth=sign-in&next=${encodeURIComponent(path)}`)
  await fillSignIn(page, person)
  await modal(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(modal(page)).toHaveCount(0)
  await page.goto(path)
  await kept(page)
  // For whom, from some seconds after the load on.
  await page.waitForFunction(() => localStorage.getItem('kept-for'))

  await context.setOffline(true)
  await page.goto(path)
  const bar = page.getByRole('status').filter({ hasText: 'You are offline' })
  await expect(bar).toHaveText(/^You are offline: this is from \d\d:\d\d/)
  await page.getByRole('button', { name: 'See Number' }).click()
  await expect(page.locator('main a[href^="tel:+"]')).toBeVisible()
  await expectFits(page)

  await page.goto(`/product/${products[1]._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Without a connection')
  await expect(page.getByRole('main').getByRole('link', { name: products[0].name })).toHaveAttribute(
    'href',
    path,
  )
  await expectFits(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(products[1].name)
  expectErrorsOfTheLine(browserErrors)

  // Over the session of the first, who has not signed out.
  await signIn(page, await knownPerson(), '/')
  await expect.poll(() => keptOffers(page)).toBe(0)

  await page.goto(path)
  await kept(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => keptOffers(page)).toBe(0)
  // Who is asked for on the way out is nobody.
  expectRefusalsOnly(browserErrors)
})

test('a line that is dead while the browser believes in it: what is kept is shown, and what is gone is not', {
  tag: '@long',
}, async ({ page, browserErrors }) => {
  test.slow()
  const db = await connectToOwnDatabase(VISITED.dataDir)
  // Long ago, where it is on nobody's first page.
  const { id, name } = await createProduct(db, {
    name: 'Lintel of the dead line',
    createdAt: new Date('2025-01-01'),
  })
  const line = await breakableLine(VISITED.address)
  const at = (path: string) => new URL(path, line.url).href
  const bar = page.getByRole('status').filter({ hasText: 'ADLM cannot be reached' })
  const title = page.getByRole('heading', { level: 1 })
  // A page that still fetches its parts may load itself anew when they fail, over where one goes next.
  const cut = async () => {
    await page.waitForLoadState('networkidle')
    await line.cut()
  }
  try {
    await page.goto(at(`/product/${id}`))
    await kept(page)
    await page.goto(at(`/marketplace?name=${encodeURIComponent(name)}`))
    await page.waitForFunction(() => document.querySelector('.offline-notice'))
    await cut()
    await page.getByRole('article').getByRole('link', { name }).first().click()
    await expect(bar).toHaveText(/^ADLM cannot be reached: this is from \d\d:\d\d/)
    await expect(title).toHaveText(name)

    await page.goto(at('/faq'))
    await expect(title).toHaveText('ADLM cannot be reached')
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
    await page.waitForFunction(() => document.querySelector('.offline-notice > [role="status"]'))
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveCount(1)
    await line.mend()
    await page.reload()
    await expect(page).toHaveURL(at('/faq'))
    await expect(title).not.toHaveText('ADLM cannot be reached')

    await cut()
    await page.goto(at(`/product/${id}`))
    await expect(bar).toBeVisible()
    await page.waitForFunction(() => document.querySelector('.offline-notice > [role="status"]'))
    await line.mend()
    await page.getByRole('banner').getByRole('link', { name: 'Market', exact: true }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(bar).toHaveCount(0)
    expectErrorsOfTheLine(browserErrors)

    await db.delete(products).where(eq(products.id, id))
    // The server hears of what is deleted past it a moment later.
    await expect.poll(async () => (await page.request.get(at(`/product/${id}`))).status()).toBe(404)
    await page.goto(at(`/product/${id}`))
    await expect(page.getByText('No product found.')).toBeVisible()
    await expectOnlyMissing(browserErrors)
    await cut()
    await page.goto(at(`/product/${id}`))
    await expect(title).toHaveText('ADLM cannot be reached')
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(0)
    expectErrorsOfTheLine(browserErrors)
  } finally {
    await db.delete(products).where(eq(products.id, id))
    await line.cut()
  }
})

test('a review that was written without a network waits, and is sent once', { tag: '@long' }, async ({
  page,
  context,
  request,
  browserErrors,
}) => {
  const person = await knownPerson()
  const answer = await request.post('/api/auth/sign-in', { data: SELLER })
  const { _id: sellerId } = await answer.json()
  const path = `/sellerShop/${sellerId}?tab=add`
  await page.goto(`${path}&auth=sign-in&next=${encodeURIComponent(path)}`)
  await fillSignIn(page, person)
  await modal(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(modal(page)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Add Review' }).click()
  await hydrated(page)
  await page.waitForFunction(() => document.querySelector('.offline-notice'))

  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: '4 stars' }) })
    .click()
  await page.getByLabel('Your Review').fill('Came on the second day.')
  const send = page.getByRole('button', { name: 'Submit Reviews' })
  const waiting = page.getByRole('list', { name: 'Waiting to be sent' })
  await send.click()
  await expect(waiting.getByRole('listitem')).toHaveText(/^Waiting to be sent: Your review of .*\. Cancel$/)
  await waiting.getByRole('button', { name: /^Cancel/ }).click()
  await expect(waiting).toHaveCount(0)
  await send.click()
  await expect(waiting).toBeVisible()

  const sent = page.waitForResponse((each) => each.url().endsWith('/create-review'))
  await context.setOffline(false)
  expect((await sent).status()).toBe(201)
  await expect(waiting).toHaveCount(0)
  expectErrorsOfTheLine(browserErrors)
})

test('a visitor reads at once that the line has gone, and a report waits until it is back', {
  tag: '@long',
}, async ({ page, context, request, browserErrors }) => {
  test.slow()
  const { products } = await (await request.get('/api/product/getCat?limit=1')).json()
  // Until the bar is there.
  await page.route('**/assets/after-load*', () => undefined)
  await page.goto(`/product/${products[0]._id}`)
  await page.getByRole('button', { name: 'Report this product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this product' })
  await expect(dialog).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline')).toHaveCount(0)

  await page.unroute('**/assets/after-load*')
  await page.reload()
  await page.waitForFunction(() => document.querySelector('.offline-notice'))
  await page.getByRole('button', { name: 'Report this product' }).click()
  await dialog.getByRole('radio').first().check()
  await expectFits(page)
  await dialog.getByLabel('Tell us more').fill('Asks for a transfer first.')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(dialog).toHaveCount(0)
  const waiting = page.getByRole('list', { name: 'Waiting to be sent' })
  await expect(waiting.getByRole('listitem')).toHaveText(/^Waiting to be sent: Your report of this product\./)
  await expectFits(page)
  const sent = page.waitForResponse((each) => each.url().endsWith('/api/report'))
  await context.setOffline(false)
  expect((await sent).status()).toBe(201)
  await expect(waiting).toHaveCount(0)
  expectErrorsOfTheLine(browserErrors)
})

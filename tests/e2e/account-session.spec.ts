import type { BrowserContext, Request } from '@playwright/test'
import {
  expectRefusalsOnly,
  fillSignIn,
  modal,
  newPerson,
  own,
  SELLER,
  signIn,
  signInByForm,
} from './account.ts'
import {
  callsTo,
  doneAt,
  expect,
  expectAccessible,
  goOffline,
  hold,
  hydrated,
  test,
  visitorsPage,
} from './visit.ts'

/** A quarter of an hour later. */
const expireAccess = (context: BrowserContext) => context.clearCookies({ name: 'access_token' })

/** The session is no longer known, as after "sign out everywhere" on another device. */
async function endSession(context: BrowserContext): Promise<void> {
  await expireAccess(context)
  await context.clearCookies({ name: /session/ })
}

test.describe('A session', () => {
  test('is asked for by nobody who has none', async ({ page, browserErrors: _ }) => {
    const calls = callsTo(page, '/api/auth')
    await page.goto('/market')
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Marketplace' }).click()
    await expect(page.getByText(/^Page 1 of/)).toBeVisible()
    expect(calls).toEqual([])
  })

  test('goes on when the access token has expired, after one refresh', async ({
    page,
    context,
    request,
    browserErrors,
  }) => {
    await signIn(page, await newPerson(request), '/profile')
    await page.getByLabel('Store address').fill('12 Quarry Road, Abeokuta')
    await expireAccess(context)
    const [refreshes, done] = [callsTo(page, '/auth/refresh-token'), doneAt(page, '/api/user/update/')]
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(page.getByText('Updated successfully')).toBeVisible()
    expect(refreshes).toHaveLength(1)
    expect(done).toEqual([200])

    // What the page still asks for now and then would refresh the token, too.
    await page.goto('/robots.txt')
    await expireAccess(context)
    await page.goto('/profile')
    await expect(page.getByLabel('Store address')).toHaveValue('12 Quarry Road, Abeokuta')
    // What the browser remembers of its user is shown before.
    await expect.poll(() => refreshes.length).toBe(2)
    await expect.poll(() => page.evaluate(() => localStorage.access_token)).toBeTruthy()
    expectRefusalsOnly(browserErrors)
  })

  test('in two tabs is refreshed by one of them', { tag: '@long' }, async ({
    page,
    context,
    request,
    browserErrors,
  }) => {
    await signIn(page, await newPerson(request), '/profile')
    const other = await context.newPage()
    await other.goto('/profile')
    await expect(other.getByLabel('Username')).toBeVisible()
    await expireAccess(context)
    const refreshes: Request[] = []
    context.on('request', (made) => {
      if (made.url().endsWith('/auth/refresh-token')) refreshes.push(made)
    })
    const told = [page, other].map((tab) =>
      tab.waitForResponse((answer) => answer.url().endsWith('/api/auth/me') && answer.ok()),
    )
    await Promise.all([page.reload(), other.reload()])
    await Promise.all(told)
    for (const tab of [page, other]) await expect(tab.getByLabel('Username')).toBeVisible()
    expect(refreshes).toHaveLength(1)
    expectRefusalsOnly(browserErrors)
  })

  test('that ends over an open page asks to sign in there, and nothing typed is lost', async ({
    page,
    context,
    request,
    browserErrors,
  }) => {
    const person = await newPerson(request)
    await signIn(page, person, '/profile')
    await page.getByLabel('Bio').fill('Blocks, sand and patience.')
    await endSession(context)
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(modal(page)).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => [localStorage.root, localStorage.access_token])).toEqual([
      undefined,
      undefined,
    ])
    await fillSignIn(page, person)
    await modal(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/profile')
    await expect(page.getByLabel('Bio')).toHaveValue('Blocks, sand and patience.')
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(page.getByText('Updated successfully')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Bio')).toHaveValue('Blocks, sand and patience.')
    expectRefusalsOnly(browserErrors)
  })

  test('that ended elsewhere leads from a protected page to the modal', { tag: '@long' }, async ({
    page,
    context,
    browserErrors,
  }) => {
    await signIn(page, SELLER, '/market')
    await endSession(context)
    await page.goto('/profile')
    await expect(page).toHaveURL('/?auth=sign-in&next=%2Fprofile')
    await expect(modal(page)).toBeVisible()
    await expect(own(page)).toBeHidden()
    expectRefusalsOnly(browserErrors)
  })

  for (const [what, root] of [
    ['damaged', '{"version":1,"currentUser":{"_id":'],
    ['of another product', '{"user":"{}","_persist":"{\\"version\\":-1}"}'],
    ['of another shape', '{"version":1,"currentUser":{"_id":7,"avatar":{}}}'],
  ] as const)
    test(`stored and ${what} breaks no page`, { tag: '@long' }, async ({ page, browserErrors: _ }) => {
      await signIn(page, SELLER, '/market')
      await page.evaluate((text) => localStorage.setItem('root', text), root)
      await page.reload()
      await hydrated(page)
      await expect(own(page)).toBeVisible()
      await own(page).click()
      await expect(page.getByLabel('Username')).toHaveValue(SELLER.username)
      await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.root).version)).toBe(1)
    })

  test('needs no storage', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      Object.defineProperty(window, 'localStorage', {
        value: { getItem: refuse, setItem: refuse, removeItem: refuse },
      })
    })
    await signInByForm(page, SELLER, '/profile')
    await expect(page.getByLabel('Username')).toHaveValue(SELLER.username)
    await page.reload()
    await expect(page.getByLabel('Username')).toHaveValue(SELLER.username)
  })

  test('of one person that another follows in the same browser shows the other', async ({
    page,
    context,
    request,
    browserErrors,
  }) => {
    await signIn(page, SELLER, '/profile')
    await page.getByLabel('Bio').fill('Typed by the first')
    const second = await newPerson(request)
    const other = await context.newPage()
    await other.goto('/')
    await other.evaluate(
      async (person) => {
        await fetch('/api/auth/sign-in', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(person),
        })
      },
      { email: second.email, password: second.password },
    )
    await other.reload()
    await expect(own(other)).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveValue(second.username)
    await expect(page.getByLabel('Bio')).toHaveValue('')
    // Until a page knows of the other, what it asks for the first is refused.
    expectRefusalsOnly(browserErrors)
  })

  test('can be left, not without a network', { tag: '@long' }, async ({ page, context, browserErrors }) => {
    await signIn(page, SELLER, '/profile')
    await goOffline(page)
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('alert')).toHaveText('Error signing out')
    await expect(own(page)).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    await expect(own(page)).toBeHidden()
    // For whom pages are kept, which a page says some seconds after its load, stays until the service worker has forgotten them.
    const left = await page.evaluate(() => Object.keys(localStorage))
    expect(left.filter((key) => key !== 'kept-for')).toEqual([])
    await page.goto('/profile')
    await expect(modal(page)).toBeVisible()
    expectRefusalsOnly(browserErrors)
  })

  test('can be ended everywhere', async ({ page, browser, request, baseURL, browserErrors: _ }) => {
    const person = await newPerson(request)
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
    const phone = await visitorsPage(await elsewhere.newPage())
    await signIn(phone, person, '/profile')
    await signIn(page, person, '/profile')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL('/')
    await expect(own(page)).toBeHidden()
    await phone.goto('/profile')
    await expect(modal(phone)).toBeVisible()
    await elsewhere.close()
  })

  test('ends between two syncs of what is saved, none of which is refused', async ({
    page,
    request,
    browserErrors: _,
  }) => {
    const syncs = callsTo(page, '/api/user/saved/')
    await signIn(page, await newPerson(request), '/profile')
    await expect.poll(() => syncs.length).toBeGreaterThan(0)
    const end = await hold(page, '**/api/auth/signout-everywhere')
    const ending = page.waitForRequest('**/api/auth/signout-everywhere')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await ending
    const before = syncs.length
    await page.evaluate(async () => {
      window.dispatchEvent(new Event('online'))
      // Enough for a sync that does not wait to be seen.
      await (await fetch('/api/auth/options')).json()
    })
    expect(syncs).toHaveLength(before)
    end()
    await expect(page).toHaveURL('/')
    await expect(own(page)).toBeHidden()
  })
})

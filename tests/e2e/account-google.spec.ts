import { continueWithGoogle, modal, own, storedUser } from './account.ts'
import { callsTo, expect, expectAccessible, test } from './visit.ts'

// The provider knows the site by its public address alone.
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
})
// The same person signs in here everywhere, and has an account from the first time on: one after the other.
test.describe.configure({ mode: 'default' })

test('Signing in with Google at another name of the same site goes on at the public address', {
  tag: '@long',
}, async ({ page, baseURL, browserErrors: _ }) => {
  await page.goto(`${baseURL?.replace('localhost', '127.0.0.1')}/market?auth=sign-in&next=%2Fprofile`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL(`${baseURL}/market?auth=sign-in&next=%2Fprofile`)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await (await opening).getByRole('button', { name: /Kelechi Obi/ }).click()
  await expect(page).toHaveURL(`${baseURL}/profile`)
})

test.describe('Signing in with Google', () => {
  test('leads to the page that was wanted', async ({ page, browserErrors: _ }) => {
    const popup = await continueWithGoogle(page, '/profile')
    await popup.getByRole('button', { name: /Kelechi Obi/ }).click()
    await expect(page).toHaveURL('/profile')
    await expect(own(page)).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveValue('Kelechi Obi')
    await expect.poll(() => popup.isClosed()).toBe(true)
    await expect(page.getByLabel('Current password', { exact: true })).toHaveCount(0)
    expect((await storedUser(page)).hasPassword).toBe(false)
    await expectAccessible(page)
  })

  test('whose window is closed says so, and can be tried again', async ({ page, browserErrors: _ }) => {
    const signedIn = callsTo(page, '/api/auth/google')
    const popup = await continueWithGoogle(page)
    await popup.getByRole('button', { name: /Kelechi Obi/ }).waitFor()
    await popup.close()
    await expect(page.getByRole('alert')).toHaveText('Unable to signin, please try again')
    await expect(modal(page)).toBeVisible()
    expect(signedIn.filter(({ pathname }) => pathname === '/api/auth/google')).toEqual([])

    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await (await opening).getByRole('button', { name: /Kelechi Obi/ }).click()
    await expect(own(page)).toBeVisible()
  })

  test('whose window cannot tell its page still signs in', { tag: '@long' }, async ({
    page,
    context,
    browserErrors: _,
  }) => {
    await context.addInitScript(() => {
      if (window.location.pathname === '/api/auth/callback/google')
        BroadcastChannel.prototype.postMessage = () => undefined
    })
    const popup = await continueWithGoogle(page, '/profile')
    await popup.getByRole('button', { name: /Kelechi Obi/ }).click()
    await expect(page.getByLabel('Username')).toHaveValue('Kelechi Obi')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('in one tab signs in the other', { tag: '@long' }, async ({ page, context, browserErrors: _ }) => {
    const other = await context.newPage()
    await other.goto('/market')
    await expect(own(other)).toBeHidden()
    const popup = await continueWithGoogle(page)
    await popup.getByRole('button', { name: /Kelechi Obi/ }).click()
    await expect(own(page)).toBeVisible()
    await expect(own(other)).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('in two tabs at once fails in the first and succeeds in the second', { tag: '@long' }, async ({
    page,
    context,
    browserErrors: _,
  }) => {
    const other = await context.newPage()
    const first = await continueWithGoogle(page)
    await first.getByRole('button', { name: /Kelechi Obi/ }).waitFor()
    const second = await continueWithGoogle(other)
    await second.getByRole('button', { name: /Kelechi Obi/ }).waitFor()
    await page.bringToFront()
    await first.getByRole('button', { name: /Kelechi Obi/ }).click()
    await expect(page.getByRole('alert')).toHaveText('Unable to login, please try again')
    await second.getByRole('button', { name: /Kelechi Obi/ }).click()
    for (const tab of [other, page]) await expect(own(tab)).toBeVisible()
  })

  test('that is declined there says so', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
    const popup = await continueWithGoogle(page)
    await popup.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alert')).toHaveText('Unable to signin, please try again')
  })

  test('without an id of the person alerts', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
    await continueWithGoogle(page)
    await page.evaluate(() => {
      const channel = new BroadcastChannel('google-sign-in')
      channel.postMessage({ identity: { name: 'Nobody', email: 'nobody@mail.example', photo: null } })
    })
    await expect(page.getByRole('alert')).toHaveText('Unable to login, please try again')
    await expectAccessible(page)
  })

  test('in a browser that opens no windows says so', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto('/?auth=sign-up')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByRole('alert')).toContainText('blocked the Google window')
  })
})

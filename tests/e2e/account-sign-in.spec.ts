import {
  codeMailedTo,
  expectRefusalsOnly,
  fillSignIn,
  linkMailedTo,
  modal,
  newPerson,
  own,
  SELLER,
  signInByForm,
  somebody,
  storedUser,
} from './account.ts'
import { callsTo, expect, expectAccessible, goOffline, hold, hydrated, longUnless, test } from './visit.ts'

test.describe('The auth modal', () => {
  test('opens over the page that stands there, and Back and the button close it', async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/market?category=Concrete')
    await hydrated(page)
    const calls = callsTo(page, '/market-search')
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/market?category=Concrete&auth=sign-in')
    await expect(modal(page)).toBeVisible()
    await modal(page).getByRole('link', { name: 'Signup' }).click()
    await expect(modal(page, 'Sign Up')).toBeVisible()
    await expect(page).toHaveURL('/market?category=Concrete&auth=sign-up')
    await page.goBack()
    await expect(page).toHaveURL('/market?category=Concrete')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.goForward()
    await expect(modal(page, 'Sign Up')).toBeVisible()
    await modal(page, 'Sign Up').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/market?category=Concrete')
    expect(calls, 'the list stays as it was').toEqual([])
  })

  test('keeps the focus, closes by Escape and gives the focus back', async ({ page, browserErrors: _ }) => {
    await page.goto('/marketplace')
    await hydrated(page)
    const opener = page.getByRole('banner').getByRole('link', { name: 'Sign In' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(modal(page).getByLabel('Email')).toBeFocused()
    for (let steps = 0; steps < 12; steps++) {
      await page.keyboard.press('Tab')
      await expect(modal(page).locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/marketplace')
    await expect(opener).toBeFocused()
  })

  test('closes by a press beside it; a page opened with it stays', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    const calls = callsTo(page, '/market-search')
    await page.goto('/marketplace?auth=reset-password&name=sand')
    await expect(modal(page, 'Reset Password')).toBeVisible()
    await page.mouse.click(10, 500)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/marketplace?name=sand')
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual([])
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('never reaches the filters or the calls, whatever the URL says', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    const calls = callsTo(page, '/api/')
    await page.goto('/marketplace?auth=sign-in&name=sand&next=https%3A%2F%2Fevil.example')
    await expect(modal(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByLabel('State').selectOption('Lagos')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/marketplace?location=Lagos&name=sand')
    for (const call of calls) expect(call.search).not.toMatch(/auth|next/)
    await page.goto('/marketplace?auth=everything&next=%2Fprofile')
    await hydrated(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  for (const [mode, name] of [
    ['sign-in', 'Sign In'],
    ['sign-up', 'Sign Up'],
    ['confirm-email', 'Confirm your address'],
    ['reset-password', 'Reset Password'],
  ])
    test(
      `${mode} fits a phone and a large screen and is accessible, also with errors`,
      longUnless(mode === 'sign-up'),
      async ({ page, browserErrors: _ }) => {
        const onEach = async () => {
          for (const width of [390, 1280]) {
            await page.setViewportSize({ width, height: 844 })
            await expectAccessible(page)
            expect(
              await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            ).toBeLessThanOrEqual(0)
          }
        }
        await page.goto(`/market?auth=${mode}`)
        await expect(modal(page, name)).toBeVisible()
        await onEach()
        await modal(page, name).locator('button[type=submit]').click()
        await expect(page.getByRole('alert')).toHaveText(/is required/)
        await expect(modal(page, name).getByText('Email is required')).toBeVisible()
        await expect(modal(page, name).locator('[aria-invalid=true]').first()).toBeFocused()
        await onEach()
      },
    )
})

test.describe('Signing in', () => {
  test('leads back to the page that it was opened over by a link', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/marketplace?location=Lagos')
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await fillSignIn(page, SELLER)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/marketplace?location=Lagos')
    await expect(own(page)).toBeVisible()
    await expect(modal(page)).toHaveCount(0)
  })

  test('stores the user, stays on the page, and lasts over a reload', async ({ page, browserErrors: _ }) => {
    await page.goto('/marketplace')
    await page.goto('/market?auth=sign-in')
    await fillSignIn(page, SELLER)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/market')
    await expect(own(page)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden()
    await storedUser(page)
    const root = await page.evaluate(() => JSON.parse(localStorage.root))
    expect(root).toMatchObject({
      version: 1,
      currentUser: { username: SELLER.username, email: SELLER.email },
    })
    await page.reload({ waitUntil: 'commit' })
    await expect(own(page)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden()
    await hydrated(page)
    await page.goBack()
    await expect(page).toHaveURL('/marketplace')
    await expect(own(page)).toBeVisible()
  })

  test('with a wrong password says so, keeps what was typed and lets try again', async ({
    page,
    browserErrors,
  }) => {
    await page.goto('/?auth=sign-in')
    await fillSignIn(page, { ...SELLER, password: 'not this one' })
    await modal(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    await expect(modal(page).getByLabel('Email')).toHaveValue(SELLER.email)
    await expect(modal(page).getByLabel('Password', { exact: true })).toHaveValue('not this one')
    await expectAccessible(page)
    await modal(page).getByRole('button', { name: 'Show password' }).click()
    await expect(modal(page).getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await modal(page).getByLabel('Password', { exact: true }).fill(SELLER.password)
    await modal(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(own(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expectRefusalsOnly(browserErrors)
  })

  test('sends once, however often it is pressed', async ({ page, browserErrors: _ }) => {
    await page.goto('/?auth=sign-in')
    await fillSignIn(page, SELLER)
    const release = await hold(page, '**/api/auth/sign-in')
    const sent = callsTo(page, '/api/auth/sign-in')
    const button = modal(page).getByRole('button', { name: /Sign/ })
    await button.dblclick()
    await page.keyboard.press('Enter')
    release()
    await expect(own(page)).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('without a network says so and loses nothing', { tag: '@long' }, async ({
    page,
    context,
    browserErrors,
  }) => {
    await page.goto('/?auth=sign-in')
    await fillSignIn(page, SELLER)
    await goOffline(page)
    await modal(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveText('No connection. Check your network and try again.')
    await context.setOffline(false)
    await modal(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(own(page)).toBeVisible()
    expectRefusalsOnly(browserErrors)
  })

  test('whose code has not arrived says so, and opens by the retry', { tag: '@long' }, async ({
    page,
    context,
    browserErrors,
  }) => {
    await page.goto('/market')
    await hydrated(page)
    await goOffline(page)
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'No connection' })
    await expect(notice).toBeVisible()
    await context.setOffline(false)
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(modal(page)).toBeVisible()
    expectRefusalsOnly(browserErrors)
  })

  test('leads back to the protected page that was wanted', async ({ page, browserErrors: _ }) => {
    const answer = await page.goto('/profile?from=mail')
    await expect(page).toHaveURL(/^[^?]*\/\?auth=sign-in&next=%2Fprofile%3Ffrom%3Dmail$/)
    expect(answer?.status()).toBe(200)
    await fillSignIn(page, SELLER)
    await modal(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/profile?from=mail')
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('in another tab reaches this one, and so does signing out', { tag: '@long' }, async ({
    page,
    context,
    browserErrors: _,
  }) => {
    await page.goto('/marketplace?auth=sign-in&next=%2Fmarket')
    await expect(modal(page)).toBeVisible()
    const other = await context.newPage()
    await signInByForm(other, SELLER, '/profile')
    await expect(page).toHaveURL('/market')
    await expect(own(page)).toBeVisible()
    await other.getByRole('button', { name: 'Log out' }).click()
    await expect(other).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(own(page)).toBeHidden()
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('root'), localStorage.getItem('access_token')]))
      .toEqual([null, null])
  })
})

test.describe('Signing up', () => {
  test('says to look in the mail, signs nobody in, and the mail confirms the address', {
    tag: '@long',
  }, async ({ page, request, browserErrors: _ }) => {
    const person = somebody()
    await page.goto('/marketplace?auth=sign-up')
    const form = modal(page, 'Sign Up')
    await form.getByLabel('Username').fill(person.username)
    await form.getByLabel('Email').fill(person.email)
    await form.getByLabel('Password', { exact: true }).fill(person.password)
    await form.getByRole('button', { name: 'Sign Up' }).click()
    await expect(modal(page, 'Confirm your address')).toContainText(person.email)
    await expect(page).toHaveURL('/?auth=confirm-email&next=%2Fmarketplace')
    await expect(page.getByRole('dialog', { name: 'Sign Up' })).toHaveCount(0)
    await expect(modal(page, 'Confirm your address')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/')
    await expect(own(page)).toBeHidden()

    await signInByForm(page, person, '/profile')
    await expect(page.getByText('Not confirmed yet')).toBeVisible()
    const link = await linkMailedTo(request, person.email, 'confirm-email')
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this address yours?')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
    await expect(page.getByText('You are signed out everywhere else.')).toBeVisible()
    await expect(page).toHaveURL('/confirm-email')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/marketplace')
    await page.goto('/profile')
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await expect(page.getByText('Not confirmed yet')).toHaveCount(0)
    const id = (await storedUser(page))._id
    await page.goto(`/sellerShop/${id}`)
    // An address alone is no badge.
    await expect(page.getByText('Not verified: phone or business not checked')).toBeVisible()
    await expect(page.getByText(/^Verified/)).toHaveCount(0)
  })

  test('goes on with the code of the mail, typed in place, and then where it was to lead', async ({
    page,
    request,
    browserErrors,
  }) => {
    const person = somebody()
    await page.goto('/?auth=sign-up&next=%2Fprofile')
    const form = modal(page, 'Sign Up')
    await form.getByLabel('Username').fill(person.username)
    await form.getByLabel('Email').fill(person.email)
    await form.getByLabel('Password', { exact: true }).fill(person.password)
    await page.reload()
    await expect(form.getByLabel('Username')).toHaveValue(person.username)
    await expect(form.getByLabel('Email')).toHaveValue(person.email)
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue('')
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(person.password)
    await form.getByLabel('Password', { exact: true }).fill(person.password)
    await form.getByRole('button', { name: 'Sign Up' }).click()
    const dialog = modal(page, 'Confirm your address')
    await expect(dialog).toContainText(person.email)
    await expectAccessible(page)
    const code = await codeMailedTo(request, person.email)
    await dialog.getByLabel('Code').fill(code === '000 000' ? '000001' : '000000')
    await expect(dialog.getByLabel('Code')).toHaveAccessibleDescription(/^The code is not right/)
    await expect(dialog.getByLabel('Code')).toBeFocused()
    // A phone that showed the mail meanwhile loads the page anew.
    await page.reload()
    await expect(dialog).toContainText(person.email)
    // The last digit sends it, and it signs in. Where the line goes in between, the code that was accepted is not asked for again.
    await page.route('**/api/auth/me', (route) => route.abort('internetdisconnected'))
    await dialog.getByLabel('Code').fill(code)
    await expect(page.getByText('Your address is confirmed.')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible()
    await page.unroute('**/api/auth/me')
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel('Username')).toBeVisible()
    await expect(page.getByText('Not confirmed yet')).toHaveCount(0)
    expectRefusalsOnly(browserErrors)
  })

  test('by the link of the mail signs in, too, and leads on from there', { tag: '@long' }, async ({
    page,
    context,
    request,
    browserErrors: _,
  }) => {
    const person = somebody()
    await page.goto('/marketplace?location=Lagos')
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
    const form = modal(page, 'Sign Up')
    await form.getByLabel('Username').fill(person.username)
    await form.getByLabel('Email').fill(person.email)
    await form.getByLabel('Password', { exact: true }).fill(person.password)
    await form.getByRole('button', { name: 'Sign Up' }).click()
    await expect(modal(page, 'Confirm your address')).toBeVisible()
    const fromMail = await context.newPage()
    await fromMail.goto(await linkMailedTo(request, person.email, 'confirm-email'))
    await fromMail.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(own(fromMail)).toBeVisible()
    await fromMail.getByRole('link', { name: 'Continue' }).click()
    await expect(fromMail).toHaveURL('/marketplace?location=Lagos')
    await expect(page, 'and so does the tab that waits for the code').toHaveURL('/marketplace?location=Lagos')
    await expect(own(page)).toBeVisible()
  })

  test('with somebody’s address gives them a mail by which they confirm nothing, and take the account', {
    tag: '@long',
  }, async ({ page, request, browserErrors }) => {
    const stranger = await newPerson(request)
    await page.goto(await linkMailedTo(request, stranger.email, 'confirm-email'))
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByLabel('Account password', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Set your own password' }).click()
    await expect(modal(page, 'Reset Password')).toBeVisible()
    expectRefusalsOnly(browserErrors)
  })

  test('with a taken address or a bad field says where', { tag: '@long' }, async ({
    page,
    request,
    browserErrors,
  }) => {
    const taken = await newPerson(request)
    await page.goto('/?auth=sign-up')
    const form = modal(page, 'Sign Up')
    await form.getByLabel('Username').fill('K')
    await form.getByLabel('Email').fill(taken.email)
    await form.getByLabel('Password', { exact: true }).fill('short')
    await form.getByRole('button', { name: 'Sign Up' }).click()
    await expect(form.getByText('Username must have 3 to 30 characters')).toBeVisible()
    await expect(form.getByText('Password must have 8 to 128 characters')).toBeVisible()
    await form.getByLabel('Username').fill('Kola Builder')
    await form.getByLabel('Password', { exact: true }).fill('twelve blocks a row')
    await form.getByRole('button', { name: 'Sign Up' }).click()
    await expect(form.getByLabel('Email')).toBeFocused()
    await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel('Username')).toHaveValue('Kola Builder')
    expectRefusalsOnly(browserErrors)
  })

  test('knows what password managers look for', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
    await page.goto('/?auth=sign-up')
    const form = modal(page, 'Sign Up')
    await expect(form.getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
    await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password')
    await form.getByRole('link', { name: 'Sign in' }).click()
    await expect(modal(page).getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
    await expect(modal(page).getByLabel('Password', { exact: true })).toHaveAttribute(
      'autocomplete',
      'current-password',
    )
  })
})

test.describe('A new password', () => {
  test('comes by mail, works once, and the old one no more', async ({ page, request, browserErrors }) => {
    const person = await newPerson(request)
    await page.goto('/market?auth=sign-in')
    const lists: string[] = []
    page.on('request', (asked) =>
      lists.push(...(asked.url().match(/api.product.(getCat|market-search).*/) ?? [])),
    )
    await modal(page).getByLabel('Email').fill(person.email)
    await modal(page).getByRole('link', { name: 'Forgot Password' }).click()
    const form = modal(page, 'Reset Password')
    await expect(form.getByLabel('Email')).toHaveValue(person.email)
    // It is the same visit to the page behind.
    await page.waitForLoadState('networkidle')
    expect(lists).toEqual([])
    await form.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText('we have sent it a link to set a new password')).toBeVisible()
    await expect(page).toHaveURL('/')

    const link = await linkMailedTo(request, person.email, 'new-password')
    await page.goto(link)
    await expect(page).toHaveURL('/new-password')
    await expectAccessible(page)
    await page.getByLabel('New password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('main').getByText('Password must have 8 to 128 characters')).toBeVisible()
    await page.getByLabel('New password', { exact: true }).fill('another row of blocks')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByText('Your new password is set')).toBeVisible()
    await fillSignIn(page, person)
    await modal(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    await modal(page).getByLabel('Password', { exact: true }).fill('another row of blocks')
    await modal(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(own(page)).toBeVisible()

    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('yet another row')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    expectRefusalsOnly(browserErrors)
  })

  test('and a confirmation by a broken link say so', { tag: '@long' }, async ({ page, browserErrors }) => {
    for (const path of ['/new-password', '/confirm-email']) {
      await page.goto(path)
      await expect(page.getByRole('alert')).toContainText('The link is incomplete')
      await expectAccessible(page)
    }
    await page.goto('/confirm-email#token=broken')
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is not confirmed')
    await expect(page.getByRole('alert')).not.toBeEmpty()
    expectRefusalsOnly(browserErrors)
  })
})

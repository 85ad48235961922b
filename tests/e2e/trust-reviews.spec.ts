import type { APIRequestContext, Page } from '@playwright/test'
import { createReview } from '../support/factories.ts'
import { onDatabase } from '../support/product-database.ts'
import { expectRefusalsOnly, fillSignIn, knownPerson, modal, type Person, SELLER, signIn } from './account.ts'
import {
  callsTo,
  expect,
  expectAccessible,
  expectFits,
  expectOnlyMissing,
  goOffline,
  hold,
  hydrated,
  test,
} from './visit.ts'

const REVIEW = {
  name: 'Mama Kosi',
  email: 'kosi@mail.example',
  message: 'Blocks came dry, on time.',
  rating: 5,
}
const REQUIRED = 'All form fields are required to submit a review'

/** Signs in beside the browser. @returns their id */
async function enter(request: APIRequestContext, { email, password }: Person): Promise<string> {
  const answer = await request.post('/api/auth/sign-in', { data: { email, password } })
  expect(answer.status()).toBe(200)
  return (await answer.json())._id
}

/** A shop of one's own, so that tests do not meet. */
async function newShop(request: APIRequestContext) {
  const person = await knownPerson()
  const id = await enter(request, person)
  return { person, id, path: `/sellerShop/${id}` }
}

/** Somebody else says something about a shop. */
async function review(request: APIRequestContext, sellerId: string, output: object = {}): Promise<Person> {
  const author = await knownPerson()
  await enter(request, author)
  const data = { ...REVIEW, sellerId, ...output }
  expect((await request.post('/api/review/create-review', { data })).status()).toBe(201)
  return author
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const star = (page: Page, stars: number) =>
  page.getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars`, exact: true })
const pressStar = (page: Page, stars: number) =>
  page
    .locator('label')
    .filter({ has: star(page, stars) })
    .click()
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Reviews' }).click()
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

test.describe('The reviews of a shop', () => {
  test('are open on arrival, and their tabs are chosen by pointer, keyboard or address', {
    tag: '@long',
  }, async ({ page, request, browserErrors: _ }) => {
    const { path, id } = await newShop(request)
    await review(request, id)
    const calls = callsTo(page, '/review/')
    expect(await (await request.get(path)).text()).toContain('Blocks came dry, on time.')
    await page.goto(path)
    await hydrated(page)
    await expect(tab(page, 'Reviews')).toHaveAttribute('aria-selected', 'true')
    await expectFits(page)
    // The server's page has brought them.
    expect(calls).toEqual([])

    await tab(page, 'Reviews').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Add Review')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Reviews')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(`${path}?tab=reviews`)
    const output = page.getByRole('article', { name: 'Review by Mama Kosi' })
    await expect(output).toContainText('Blocks came dry, on time.')
    await expect(output.getByRole('img', { name: '5 of 5 stars' })).toBeVisible()
    await expect(page.getByText('5.0 of 5 from 1 review')).toBeVisible()
    await expect(page.getByLabel('Seller Profile')).toContainText('5.0 stars, reviews: (1)')
    expect(calls).toEqual([])
    await expectAccessible(page)

    await page.goBack()
    await page.getByRole('link', { name: 'Read the reviews' }).click()
    await expect(output).toBeInViewport()
    await page.reload()
    await expect(output).toBeVisible()
  })

  test('stand in the HTML of their own address, and "No reviews yet" where there are none', {
    tag: '@long',
  }, async ({ page, request, browserErrors: _ }) => {
    const { path, id } = await newShop(request)
    expect(await (await request.get(`${path}?tab=reviews`)).text()).toContain('No reviews yet')
    await page.goto(`${path}?tab=reviews`)
    await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Add Review' })).toBeVisible()
    await expectAccessible(page)
    await review(request, id)
    // A finished page answers for itself for two seconds.
    await expect
      .poll(async () => (await request.get(`${path}?tab=reviews`)).text())
      .toContain('Blocks came dry, on time.')
  })

  test('come ten at a time', { tag: '@long' }, async ({ page, request, browserErrors: _ }) => {
    const { path, id } = await newShop(request)
    await onDatabase(async (db) => {
      for (let n = 1; n <= 11; n += 1)
        await createReview(db, {
          sellerId: id,
          comment: `Order number ${n}`,
          createdAt: new Date(Date.now() + n),
        })
    })
    await page.goto(`${path}?tab=reviews`)
    const items = page.getByRole('article', { name: /^Review by/ })
    await expect(items).toHaveCount(10)
    await expect(items.first()).toContainText('Order number 11')
    await page.getByRole('button', { name: 'Show More' }).click()
    await expect(items).toHaveCount(11)
    await expect(items.last()).toContainText('Order number 1')
    await expect(page.getByRole('button', { name: 'Show More' })).toHaveCount(0)
  })
})

test.describe('Whoever reviews a seller', () => {
  test('signs in on the way, finds what was typed, and changes and removes it later', async ({
    page,
    request,
    browserErrors: _,
  }) => {
    test.slow()
    const { path } = await newShop(request)
    const person = await knownPerson()
    await page.goto(path)
    await hydrated(page)
    await tab(page, 'Add Review').click()
    await expect(page).toHaveURL(`${path}?tab=add-review`)
    await pressStar(page, 4)
    await page.getByLabel('Your Review').fill('Honest weight, and quick.')
    await expectAccessible(page)
    await submit(page)
    await expect(page.getByRole('alert')).toHaveText('Please sign in')
    await page.getByRole('tabpanel').getByRole('link', { name: 'sign in' }).click()
    await fillSignIn(page, person)
    await modal(page).getByRole('button', { name: 'Sign In' }).click()

    await expect(modal(page)).toHaveCount(0)
    await expect(page).toHaveURL(`${path}?tab=add-review`)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(person.username)
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await expect(page.getByLabel('Your Review')).toHaveValue('Honest weight, and quick.')
    await expect(star(page, 4)).toBeChecked()
    await page.reload()
    await expect(page.getByLabel('Your Review')).toHaveValue('Honest weight, and quick.')
    await expect(page.getByText('We kept what you typed')).toBeVisible()
    const release = await hold(page, '**/api/review/create-review')
    await submit(page)
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
    release()
    await expect(page.getByText('Review submitted')).toBeVisible()
    await expect(page.getByLabel('Your Review')).toHaveValue('')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
    await expect(star(page, 4)).not.toBeChecked()
    await expectAccessible(page)

    await tab(page, 'Reviews').click()
    const mine = page.getByRole('article', { name: `Review by ${person.username}` })
    await expect(mine).toContainText('Your review')
    // From tomorrow on what they write says so.
    const contacted = callsTo(page, '/api/review/contacted/')
    await page.getByRole('button', { name: 'See Number' }).click()
    await expect.poll(() => contacted.length).toBe(1)
    await expect(mine.getByRole('button', { name: /Report/ })).toHaveCount(0)
    await mine.getByRole('link', { name: 'Edit' }).click()
    await expect(page.getByText('A new review replaces it')).toBeVisible()
    await expect(page.getByLabel('Your Review')).toHaveValue('Honest weight, and quick.')
    await page.getByLabel('Your Review').fill('Short weight, after all.')
    await pressStar(page, 1)
    await submit(page)
    await expect(page.getByText('Review submitted')).toBeVisible()
    await tab(page, 'Reviews').click()
    await expect(mine).toHaveCount(1)
    await expect(mine).toContainText('Short weight, after all.')
    await expect(page.getByText('1.0 of 5 from 1 review')).toBeVisible()

    await mine.getByRole('button', { name: 'Remove' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove your review?' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('No reviews yet')).toBeVisible()
    await expect(page.getByLabel('Seller Profile').getByText('New seller')).toBeVisible()
  })

  test('sets stars by pointer and by keyboard: the star that is set clears, hovering previews', {
    tag: '@long',
  }, async ({ page, request, browserErrors: _ }) => {
    const { path } = await newShop(request)
    await page.goto(`${path}?tab=add-review`)
    const group = page.getByRole('group', { name: 'Your rating' })
    const filled = group.locator('path[data-filled]')
    await expect(filled).toHaveCount(0)
    await pressStar(page, 4)
    await expect(star(page, 4)).toBeChecked()
    await expect(filled).toHaveCount(4)
    await page
      .locator('label')
      .filter({ has: star(page, 2) })
      .hover()
    await expect(filled).toHaveCount(2)
    await page.getByLabel('Email').hover()
    await expect(filled).toHaveCount(4)
    await pressStar(page, 4)
    await expect(group.getByRole('radio', { name: 'No stars yet' })).toBeChecked()
    // At once, although the pointer is still there.
    await expect(filled).toHaveCount(0)

    await group.getByRole('radio', { name: 'No stars yet' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(star(page, 2)).toBeChecked()
    await page.keyboard.press('ArrowLeft')
    await expect(star(page, 1)).toBeChecked()
    await page.keyboard.press('Space')
    await expect(group.getByRole('radio', { name: 'No stars yet' })).toBeChecked()
    await pressStar(page, 5)
    await group.getByText('Clear').click()
    await expect(filled).toHaveCount(0)
  })

  test('is told what is missing, and loses nothing without a network', { tag: '@long' }, async ({
    page,
    context,
    request,
    browserErrors,
  }) => {
    const { path } = await newShop(request)
    const person = await knownPerson()
    await signIn(page, person, `${path}?tab=add-review`)
    await page.getByLabel('Your Review').fill('No star is set')
    await submit(page)
    await expect(page.getByRole('alert')).toHaveText(REQUIRED)
    await expect(page.getByRole('group', { name: 'Your rating' })).toContainText('Required')
    await expect(page.getByRole('radio', { name: 'No stars yet' })).toBeFocused()
    await expectAccessible(page)
    await pressStar(page, 3)
    await page.getByLabel('Email').fill('nobody')
    await submit(page)
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByLabel('Email').fill(person.email)
    // What shows what waits comes some seconds after the page.
    await page.waitForFunction(() => document.querySelector('.offline-notice'))
    await goOffline(page)
    await submit(page)
    const waiting = page.getByRole('list', { name: 'Waiting to be sent' })
    await expect(waiting).toBeVisible()
    const sent = page.waitForResponse('**/api/review/create-review')
    await context.setOffline(false)
    expect((await sent).status()).toBe(201)
    await expect(waiting).toHaveCount(0)
    expectRefusalsOnly(browserErrors)
  })

  test('removes it where they change it, too', { tag: '@long' }, async ({
    page,
    request,
    browserErrors: _,
  }) => {
    const { path, id } = await newShop(request)
    const author = await review(request, id)
    await signIn(page, author, `${path}?tab=add-review`)
    await expect(page.getByLabel('Your Review')).toHaveValue(REVIEW.message)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Review removed')).toBeVisible()
    await expect(page.getByText('A new review replaces it')).toHaveCount(0)
    await expect(page.getByLabel('Your Review')).toHaveValue('')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(author.username)
    await tab(page, 'Reviews').click()
    await expect(page.getByText('No reviews yet')).toBeVisible()
  })

  test('cannot review themselves', { tag: '@long' }, async ({ page, request, browserErrors: _ }) => {
    const { path, person } = await newShop(request)
    await signIn(page, person, `${path}?tab=add-review`)
    await expect(page.getByText('This is your own shop')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Report this shop' })).toHaveCount(0)
    await page.getByRole('link', { name: 'See what others say' }).click()
    await expect(page).toHaveURL('/seller-review')
    await expect(page.getByText('No reviews yet')).toBeVisible()
  })
})

test('A seller reads what is said of them, unanswered first, and replies in place, once', async ({
  page,
  request,
  browserErrors: _,
}) => {
  const { person, id, path } = await newShop(request)
  await review(request, id, { rating: 2, name: 'Engr Tunde', message: 'Two bags were torn.' })
  await review(request, id, { rating: 5 })
  await signIn(page, person, '/seller-review')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews')
  const stars = page.getByRole('region', { name: 'All stars' })
  await expect(stars).toContainText('3.5')
  await expect(stars.getByRole('row', { name: '5 stars 1' })).toBeVisible()
  await expect(stars.getByRole('row', { name: '4 stars 0' })).toBeVisible()
  await expect(page.getByText('2 without a reply, shown first.')).toBeVisible()
  await expectAccessible(page)

  const newest = page.getByRole('article').first()
  await expect(newest).toContainText('Mama Kosi')
  await newest.getByRole('button', { name: 'Reply to Mama Kosi' }).click()
  const field = page.getByLabel('Your reply to Mama Kosi')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Publish the reply' }).click()
  await expect(page.getByRole('alert')).toHaveText('Reply is required')
  await field.fill('Thank you, come again.')
  await page.reload()
  await expect(field).toHaveValue('Thank you, come again.')
  await page.getByRole('button', { name: 'Publish the reply' }).click()
  await expect(page.getByText('Reply published')).toBeVisible()
  await expect(page.getByText('1 without a reply, shown first.')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Engr Tunde')
  await page.goto(`${path}?tab=reviews`)
  const answered = page.getByRole('article', { name: 'Review by Mama Kosi' })
  await expect(answered).toContainText('Thank you, come again.')
  await expect(answered).toContainText(`Reply from ${person.username}`)
})

test('Text of every kind is shown as text and breaks nothing, at 320 px', { tag: '@pictures' }, async ({
  page,
  request,
  browserErrors: _,
}) => {
  const { person, id, path } = await newShop(request)
  const texts = [
    '<script>window.hacked = true</script><img src=x onerror="window.hacked=true"><b>bold</b>',
    'Q'.repeat(1_900),
    'أفضل أسمنت في السوق، وصل في الوقت المحدد',
    `${'👩🏾‍🔧🧱'.repeat(60)} 12mm`,
    "&lt;b&gt; {{7*7}} <%= 7*7 %> %00 ' OR 1=1 --",
    // Hundreds of syllables that are one character, which no line can be broken in.
    'ᄀ'.repeat(500),
  ]
  for (const [n, message] of texts.entries())
    await review(request, id, { message, name: `${message.slice(0, 40)}${n}`, rating: (n % 5) + 1 })
  // What turns the line around, and marks that would not end, are taken out on the way in.
  for (const [message, shown] of [
    ['\u202efdp.doog si siht', 'fdp.doog si siht'],
    [`Z${'\u0301'.repeat(900)}`, `Z${'\u0301'.repeat(4)}`],
  ] as const) {
    await review(request, id, { message, name: `${message.slice(0, 40)}x` })
    texts.push(shown)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  for (const address of [`${path}?tab=reviews`, '/seller-review']) {
    if (address === '/seller-review') await signIn(page, person, address)
    else await page.goto(address)
    await expect(page.getByRole('article', { name: /^Review by/ })).toHaveCount(texts.length)
    for (const text of texts)
      await expect(page.getByRole('article').getByText(text, { exact: true })).toBeVisible()
    await fits(page)
    await expectAccessible(page)
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await expect(page.getByRole('article').locator('b, script, img[onerror]')).toHaveCount(0)
})

test('A review that does not end is cut until somebody wants all of it', { tag: '@long' }, async ({
  page,
  request,
  browserErrors: _,
}) => {
  const { id, path } = await newShop(request)
  await review(request, id, { message: 'One line more\n'.repeat(140) })
  await page.goto(`${path}?tab=reviews`)
  await hydrated(page)
  const output = page.getByRole('article', { name: 'Review by Mama Kosi' })
  const height = async () => (await output.boundingBox())?.height ?? 0
  expect(await height()).toBeLessThan(600)
  await output.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(height).toBeGreaterThan(2_000)
  await expectAccessible(page)
  await output.getByRole('button', { name: 'Show less' }).click()
  await expect.poll(height).toBeLessThan(600)
})

test('A shop without a seller says what is missing', { tag: '@long' }, async ({ page, browserErrors }) => {
  expect((await page.goto('/sellerShop'))?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole('alert')).toContainText('SellerId is required')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Go to the marketplace' }).click()
  await expect(page).toHaveURL('/marketplace')
  await expectOnlyMissing(browserErrors)
})

test('The pages fit a phone, light and dark', { tag: '@long' }, async ({
  page,
  request,
  browserErrors: _,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const { path } = await newShop(request)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${path}?tab=add-review`)
    await expect(page.getByRole('button', { name: 'Submit Reviews' })).toBeVisible()
    await fits(page)
    await expectAccessible(page)
  }
  await signIn(page, SELLER, '/seller-review')
  await expect(page.getByRole('article').first()).toBeVisible()
  await fits(page)
  await expectAccessible(page)
})

import type { BrowserContext, Page } from '@playwright/test'
import {
  becomeKnown,
  expectRefusalsOnly,
  fillSignIn,
  modal,
  SELLER,
  signIn,
  somebody,
  storedUser,
} from './account.ts'
import {
  alarmed,
  arrived,
  choose,
  fillFirstStep,
  fillSecondStep,
  images,
  NAME,
  next,
  putUp,
  rows,
  submit,
  test,
} from './selling.ts'
import { doneAt, expect, expectAccessible, expectFits, hold } from './visit.ts'

test.setTimeout(120_000)

/** What the browser does when somebody drops or pastes a file there. */
const give = (
  page: Page,
  how: 'drop' | 'paste',
  file: Awaited<ReturnType<typeof images>>[number] | undefined,
  selector: string,
  text = '',
) =>
  page.locator(selector).evaluate(
    (target, { kind, name, base64, words }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], name, { type: 'image/jpeg' }))
      if (words) transfer.setData('text/plain', words)
      const given = { bubbles: true, cancelable: true }
      target.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...given, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...given, clipboardData: transfer }),
      )
    },
    { kind: how, name: file?.name ?? '', base64: file?.buffer.toString('base64') ?? '', words: text },
  )

/** A quarter of an hour later. */
const expireAccess = (context: BrowserContext) => context.clearCookies({ name: 'access_token' })

const title = 'Create Product'

const WAITS = 'No connection. It waits at the foot of the page until you are back online.'

test.describe('A seller', () => {
  test('signs up, creates a product with three pictures on a slow network, and edits it', {
    tag: '@pictures',
  }, async ({ page, browserErrors: _ }) => {
    const person = somebody()
    await page.goto('/?auth=sign-up')
    await modal(page, 'Sign Up').getByLabel('Username').fill(person.username)
    await modal(page, 'Sign Up').getByLabel('Email').fill(person.email)
    await modal(page, 'Sign Up').getByLabel('Password', { exact: true }).fill(person.password)
    await modal(page, 'Sign Up').getByRole('button', { name: 'Sign Up' }).click()
    await expect(modal(page, 'Sign Up')).toHaveCount(0)
    await becomeKnown(person)
    await signIn(page, person, '/create-product')

    await fillFirstStep(page)
    await expectAccessible(page)
    await next(page)
    await expect(page).toHaveURL('/create-product?step=2')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await fillSecondStep(page)
    await page.getByLabel('Discount', { exact: true }).check()
    await page.getByLabel('Discounted price').fill('170000')

    const release = await hold(page, '**/api/upload/**')
    await choose(page, await images('first', 'second', 'third'))
    await expect(page.getByRole('progressbar').first()).toBeVisible()
    await expect(rows(page).locator('img[src^="data:"]').first()).toBeVisible()
    await expectAccessible(page)
    // Impatience is answered kindly.
    await submit(page)
    await alarmed(page, 'A picture has not uploaded')
    release()
    await arrived(page, 3)

    const cover = await rows(page).nth(2).locator('img').getAttribute('src')
    await page.getByRole('button', { name: 'Move picture 3 up' }).click()
    await page.getByRole('button', { name: 'Move picture 2 up' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Now picture 1 of 3, the cover')).toHaveCount(1)
    await expect(rows(page).first().locator('img')).toHaveAttribute('src', cover ?? '')
    await expect(page.getByRole('button', { name: 'Move picture 1 up' })).toBeFocused()
    await expectAccessible(page)
    await submit(page)
    await expect(page).toHaveURL(/\/product\/[\w-]+$/)
    await expect(page.getByText('Product created')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
    await expect(page.getByText('NGN 170,000').first()).toBeVisible()
    await expect(page.getByText('Abeokuta North, Ogun').first()).toBeVisible()

    await page.getByRole('link', { name: 'Edit your product' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Product')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(NAME)
    await page.getByLabel('Name', { exact: true }).fill(`${NAME}, delivered`)
    await next(page)
    await expect(page.getByLabel('Sharp Sand')).toBeChecked()
    await expect(rows(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Remove picture 2' }).click()
    await expect(rows(page)).toHaveCount(2)
    await submit(page, 'Update Product')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${NAME}, delivered`)
    await expect(page.getByText('Product updated')).toBeVisible()
    await expect(page.getByRole('button', { name: /View \d of 2/ })).toHaveCount(2)
  })

  test('is told what is missing, where it is, on whichever step', async ({
    page,
    seller,
    browserErrors: _,
  }) => {
    await signIn(page, seller, '/create-product')
    await next(page)
    await alarmed(page, 'Product name is required')
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    for (const text of [
      'Mobile number is required',
      'Product description is required',
      'Where is your store?',
      'Which state is it in?',
    ])
      await expect(page.locator('form').getByText(text)).toBeVisible()
    await expectAccessible(page)
    // Nothing that is known by its name, which would have chosen some of it.
    await fillFirstStep(page, 'A thing of my own make')
    await expect(page.locator('form').getByText(/is required/)).toHaveCount(0)
    await next(page)
    await submit(page)
    await alarmed(page, 'Product unit is required')
    await expect(page.getByLabel('Unit')).toBeFocused()
    for (const text of [
      'Product type is required',
      'Product category is required',
      'What does it cost?',
      'Product images are required',
    ])
      await expect(page.locator('form').getByText(text)).toBeVisible()
    await expectFits(page)
    await fillSecondStep(page)
    await page.getByLabel('Price (NGN)', { exact: true }).fill('five')
    await submit(page)
    await alarmed(page, 'The price must be a number')
    await page.getByLabel('Price (NGN)', { exact: true }).fill('9')
    await page.getByLabel('Discount', { exact: true }).check()
    await page.getByLabel('Discounted price').fill('10')
    await submit(page)
    await alarmed(page, 'The price must be 10 to 100,000,000 naira')
    // What is wrong on the other step is shown there.
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Sand')
    await page.goForward()
    await submit(page)
    await expect(page).toHaveURL('/create-product')
    await alarmed(page, 'Product name must have 10 to 62 characters')
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  })

  test('loses nothing by Back, a reload or another tab, and can start over', async ({
    page,
    context,
    seller,
    browserErrors: _,
  }) => {
    await signIn(page, seller, '/create-product')
    await fillFirstStep(page)
    await next(page)
    await fillSecondStep(page)
    await choose(page, await images('kept'))
    await arrived(page, 1)
    await page.goBack()
    await expect(page).toHaveURL('/create-product')
    await expect(page.getByLabel('About product')).toHaveValue('River sand, washed twice.\nNo clay in it.')
    await page.goForward()
    await expect(page.getByLabel('Price (NGN)', { exact: true })).toHaveValue('185,000')
    await page.reload()
    await expect(page.getByText('We kept what you typed')).toBeVisible()
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('Concrete')
    await expect(page.getByLabel('Sharp Sand')).toBeChecked()
    await expect(rows(page)).toHaveCount(1)
    await expectAccessible(page)

    const other = await context.newPage()
    await other.goto('/create-product')
    await expect(other.getByLabel('Name', { exact: true })).toHaveValue(NAME)
    await other.close()

    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(rows(page)).toHaveCount(0)
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('We kept what you typed')).toHaveCount(0)
  })

  test('creates one product with an expired token, and one by a double click', async ({
    page,
    context,
    seller,
    browserErrors,
  }) => {
    await signIn(page, seller, '/create-product')
    await fillFirstStep(page)
    await next(page)
    await fillSecondStep(page)
    await choose(page, await images('one'))
    await arrived(page, 1)
    await expireAccess(context)
    const done = doneAt(page, '/api/product/create-product')
    await page.getByRole('button', { name: title, exact: true }).dblclick()
    await expect(page).toHaveURL(/\/product\//)
    expect(done).toEqual([201])
    const products = await context.request.get(`/api/user/products/${(await storedUser(page))._id}`)
    expect(await products.json()).toHaveLength(1)
    await page.goto('/create-product')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
    expectRefusalsOnly(browserErrors)
  })

  test('sends again what may have arrived, and it is one product', { tag: '@long' }, async ({
    page,
    context,
    seller,
    browserErrors,
  }) => {
    await signIn(page, seller, '/create-product')
    await fillFirstStep(page)
    await next(page)
    await fillSecondStep(page)
    await choose(page, await images('again'))
    await arrived(page, 1)
    // The server does it, and its answer is lost.
    await page.route('**/api/product/create-product', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await submit(page)
    await expect(page.getByText(WAITS).first()).toBeVisible()
    await page.unroute('**/api/product/create-product')
    // It has waited, and the form is for another one now.
    await page.reload()
    await expect(page.getByText(`Sent: Your product “${NAME}”`)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByLabel('Price (NGN)', { exact: true })).toHaveValue('')
    const owner = (await storedUser(page))._id
    const products = async () => (await context.request.get(`/api/user/products/${owner}`)).json()
    expect(await products()).toHaveLength(1)

    // What was changed before it was sent again is another product, and says so.
    await page.goto('/create-product')
    await fillFirstStep(page, 'Granite, three quarter inch')
    await next(page)
    await fillSecondStep(page)
    await choose(page, await images('changed'))
    await arrived(page, 1)
    // Nor does it go by itself while it is changed, as if another tab were sending what waits.
    await page.evaluate(() => {
      void navigator.locks.request('waiting', () => new Promise(() => {}))
    })
    await page.route('**/api/product/create-product', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await submit(page)
    await expect(page.getByText(WAITS).first()).toBeVisible()
    await page.getByLabel('Price (NGN)', { exact: true }).fill('190,000')
    await page.unroute('**/api/product/create-product')
    await submit(page)
    await alarmed(page, 'What you sent before is already in your shop')
    expect(await products()).toHaveLength(2)
    await submit(page)
    await expect(page).toHaveURL(/\/product\//)
    expect(await products()).toHaveLength(3)
    expect(browserErrors.splice(0).filter((alarm) => !/ERR_FAILED|status of 422/.test(alarm))).toEqual([])
  })

  for (const [how, cookies] of [
    ['was ended', /session/],
    ['has expired', /session|signed_in/],
  ] as const)
    test(`whose session ${how} signs in over the form and goes on`, { tag: '@long' }, async ({
      page,
      context,
      seller,
      browserErrors,
    }) => {
      await signIn(page, seller, '/create-product')
      await fillFirstStep(page)
      await next(page)
      await fillSecondStep(page)
      await choose(page, await images('session'))
      await arrived(page, 1)
      await expireAccess(context)
      await context.clearCookies({ name: cookies })
      await submit(page)
      await expect(modal(page)).toBeVisible()
      await fillSignIn(page, seller)
      await modal(page).getByRole('button', { name: 'Sign In' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL('/create-product?step=2')
      await expect(page.getByLabel('Price (NGN)', { exact: true })).toHaveValue('185,000')
      await submit(page)
      await expect(page).toHaveURL(/\/product\//)
      expectRefusalsOnly(browserErrors)
    })

  test('sees what another tab has saved meanwhile, and loses nothing typed', { tag: '@long' }, async ({
    page,
    context,
    seller,
    browserErrors,
  }) => {
    await signIn(page, seller)
    const { _id } = await putUp(page)
    await page.goto(`/edit-product/${_id}`)
    await page.getByLabel('Name', { exact: true }).fill('My own new name of the sand')
    const saved = await context.request.put(`/api/product/update/${_id}`, {
      data: { name: 'The name from elsewhere', regularPrice: 150_000 },
    })
    expect(saved.status()).toBe(200)
    await next(page)
    await submit(page, 'Update Product')
    const panel = page.getByRole('region', { name: 'This product was changed elsewhere' })
    await expect(panel).toBeFocused()
    await expect(page.getByLabel('Price (NGN)', { exact: true })).toHaveValue('150,000')
    await expect(panel.getByText('The name from elsewhere')).toBeVisible()
    await expect(panel.getByRole('group', { name: 'Name' }).getByLabel(/Yours/)).toBeChecked()
    await expectAccessible(page)
    // There and back: both stay.
    await panel
      .getByRole('group', { name: 'Name' })
      .getByLabel(/Elsewhere/)
      .check()
    await page.reload()
    await expect(page.getByLabel('Price (NGN)', { exact: true })).toHaveValue('150,000')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('The name from elsewhere')
    await page.getByLabel('Name', { exact: true }).fill('My own new name of the sand')
    await next(page)
    await submit(page, 'Update Product')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My own new name of the sand')
    await expect(page.getByText('NGN 150,000').first()).toBeVisible()
    expectRefusalsOnly(browserErrors)
  })

  test("cannot edit somebody else's, nor what is not there", { tag: '@long' }, async ({
    page,
    request,
    seller,
    browserErrors,
  }) => {
    // The newest may be the seller's own.
    const { data } = await (await request.get('/api/product/market-search?limit=1&page=100')).json()
    const foreign = data.products[0]
    await signIn(page, seller, `/edit-product/${foreign._id}`)
    await expect(page.getByText('This is not your product')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/edit-product/00000000-0000-4000-8000-000000000000`)
    await expect(page.getByText('No product found.')).toBeVisible()
    await page.goto(`/product/${foreign._id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit your product' })).toHaveCount(0)
    expectRefusalsOnly(browserErrors)
  })

  test('is led from the old addresses to the form', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
    await signIn(page, SELLER)
    for (const path of ['/CreateProduct', '/add-product']) {
      await page.goto(path)
      await expect(page).toHaveURL('/create-product')
    }
    await expect(page.getByLabel('Seller address')).not.toHaveValue('')
    await expect(page.getByLabel('Mobile number')).toHaveValue(/^0\d{10}$/)
  })
})

test.describe('Pictures', { tag: '@pictures' }, () => {
  test('are dropped, pasted, retried, cancelled and counted', async ({ page, seller, browserErrors }) => {
    await signIn(page, seller, '/create-product?step=2')
    const [dropped, missed, pasted] = await images('dropped', 'missed', 'pasted')
    await give(page, 'drop', dropped, 'input[type=file]')
    // Beside its place.
    await give(page, 'drop', missed, 'h1')
    await give(page, 'paste', pasted, 'body')
    await arrived(page, 3)
    await page.getByRole('button', { name: 'Remove picture 2' }).click()
    // What is copied from a sheet is text as well: in a field it is the text that is meant.
    await give(page, 'paste', missed, 'input[name=regularPrice]', '185,000')
    await expect(rows(page)).toHaveCount(2)
    // On the first step there is no place for it, and nothing opens instead of the page.
    await page.getByRole('button', { name: 'Back' }).click()
    await give(page, 'drop', missed, 'h1')
    await give(page, 'paste', missed, 'body')
    await page.goto('/create-product?step=2')
    await expect(rows(page)).toHaveCount(2)

    const text = { name: 'words.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture at all') }
    await choose(page, [text])
    await alarmed(page, 'Image upload failed (2mb per image limit)')
    await expect(rows(page).nth(2)).toContainText('This browser cannot open HEIC pictures. Take a screenshot')
    await page.getByRole('button', { name: 'Try picture 3 again' }).click()
    await expect(rows(page).nth(2)).toContainText('Image upload failed', { timeout: 20_000 })
    await page.getByRole('button', { name: 'Remove picture 3' }).click()
    await expect(rows(page)).toHaveCount(2)

    await page.route('**/api/upload/sign', () => undefined)
    await choose(page, await images('never'))
    await page.getByRole('button', { name: 'Cancel picture 3' }).click()
    await expect(rows(page)).toHaveCount(2)
    await page.unroute('**/api/upload/sign')

    await choose(page, await images('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'))
    await alarmed(page, 'You can only upload 10 images per product')
    await expect(rows(page)).toHaveCount(10)
    expectRefusalsOnly(browserErrors)
  })

  test('are put in order by dragging', { tag: '@long' }, async ({ page, seller, browserErrors: _ }) => {
    await signIn(page, seller, '/create-product?step=2')
    await choose(page, await images('left', 'right'))
    await arrived(page, 2)
    const second = await rows(page).nth(1).locator('img').getAttribute('src')
    await rows(page).nth(1).dragTo(rows(page).nth(0))
    await expect(rows(page).first().locator('img')).toHaveAttribute('src', second ?? '')
  })
})

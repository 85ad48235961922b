import type { Locator } from '@playwright/test'
import { codeMailedTo, codeSentTo, modal, newNumber, somebody } from './account.ts'
import { arrived, choose, images, test } from './selling.ts'
import { expect, expectAccessible, hydrated } from './visit.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** From "Sell" to the first offer online, and on to the confirmed phone. More than these mean that the way has become longer. */
const FIRST_OFFER = { taps: 23, keystrokes: 132 }
const CONFIRMED_PHONE = { taps: 28, keystrokes: 138 }

/** Counts what a thumb does: every press, and every character. A choice from a list is two presses. */
function thumb() {
  const done = { taps: 0, keystrokes: 0 }
  return {
    done,
    tap: async (control: Locator) => {
      done.taps += 1
      await control.click()
    },
    type: async (field: Locator, text: string) => {
      done.taps += 1
      done.keystrokes += text.length
      await field.fill(text)
    },
    pick: async (field: Locator, option: string) => {
      done.taps += 2
      await field.selectOption(option)
    },
  }
}

test('Who wants to sell has a shop with a first offer and a confirmed phone in few presses', async ({
  page,
  request,
  browserErrors: _,
}) => {
  test.setTimeout(120_000)
  const { done, tap, type, pick } = thumb()
  const person = { ...somebody(), password: 'block by block' }
  const number = newNumber()
  await page.goto('/')
  await hydrated(page)
  await tap(page.getByRole('banner').getByRole('button', { name: 'Menu' }))
  await tap(page.getByRole('banner').getByRole('link', { name: 'Sell', exact: true }))
  await expect(page).toHaveURL('/sell')
  await expectAccessible(page)
  await expect(page.getByRole('heading', { name: 'This is a shop' })).toBeVisible()

  await tap(page.getByRole('main').getByRole('link', { name: 'Open your shop' }).first())
  const form = modal(page, 'Sign Up')
  await type(form.getByLabel('Username'), person.username)
  // An address of a usual length: that of the test has a random one.
  await form.getByLabel('Email').fill(person.email)
  done.taps += 1
  done.keystrokes += 'kola.builder@gmail.com'.length
  await type(form.getByLabel('Password', { exact: true }), person.password)
  await tap(form.getByRole('button', { name: 'Sign Up' }))
  const dialog = modal(page, 'Confirm your address')
  await expect(dialog).toContainText(person.email)
  await expect(dialog.getByLabel('Code')).toBeFocused()
  const code = (await codeMailedTo(request, person.email)).replace(' ', '')
  await type(dialog.getByLabel('Code'), code)

  await expect(page).toHaveURL('/seller-overview')
  // It is open, and incomplete, from the first offer on.
  const steps = page.getByRole('region', { name: /^(Open|Complete) your shop$/ })
  await expect(steps).toContainText('Open your shop')
  await expect(steps).toContainText('0 of 4 done')
  await expect(page.getByText('Your address is confirmed.')).toBeVisible()
  await expectAccessible(page)
  await tap(steps.getByRole('link', { name: 'Add your first offer' }))
  await type(page.getByLabel('Name', { exact: true }), 'Sharp sand, 20 tonnes')
  await type(page.getByLabel('Mobile number'), number)
  await type(page.getByLabel('About product'), 'Washed river sand')
  await type(page.getByLabel('Seller address'), '3 Quarry Road, Abeokuta')
  await pick(page.getByLabel('State'), 'Ogun')
  await tap(page.getByRole('button', { name: 'Next' }))
  await pick(page.getByLabel('Unit'), 'tonnes')
  // The name has said these.
  await expect(page.getByLabel('Type')).toHaveValue('Material')
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('Concrete')
  await expect(page.getByLabel('Sharp Sand')).toBeChecked()
  await type(page.getByLabel('Price (NGN)', { exact: true }), '185000')
  // The camera, its shutter, and yes.
  await choose(page, await images('the first of all'))
  done.taps += 3
  await arrived(page, 1)
  await tap(page.getByRole('button', { name: 'Create Product', exact: true }))

  await expect(page).toHaveURL(/\/product\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sharp sand, 20 tonnes')
  const id = new URL(page.url()).pathname.split('/').at(-1)
  expect((await request.get(`/api/product/get/${id}`)).status(), 'buyers see it').toBe(200)
  expect(done.taps).toBeLessThanOrEqual(FIRST_OFFER.taps)
  expect(done.keystrokes).toBeLessThanOrEqual(FIRST_OFFER.keystrokes)

  // Number and place are those of the first offer: nothing is typed twice.
  await tap(page.getByRole('banner').getByRole('button', { name: 'Menu' }))
  await tap(page.getByRole('banner').getByRole('link', { name: 'Dashboard', exact: true }))
  await expect(steps).toContainText('Complete your shop')
  await expect(steps).toContainText('2 of 4 done')
  await tap(steps.getByRole('link', { name: 'Confirm the number buyers call' }))
  await expect(page).toHaveURL('/seller-shop#verified')
  const verification = page.getByRole('region', { name: 'Become a verified seller' })
  await expect(verification).toBeInViewport()
  await expect(verification.getByLabel('Number to confirm')).toHaveValue(number)
  await tap(verification.getByRole('button', { name: 'Send the code' }))
  await expect(verification.getByText('It works for 10 minutes')).toBeVisible()
  await type(verification.getByLabel('Code from the message'), await codeSentTo(request, number))
  await expect(verification.getByText(/was confirmed on/)).toBeVisible()
  expect(done.taps).toBeLessThanOrEqual(CONFIRMED_PHONE.taps)
  expect(done.keystrokes).toBeLessThanOrEqual(CONFIRMED_PHONE.keystrokes)

  await page.goto('/seller-overview')
  await expect(steps).toContainText('3 of 4 done')
  await tap(steps.getByRole('link', { name: 'Say what you sell' }))
  await type(page.getByLabel('About the shop'), 'Sand and granite, delivered')
  await tap(page.getByRole('button', { name: 'Update' }))
  await expect(page.getByText('Updated successfully')).toBeVisible()
  await page.goto('/seller-overview')
  await expect(page.getByRole('link', { name: 'See your shop as buyers do' })).toBeVisible()
  await expect(steps).toHaveCount(0)
})

test('What is missing is asked for in words, and no message stands over a button', { tag: '@long' }, async ({
  page,
  seller,
  browserErrors: _,
}) => {
  await page.context().request.post('/api/auth/sign-in', { data: seller })
  await page.goto('/create-product')
  const next = page.getByRole('button', { name: 'Next' })
  await page.getByLabel('Name', { exact: true }).fill('Sharp sand, 20 tonnes')
  await page.getByLabel('Mobile number').fill('08031234567')
  await page.getByLabel('About product').fill('Washed river sand')
  await next.click()
  const alarm = page.getByRole('alert').filter({ hasText: 'Where is your store?' })
  await expect(alarm).toBeVisible()
  for (const position of ['start', 'center', 'end'] as const) {
    await next.evaluate((button, block) => button.scrollIntoView({ block }), position)
    await expect
      .poll(async () => {
        const [toast, button] = await Promise.all([
          alarm.locator('xpath=../..').boundingBox(),
          next.boundingBox(),
        ])
        if (!toast || !button) return 'gone'
        return toast.y + toast.height <= button.y || toast.y >= button.y + button.height
      })
      .toBe(true)
  }
  await page.getByLabel('Seller address').fill('3 Quarry Road, Abeokuta')
  await expect(alarm, 'it goes with its cause').toHaveCount(0)
})

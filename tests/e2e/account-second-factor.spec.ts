import { authenticatorApp } from '../support/authenticator-app.ts'
import { FUTURE_ADMIN } from '../support/tested-products.ts'
import { codeMailedTo, expectRefusalsOnly, type Person, signIn } from './account.ts'
import { expect, expectAccessible, test, visitorsPage } from './visit.ts'

const FOREMAN: Person = { username: 'Foreman', email: FUTURE_ADMIN, password: 'twelve blocks a row' }

test('An admin connects an app before the desk opens, and gives a code in each session', async ({
  page,
  request,
  browser,
  browserErrors,
}) => {
  expect((await request.post('/api/auth/sign-up', { data: FOREMAN })).status()).toBe(201)
  const code = await codeMailedTo(request, FOREMAN.email)
  const confirmed = await request.post('/api/auth/confirm-code', { data: { email: FOREMAN.email, code } })
  expect(confirmed.status()).toBe(200)

  await signIn(page, FOREMAN)
  await page.goto('/admin?view=log')
  await expect(page).toHaveURL('/second-factor?next=%2Fadmin%3Fview%3Dlog')
  await page.getByLabel('Your password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Connect an app' }).click()
  await expect(page.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
    'The password is not right',
  )
  await page.getByLabel('Your password', { exact: true }).fill(FOREMAN.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '1. Connect your app' })).toBeFocused()
  await expectAccessible(page)
  const recoveryCode = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .first()
    .textContent()
  const app = authenticatorApp((await page.getByText(/^[A-Z2-7]{40,}$/).textContent()) ?? '')
  await page.getByLabel('Code', { exact: true }).fill(await app.code())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin?view=log')
  await expect(page.getByRole('heading', { name: 'Admin' })).toBeVisible()

  const second = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await visitorsPage(await second.newPage())
  await signIn(phone, FOREMAN, '/profile')
  await phone.getByRole('button', { name: 'Your account' }).click()
  await phone.getByRole('link', { name: 'Admin' }).click()
  await expect(phone).toHaveURL('/second-factor?next=%2Fadmin')
  await expect(phone.getByLabel('Code', { exact: true })).toBeFocused()
  await expectAccessible(phone)
  await phone.keyboard.type('000000')
  await phone.keyboard.press('Enter')
  await expect(phone.getByLabel('Code', { exact: true })).toHaveAccessibleDescription('The code is not right')
  await phone.getByLabel('Code', { exact: true }).fill(recoveryCode ?? '')
  await phone.keyboard.press('Enter')
  await expect(phone).toHaveURL('/admin')
  expectRefusalsOnly(browserErrors)
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signInAsAdmin } from './account.ts'
import { expect, expectAccessible, expectErrors, hydrated, test } from './visit.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Write to us' })

test('somebody asks for a course by the form, and loses nothing on the way', async ({
  page,
  browserErrors,
}) => {
  await page.goto('/bim-course')
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Register for course' }).first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me/,
  )
  const open = page
    .getByRole('button', { name: /^Write to us about: Register for course: .*Bluebeam/ })
    .first()
  await open.click()
  const dialog = dialogOf(page)
  await expect(dialog).toContainText('About: Register for course')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Name is required')
  await dialog.getByLabel('Name').fill('Ngozi Eze')
  await dialog.getByLabel('Message').fill('When does it begin?')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
    /^Give an e-mail address or a phone number/,
  )
  await expectAccessible(page)

  await page.reload()
  await hydrated(page)
  await open.click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Ngozi Eze')
  await expect(dialog.getByLabel('Message')).toHaveValue('When does it begin?')
  await dialog.getByLabel('Phone').fill('0803 123 4567')

  await page.route('**/api/enquiry', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('No connection. It waits').first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const waiting = page.getByRole('list', { name: 'Waiting to be sent' })
  await expect(waiting).toContainText('Waiting to be sent: Your message to us.')
  await expectErrors(browserErrors, 'ERR_FAILED')

  await page.unroute('**/api/enquiry')
  const sent = page.waitForRequest('**/api/enquiry')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  expect((await sent).postDataJSON()).toMatchObject({
    topic: expect.stringContaining('Register for course'),
    name: 'Ngozi Eze',
    phone: '+2348031234567',
    homepage: '',
    seconds: expect.any(Number),
  })
  await expect(waiting).toHaveCount(0)

  await open.click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Ngozi Eze')
  await dialog.getByLabel('Message').fill('And what does it cost?')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('dialog', { name: 'Sent' })).toContainText('Your message is with us')
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
})

for (const [path, name] of [
  ['/', 'A demo of the takeoff plugin'],
  ['/planswift-plugin', 'The PlanSwift plugin'],
  ['/rate-gen', 'A demo of the rate generator'],
] as const) {
  test(`${path} has the form beside its link`, { tag: '@long' }, async ({ page, browserErrors: _ }) => {
    await page.goto(path)
    await hydrated(page)
    await page.getByRole('button', { name: `Write to us about: ${name}` }).click()
    await expect(dialogOf(page)).toContainText(`About: ${name}`)
  })
}

test('an admin reads what came in, and takes it away as a file', { tag: '@long' }, async ({
  page,
  request,
  browserErrors: _,
}) => {
  const topic = `A demo for ${crypto.randomUUID()}`
  const enquiry = { topic, name: 'Ngozi Eze', email: 'ngozi@mail.example', message: 'When?\nAnd where?' }
  expect((await request.post('/api/enquiry', { data: enquiry })).status()).toBe(201)
  await signInAsAdmin(page, '/admin')
  await page.getByRole('link', { name: 'Enquiries' }).click()
  await expect(page).toHaveURL('/admin/enquiries')
  const card = page.getByRole('article').filter({ hasText: topic })
  await expect(card).toContainText('And where?')
  await expect(card.getByRole('link', { name: 'ngozi@mail.example' })).toHaveAttribute(
    'href',
    /^mailto:ngozi@mail\.example\?subject=Re%3A%20A%20demo/,
  )
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('enquiries.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain(
    `,${topic},Ngozi Eze,ngozi@mail.example,,"When?\nAnd where?"`,
  )
})

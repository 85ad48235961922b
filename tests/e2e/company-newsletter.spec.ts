import { randomUUID } from 'node:crypto'
import { linkMailedTo } from './account.ts'
import { expect, expectAccessible, expectErrors, hydrated, test } from './visit.ts'

const newAddress = () => `reader-${randomUUID()}@mail.example`

test('a reader subscribes at the foot of a page, confirms by mail, and leaves by one click', async ({
  page,
  request,
  browserErrors,
}) => {
  const email = newAddress()
  await page.goto('/BIMNews')
  await hydrated(page)
  const box = page.getByRole('contentinfo').getByLabel('Newsletter by e-mail')
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  await box.fill('nobody')
  await subscribe.click()
  await expect(box).toHaveAccessibleDescription('Email must be an address such as name@example.com')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('nobody')
  await expectErrors(browserErrors, '422')
  await box.fill(email)
  await subscribe.click()
  await expect(page.getByText('Check your mail')).toBeVisible()
  await expect(box).toHaveValue('')
  await expectAccessible(page)

  await page.goto(await linkMailedTo(request, email, 'newsletter/confirm'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You get the newsletter')
  expect(page.url()).not.toContain('token')

  await page.goto(await linkMailedTo(request, email, 'newsletter/unsubscribe'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have left the newsletter')
  await expectAccessible(page)
})

test('a link that is cut off or used up says so', { tag: '@long' }, async ({ page, browserErrors }) => {
  await page.goto('/newsletter/confirm')
  await expect(page.getByRole('alert')).toHaveText('The link is incomplete. Copy all of it from the mail.')
  await page.goto('/newsletter/unsubscribe')
  await page.goto('/newsletter/confirm#token=guessed')
  await expect(page.getByRole('alert')).toContainText('Please subscribe again')
  await expectErrors(browserErrors, '422')
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the box works, and leads to what became of it', { tag: '@long' }, async ({ page, request }) => {
    const email = newAddress()
    await page.goto('/about')
    await page.getByLabel('Newsletter by e-mail').fill(email)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL('/newsletter/subscribe?result=sent')
    await expect(page.getByRole('main')).toContainText('Check your mail')
    expect(await linkMailedTo(request, email, 'newsletter/confirm')).toContain('#token=')
    await page.getByLabel('Newsletter by e-mail').fill('nobody')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('alert')).toContainText('Email must be an address')
  })
})

import { DOCUMENT_BYTES_MAX } from '#domain/verification/verification-rules.ts'
import { noise } from '../support/sample-images.ts'
import { codeSentTo, knownPerson, newNumber, signIn, signInAsAdmin } from './account.ts'
import { putUp } from './selling.ts'
import { expect, expectAccessible, expectFits, hydrated, test } from './visit.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('A seller confirms a phone, sends the business, an admin approves, and buyers see the badge', async ({
  page,
  request,
  browser,
  browserErrors: _,
}) => {
  test.slow()
  const seller = { ...(await knownPerson()), username: 'Kola Builder' }
  await signIn(page, seller, '/seller-shop')
  await putUp(page)
  const verification = page.getByRole('region', { name: 'Become a verified seller' })
  const number = newNumber()
  await verification.getByLabel('Number to confirm').fill(number)
  await verification.getByRole('button', { name: 'Send the code' }).click()
  await expect(verification.getByText('It works for 10 minutes')).toBeVisible()
  await expect(verification.getByLabel('Code from the message')).toBeFocused()
  await expectAccessible(page)
  const former = await codeSentTo(request, number)
  await verification.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText('A new code is on its way.')).toBeVisible()
  await expect.poll(() => codeSentTo(request, number)).not.toBe(former)
  await verification.getByLabel('Code from the message').fill(await codeSentTo(request, number))
  await expect(verification.getByText(/was confirmed on/)).toBeVisible()

  await verification.getByLabel('CAC number', { exact: true }).fill('12345')
  await verification.getByLabel('Business name').fill('Kola Builder Ltd')
  await verification.getByRole('button', { name: 'Send for checking' }).click()
  await expect(verification.getByText('The CAC number is letters and digits')).toBeVisible()
  await verification.getByLabel('CAC number', { exact: true }).fill('rc 1234567')
  const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
  const photograph = await noise({ width: 2000, height: 1600 }).png().toBuffer()
  expect(photograph.length).toBeGreaterThan(DOCUMENT_BYTES_MAX)
  await verification
    .getByLabel(/^Documents/)
    .setInputFiles([
      pdf('scan.pdf', Buffer.alloc(DOCUMENT_BYTES_MAX + 1)),
      pdf('certificate.pdf', Buffer.from('%PDF-1.7 a certificate')),
      { name: 'workshop.png', mimeType: 'image/png', buffer: photograph },
    ])
  await expect(page.getByText('“scan.pdf” is larger')).toBeVisible()
  await expect(verification.getByRole('button', { name: 'Remove certificate.pdf' })).toBeVisible()
  await expect(verification.getByRole('button', { name: 'Remove workshop.png' })).toBeVisible()
  await verification.getByRole('button', { name: 'Send for checking' }).click()
  await expect(verification.getByText('Sent. We will check it')).toBeVisible()

  const dashboard = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await signInAsAdmin(dashboard, '/admin?view=shops')
  const shop = dashboard
    .getByRole('article', { name: 'Shop: Kola Builder' })
    .filter({ hasText: seller.email })
  await expect(shop).toContainText('RC 1234567')
  await shop.getByRole('button', { name: 'Ask: Kola Builder' }).click()
  await dashboard.getByLabel('Question').fill('Which street is it in?')
  await dashboard.getByRole('dialog').getByRole('button', { name: 'Ask' }).click()
  await expect(shop).toHaveCount(0)
  await page.goto('/seller-overview')
  await page.getByRole('link', { name: '1 question about your business to answer' }).click()
  await expect(verification.getByText('Which street is it in?')).toBeVisible()
  await verification.getByRole('button', { name: 'Send for checking' }).click()
  await expect(verification.getByText('Sent. We will check it')).toBeVisible()
  await dashboard.reload()
  await expectAccessible(dashboard)
  const [file] = await Promise.all([
    dashboard.waitForEvent('download'),
    shop.getByRole('button', { name: 'certificate.pdf' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('certificate.pdf')
  await shop.getByRole('button', { name: 'Approve: Kola Builder' }).click()
  await dashboard.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(shop).toHaveCount(0)
  await dashboard.context().close()

  await page.reload()
  await hydrated(page)
  await expect(page.getByText('Your shop is verified.')).toBeVisible()
  const { _id } = await (await page.request.get('/api/auth/me')).json()
  await page.goto(`/sellerShop/${_id}`)
  await page.getByRole('button', { name: 'Verified' }).click()
  await expect(page.getByText(/^Phone confirmed .* CAC registration checked /)).toBeVisible()
  await expectFits(page)
})

test('Buyers ask for verified sellers', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
  await page.goto('/marketplace?verified=true')
  await hydrated(page)
  const { data, pagination } = await (
    await page.request.get('/api/product/market-search?verified=true')
  ).json()
  expect(data.products.every(({ userRef }: { userRef: { verified: boolean } }) => userRef.verified)).toBe(
    true,
  )
  expect(pagination.total).toBeGreaterThan(0)
  await expect(page.getByLabel('Verified sellers')).toBeChecked()
  const cards = page.getByRole('article')
  await expect(cards.getByText('Verified', { exact: true })).toHaveCount(await cards.count())
})

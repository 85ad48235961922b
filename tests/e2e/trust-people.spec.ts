import type { APIRequestContext, Page } from '@playwright/test'
import { knownPerson, type Person, signInAsAdmin } from './account.ts'
import { expect, expectAccessible, expectFits, hydrated, test } from './visit.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Somebody's calls are those of this person from now on. */
async function enter(request: APIRequestContext, { email, password }: Person): Promise<string> {
  const answer = await request.post('/api/auth/sign-in', { data: { email, password } })
  expect(answer.status()).toBe(200)
  return (await answer.json())._id
}

/** Gives the reason that the dialog asks for. */
async function decide(page: Page, title: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: title }).click()
  await expect(dialog.getByText(/is required|what is missing/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: title }).click()
  await expect(dialog).toHaveCount(0)
}

const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Moderation' }).getByRole('link', { name })

test('An admin finds a person, suspends the account with a reason, and opens it again', async ({
  page,
  request,
  browserErrors: _,
}) => {
  test.slow()
  const person = await knownPerson()
  await signInAsAdmin(page, '/admin')
  await view(page, 'People').click()
  const people = page.getByRole('region', { name: 'People' })
  await expect(people.getByRole('listitem').first()).toBeVisible()
  const box = people.getByLabel('Search people')
  await box.fill('@.')
  await box.press('Enter')
  await expect(people.getByText('Type at least 3 letters or digits in a row')).toBeVisible()
  await expectAccessible(page)
  await box.fill(crypto.randomUUID())
  await people.getByRole('button', { name: 'Search' }).click()
  await expect(people.getByText(/^Nobody found for/)).toBeVisible()
  await box.fill(person.email.toUpperCase())
  await people.getByRole('button', { name: 'Search' }).click()
  const row = people.getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(`${person.email} (confirmed)`)
  await expect(row).toContainText('No offers')

  await row.getByRole('button', { name: /^Suspend the account:/ }).click()
  await decide(page, 'Suspend the account', 'Takes money and sends nothing.')
  await expect(row).toContainText('Takes money and sends nothing.')
  const refused = await request.post('/api/auth/sign-in', { data: person })
  expect([refused.status(), await refused.text()]).toEqual([403, expect.stringContaining('suspended')])

  await page.reload()
  await hydrated(page)
  await expect(box).toHaveValue(person.email.toUpperCase())
  await row.getByRole('button', { name: /^Open the account again:/ }).click()
  await decide(page, 'Open the account again', 'They sent it in the end.')
  await expect(row.getByText('Suspended')).toHaveCount(0)
  await enter(request, person)
  await page.goBack()
  await expect(people.getByText(/^Nobody found for/)).toBeVisible()
})

test('An admin refuses a business that was approved, and says why', { tag: '@long' }, async ({
  page,
  request,
  browserErrors: _,
}) => {
  const seller = await knownPerson()
  const userId = await enter(request, seller)
  const business = { basis: 'cac', businessName: 'Kola Builder Ltd', cacNumber: 'RC 1234567' }
  expect((await request.post('/api/verification/business', { data: business })).status()).toBe(200)
  await signInAsAdmin(page, '/admin?view=shops')
  const { businesses } = await (await page.request.get('/api/admin/businesses?limit=50')).json()
  const { version } = businesses.find(({ owner }: { owner: { _id: string } }) => owner._id === userId)
  const data = { userId, decision: 'approve', version }
  expect((await page.request.post('/api/admin/businesses/decide', { data })).status()).toBe(200)
  await view(page, 'Checked shops').click()
  const shop = page.getByRole('region', { name: 'Checked shops' }).getByRole('article')
  const theirs = shop.filter({ hasText: seller.email })
  await expect(theirs).toContainText('by ADLM Desk, good until')
  await expectAccessible(page)
  await theirs.getByRole('button', { name: /^Refuse:/ }).click()
  await decide(page, 'Refuse', 'The number is of another company.')
  await expect(theirs).toHaveCount(0)
  const own = await (await request.get('/api/verification')).json()
  expect(own.business).toMatchObject({ state: 'refused', answer: 'The number is of another company.' })
})

test('An admin sees what was imported, and what happened in the last thirty days', { tag: '@long' }, async ({
  page,
  request,
  browserErrors: _,
}) => {
  const userId = await enter(request, await knownPerson())
  const sent = await request.post('/api/import/products', {
    headers: { 'Content-Type': 'text/csv' },
    data: `name,description,category,sub category,type,unit,state,address,phone,price
Cement of the desk,x,Concrete,Cement,Material,bags,Lagos,12 Allen Avenue,08031234567,cheap`,
  })
  expect(sent.status()).toBe(202)
  const { id } = await sent.json()
  const state = async () => (await (await request.get(`/api/import/${id}`)).json()).state
  await expect.poll(state, { timeout: 20_000 }).toBe('done')

  await signInAsAdmin(page, '/admin?view=imports')
  const row = page
    .getByRole('region', { name: 'Imports' })
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/sellerShop/${userId}"]`) })
  await expect(row).toContainText('Products')
  await expect(row).toContainText('Rejected1')
  await expectFits(page, [320, 768])

  await view(page, 'Numbers').click()
  const numbers = page.getByRole('region', { name: 'The last 30 days' })
  await expect(numbers.getByRole('heading', { name: 'Sign-ups' })).toBeVisible()
  await numbers.getByText('Table of the last 30 days').click()
  await expect(numbers.getByRole('row')).toHaveCount(31)
  await expectFits(page, [320, 768])
})

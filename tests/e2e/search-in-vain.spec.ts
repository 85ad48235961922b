import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import { knownPerson, linkMailedTo, signIn, signInAsAdmin } from './account.ts'
import { callsTo, expect, expectAccessible, expectErrors, expectFits, hydrated, test } from './visit.ts'

/** Another device of this machine's network. */
const askFrom = (localAddress: string, url: URL) =>
  new Promise<void>((resolve, reject) => {
    get(url, { localAddress }, (answer) => answer.resume().once('end', resolve)).once('error', reject)
  })

/** A word that nothing is called; digits would be stripped from what is counted. */
const newWord = () => `zq${randomUUID().replace(/[^a-f]/g, '')}`

test('a visitor finds nothing, asks to be told, confirms by mail, and has it forgotten', async ({
  page,
  request,
  browserErrors,
}) => {
  const email = `seeker-${randomUUID()}@mail.example`
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/marketplace?name=${newWord()}`)
  await hydrated(page)
  await expect(page.getByText('No product found')).toBeVisible()
  const address = page.getByLabel('Your e-mail address')
  const tell = page.getByRole('button', { name: 'Tell me when there is one' })
  await address.fill('nobody')
  await tell.click()
  await expect(address).toHaveAccessibleDescription('Email must be an address such as name@example.com')
  await expect(address).toHaveValue('nobody')
  await expectErrors(browserErrors, '422')
  await address.fill(email)
  await tell.click()
  await expect(page.getByText('Check your mail')).toBeVisible()
  await expectFits(page, [1440, 768, 390])

  await page.goto(await linkMailedTo(request, email, 'alerts'))
  await expect(page.getByText('Not confirmed yet, so not active')).toBeVisible()
  await page.goto(await linkMailedTo(request, email, 'alerts/confirm'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We will tell you when there is one')
  expect(page.url()).not.toContain('token')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We will tell you when there is one')
  const list = await page.goto(await linkMailedTo(request, email, 'alerts'))
  expect(list?.headers()['cache-control']).toBe('private, no-store')
  await expect(page.getByText('By mail, at once, the first time')).toBeVisible()
  expect(page.url()).not.toContain('token')
  await expectFits(page, [1440, 768, 390])
  await page.getByRole('button', { name: /^Stop / }).click()
  await expect(
    page.getByText(
      'This address has no saved searches. Searches saved in an account are under Personal Details.',
    ),
  ).toBeVisible()
  const link = await linkMailedTo(request, email, 'alerts/confirm')
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('This link is too old')
  await expectErrors(browserErrors, '422')
})

test('who is signed in is told after one press', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
  await signIn(page, await knownPerson(), `/marketplace?name=${newWord()}`)
  await page.getByRole('button', { name: 'Tell me when there is one' }).click()
  await expect(page.getByText('We will mail you when there is one.')).toBeVisible()
})

test('a search is saved under a name, and paused and deleted below the profile', { tag: '@long' }, async ({
  page,
  browserErrors: _,
}) => {
  test.slow()
  const name = `For the site ${randomUUID().slice(0, 8)}`
  await signIn(page, await knownPerson(), '/marketplace?name=cement&location=Kano')
  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await expect(dialog.getByLabel('Name')).toHaveValue('cement in Kano')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Tell me what is new').selectOption('By mail, once a week')
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText('Saved. We will tell you when there is something new.')
  await expect(dialog.getByRole('status')).toBeFocused()
  await page.keyboard.press('Escape')
  // Another search is another one.
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('cement in Kano')
  await page.keyboard.press('Escape')
  await page.goto('/profile#saved-searches')
  await expect(page.getByRole('link', { name })).toHaveAttribute(
    'href',
    '/marketplace?name=cement&location=Kano',
  )
  await expectFits(page)
  await page.getByRole('button', { name: `Pause ${name}` }).click()
  await expect(page.getByRole('button', { name: `Resume ${name}` })).toBeVisible()
  await page.getByRole('button', { name: `Change ${name}` }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name}, again`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: `Change ${name}, again` })).toBeFocused()
  const calls = callsTo(page, '/api/search/alerts/')
  const remove = page.getByRole('button', { name: `Delete ${name}` })
  await remove.click()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Saved searches' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  expect(calls).toEqual([])
  await remove.click()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  // Whoever leaves the page has deleted it.
  await page.goto('/faq', { waitUntil: 'commit' })
  const saved = async () => (await (await page.request.get('/api/search/alerts')).json()).searches
  await expect.poll(saved).toEqual([])
})

test('an admin sees what several devices miss, and teaches the search the word', { tag: '@long' }, async ({
  page,
  request,
  baseURL,
  browserErrors: _,
}) => {
  const word = newWord()
  for (const address of ['127.0.0.2', '127.0.0.3', '127.0.0.4'])
    await askFrom(address, new URL(`/api/product/market-search?name=${word}`, baseURL))
  await signInAsAdmin(page, '/admin')
  // Nobody waits until it is counted.
  const counted = async () => (await page.request.get('/api/admin/missed-searches')).text()
  await expect.poll(counted).toContain(word)
  await page.goto('/admin?view=searches')
  const row = page.getByRole('row', { name: word })
  await expect(row).toContainText('Everywhere')
  await expectAccessible(page)
  await row.getByRole('button', { name: `Add ${word} to the dictionary` }).click()
  await page.getByLabel('Also find (separate with commas)').fill('cement')
  await page.getByRole('button', { name: 'Add the word' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: word })).toContainText('finds cement')

  const found = await (await request.get(`/api/product/market-search?name=${word}`)).json()
  expect(found.data.products[0].name).toMatch(/cement/i)
  await page.getByRole('button', { name: `Remove ${word}` }).click()
  await expect(page.getByRole('listitem').filter({ hasText: word })).toHaveCount(0)
})

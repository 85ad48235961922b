import { newPerson, signIn } from './account.ts'
import { expect, expectAccessible, expectFits, test } from './visit.ts'

const table = (name: string, ...rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['Item,Description,Unit,Qty,Rate,Amount', ...rows].join('\n')),
})

test('a surveyor puts the bills of a house together, and sees what a new version changes', async ({
  page,
  request,
  browserErrors: _,
}) => {
  test.slow()
  await signIn(page, await newPerson(request), '/bills')
  await page.getByRole('button', { name: 'New project' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create it' }).click()
  await expect(page.getByText('Give it a name')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Duplex at Kaura')
  await page.getByRole('dialog').getByLabel('State').selectOption('Kaduna')
  await page.reload()
  await page.getByRole('button', { name: 'New project' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Duplex at Kaura')
  await page.getByLabel('Floor area').fill('100')
  await page.getByRole('button', { name: 'Create it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Duplex at Kaura' })).toBeVisible()

  const file = page.getByLabel('Choose a file')
  await file.setInputFiles(table('walls.csv', 'A,225mm hollow block wall,m2,60,14000,840000'))
  const bills = page.getByRole('region', { name: 'Bills' })
  await expect(bills).toContainText('1 line, ₦840,000')
  await file.setInputFiles(table('fence.csv', 'A,Provisional sum for a fence,sum,1,,160000'))
  await expect(page.getByText('₦1,000,000', { exact: true })).toBeVisible()
  await expectFits(page, [390, 1440])

  await bills.getByRole('link', { name: 'walls', exact: true }).click()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Send a new version' }).click()
  await file.setInputFiles(table('walls.csv', 'A,225mm hollow block wall,m2,70,14000,980000'))
  await page
    .getByRole('navigation', { name: 'Views of the bill' })
    .getByRole('link', { name: 'Totals' })
    .click()
  await page.getByRole('button', { name: 'Price it' }).click()
  await expect(page.getByText(/^At prices in Kaduna on /)).toBeVisible()

  await page.getByRole('link', { name: 'All bills' }).click()
  await page.getByRole('link', { name: 'Duplex at Kaura' }).click()
  await expect(page.getByText('₦1,140,000', { exact: true })).toBeVisible()
  await expect(page.getByText('At our prices, 1 of 2 bills')).toBeVisible()
  await expect(bills).toContainText('Replaced by a later version')
  await bills.getByRole('link', { name: 'What this version changes' }).click()
  await expect(page.getByRole('region', { name: 'Changed (1)' })).toContainText('₦140,000')
})

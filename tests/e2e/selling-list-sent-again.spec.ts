import type { Page } from '@playwright/test'
import { signIn } from './account.ts'
import { test } from './selling.ts'
import { expect, expectAccessible } from './visit.ts'

test.setTimeout(180_000)
test.use({ viewport: { width: 390, height: 844 } })

const HEADER = 'Name,Details,Category,Sub category,Type,Unit,State,Address,Phone,Price'
const ROWS = 500

/** Some rows have other prices, some are new, and as many are gone. */
const list = ({ dearer = 0, later = 0 } = {}) =>
  [
    HEADER,
    ...Array.from({ length: ROWS }, (_, index) => index + later).map(
      (number) =>
        `Portland cement number ${number},Fresh from the plant.,Concrete,Cement,Material,bags,Lagos,"12 Allen Avenue, Ikeja",08031234567,${9_500 + number + (number < dearer + later ? 100 : 0)}`,
    ),
  ].join('\n')

const upload = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('500 rows are imported, changed, sent again and undone on a phone', { tag: '@long' }, async ({
  page,
  seller,
  browserErrors: _,
}) => {
  await signIn(page, seller, '/shop-details')
  await page.getByRole('button', { name: 'From a spreadsheet' }).click()
  await upload(page, 'stock 14-11-2026.csv', list())
  await expect(page.getByLabel('Name of this list')).toHaveValue('stock')
  await expect(page.getByText('500 new, 0 changed, 0 unchanged, 0 not in this file')).toBeVisible()
  await page.getByRole('button', { name: 'Import the good rows' }).click()
  await expect(page.getByText('500 added')).toBeVisible({ timeout: 60_000 })

  await page.getByRole('button', { name: 'Import another file' }).click()
  await upload(page, 'stock 21-11-2026.csv', list({ dearer: 20, later: 10 }))
  await expect(page.getByText('10 new, 20 changed, 470 unchanged, 10 not in this file')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Changed rows' })).toContainText('Price: 9,510 → 9,610')
  await page.getByLabel('Mark the 10 no longer in this list as out of stock').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import the good rows' }).click()
  await expect(page.getByText('10 added')).toContainText('20 changed, 10 now out of stock', {
    timeout: 60_000,
  })
  await page.getByRole('button', { name: 'Undo this import' }).dblclick()
  await expect(page.getByText('10 removed, 30 restored, 0 kept.')).toBeVisible({
    timeout: 60_000,
  })
  await expectAccessible(page)
})

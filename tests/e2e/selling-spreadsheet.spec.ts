import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signIn } from './account.ts'
import { test } from './selling.ts'
import { expect, expectAccessible, expectFits } from './visit.ts'

test.setTimeout(180_000)

const HEADER = 'Item,Details,Group,Kind of it,Sort,UoM,State,Shop address,Phone,Price'

/** So many good rows, and as many others without a price. */
const sheet = (good: number, bad: number) =>
  [
    HEADER,
    ...Array.from({ length: good + bad }, (_, index) =>
      [
        `Portland cement number ${index + 1}`,
        'Fresh from the plant.',
        'Concrete',
        'Cement',
        'Material',
        'bags',
        'Lagos',
        '"12 Allen Avenue, Ikeja"',
        '0803 123 4567',
        index < good ? 9_500 + index : 'call',
      ].join(','),
    ),
  ].join('\n')

const upload = (page: Page, text: string) =>
  page
    .getByLabel('Your file')
    .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

const begin = (page: Page) => page.getByRole('button', { name: 'From a spreadsheet' }).click()

test.describe('From a spreadsheet', () => {
  test('twenty rows come in, and the bad ones are told and given back', async ({
    page,
    seller,
    browserErrors: _,
  }) => {
    await signIn(page, seller, '/shop-details')
    await begin(page)
    await expectAccessible(page)
    await upload(page, sheet(20, 2))
    // What the columns do not say, the names do.
    await expect(page.getByText('20 of 22 rows are good')).toBeVisible()
    await expectAccessible(page)
    await page.getByText(/^Columns \(/).click()
    // Nobody chooses so fast that an account's five readings of a file are under way at once.
    const readAgain = () => page.waitForResponse((answer) => answer.url().includes('/preview') && answer.ok())
    const byGroup = readAgain()
    await page.getByLabel('Category', { exact: true }).selectOption('Group')
    await byGroup
    const byKind = readAgain()
    await page.getByLabel('Sub-category', { exact: true }).selectOption('Kind of it')
    await byKind
    await page.getByLabel('Type for rows without one').fill('Material')
    // Who has typed the last field has nothing to go on to.
    await readAgain()
    await expect(page.getByText('20 of 22 rows are good')).toBeVisible()
    const first = page.getByRole('listitem').filter({ hasText: 'Line 2:' })
    await expect(first).toContainText(/Portland cement number 1\s*NGN 9,500 \/ bag\s*Lagos/)
    await expect(page.getByText('20 of 22 rows go in')).toBeInViewport()
    await expect(page.getByText('≈ ₦190 a kg · read as Cement').first()).toBeVisible()
    await expectAccessible(page)
    // What was recognised can be left out, and is taken back.
    await page.getByLabel('State', { exact: true }).selectOption('-not in the file-')
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('')
    await page.getByLabel('State', { exact: true }).selectOption('State')
    // A field that the bar lies over comes out from under it.
    const rates = page.getByLabel('Rates of other currencies')
    await rates.evaluate((field) => scrollBy(0, field.getBoundingClientRect().bottom - innerHeight))
    await rates.focus()
    const bar = page.locator('div').filter({ hasText: /^20 of 22 rows go in/ })
    await expect
      .poll(async () => {
        const [field, below] = [await rates.boundingBox(), await bar.boundingBox()]
        return field && below ? field.y + field.height - below.y : Number.NaN
      })
      .toBeLessThanOrEqual(0)
    // A rate is read as people write it, or refused.
    await page.getByLabel('Rates of other currencies').fill('1550')
    await page.getByLabel('Rates of other currencies').blur()
    await expect(page.getByText('Write it like USD=1550')).toBeVisible()
    await page.getByLabel('Rates of other currencies').fill('USD=1,550')
    await page.getByLabel('Rates of other currencies').blur()
    await expect(page.getByText('20 of 22 rows are good')).toBeVisible()
    await page.getByRole('button', { name: 'Import the good rows' }).dblclick()
    await expect(page.getByText('20 added, 2 left out.')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('list', { name: 'Rows left out' })).toContainText('Line 22')
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download rows left out' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toContain('line,reason')
    expect(text).toContain('Portland cement number 21')
    await expect(page.getByRole('heading', { name: 'Your Products (20)' })).toBeVisible()

    // Once more: nothing comes in twice.
    await page.getByRole('button', { name: 'Import another file' }).click()
    await upload(page, sheet(20, 0).replace('Group,Kind of it,Sort', 'Category,Sub category,Type'))
    await page.getByRole('button', { name: 'Import the good rows' }).click()
    await expect(page.getByText('0 added, 20 unchanged.')).toBeVisible({ timeout: 60_000 })
  })

  test('a pasted list comes in: what its words mean is asked once, and prices that look wrong wait for a yes', async ({
    page,
    seller,
    browserErrors: _,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, seller, '/shop-details')
    await begin(page)
    await page.getByLabel('Homes', { exact: true }).check()
    const rows = [
      ['Title', 'Address', 'State', 'Price', 'Beds', 'Baths', 'Type'],
      [
        'Three bedroom terrace',
        '3 Zik Avenue, Awka',
        'Anambara',
        '45m',
        '3 Bedrooms3 Bathrooms',
        '',
        'For sale',
      ],
      ['Two bedroom flat', '5 Zik Avenue, Nowhere', 'Anambara', '60,000', '2', '2', 'For sale'],
    ]
    await page.getByLabel('Or paste your list here').fill(rows.map((cells) => cells.join('\t')).join('\n'))
    await page.getByRole('button', { name: 'Read what I pasted' }).click()
    await expect(page.getByRole('heading', { name: 'What do these mean?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Anambra: yes' }).click()
    await expect(page.getByRole('heading', { name: 'Are these prices right?' })).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByText('1 of 2 rows are good')).toBeVisible()
    const out = page.getByText('Left out until you confirm the price.')
    await expect(out).toHaveCount(1)
    await page.getByRole('button', { name: 'All are right' }).click()
    await expect(page.getByText('2 of 2 rows are good')).toBeVisible()
    await expect(out).toHaveCount(0)
    await page.getByRole('button', { name: 'Import the good rows' }).click()
    await expect(page.getByText('2 added.')).toBeVisible({ timeout: 60_000 })
  })

  test('a beginner pastes names and prices, and is asked once for the rest', { tag: '@long' }, async ({
    page,
    seller,
    browserErrors: _,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, seller, '/shop-details')
    await begin(page)
    await page
      .getByLabel('Or paste your list here')
      .fill(
        'Dangote cement, 50 kg bag - 9,500\nIron rod 12 mm, 12 m length - 12,500\nCeramic floor tile 60x60 - $12',
      )
    await page.getByRole('button', { name: 'Read what I pasted' }).click()
    const asked = page.getByRole('region', { name: 'For all rows' })
    await expect(asked.getByRole('listitem')).toHaveCount(3)
    await expect(page.getByText('Column that identifies each row')).toBeHidden()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectFits(page, [390])
    await asked.getByLabel('State').selectOption('Kano')
    await asked.getByLabel('Mobile number').fill('0803 123 4567')
    await asked.getByLabel('Mobile number').blur()
    await expect(page.getByText('2 of 3 rows are good')).toBeVisible()
    // A price in dollars is asked for its rate there, too.
    await asked.getByLabel('Naira per USD').fill('1,550')
    await asked.getByLabel('Naira per USD').blur()
    await expect(page.getByText('3 of 3 rows are good')).toBeVisible()
    await page.getByRole('button', { name: 'Import the good rows' }).click()
    await expect(page.getByText('3 added.')).toBeVisible({ timeout: 60_000 })
  })

  test('the template goes in as it is, for both kinds', { tag: '@long' }, async ({
    page,
    seller,
    browserErrors: _,
  }) => {
    await signIn(page, seller, '/shop-details')
    await begin(page)
    for (const [kind, link] of [
      ['Products', 'Download a template for products'],
      ['Homes', 'Download a template for homes'],
    ] as const) {
      await page.getByLabel(kind, { exact: true }).check()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: link }).click()
      await upload(page, await readFile(await (await download).path(), 'utf8'))
      await expect(page.getByText('1 of 1 rows are good')).toBeVisible()
      await page.getByRole('button', { name: 'Import the good rows' }).click()
      await expect(page.getByText('1 added.')).toBeVisible({ timeout: 60_000 })
      await page.getByRole('button', { name: 'Import another file' }).click()
    }
  })

  test('five thousand rows come in, with progress that outlives the page, and are paged', {
    tag: '@long',
  }, async ({ page, seller, browserErrors: _ }) => {
    await signIn(page, seller, '/shop-details')
    await begin(page)
    await upload(page, sheet(5_000, 0).replace('Group,Kind of it,Sort', 'Category,Sub category,Type'))
    await page.getByRole('button', { name: 'Import the good rows' }).click()
    // To send the file takes its time, too.
    await expect(page.getByRole('progressbar')).toBeVisible({ timeout: 60_000 })
    await page.reload()
    await begin(page)
    const report = page.getByText('5,000 added, 4,950 of these waiting for room online.')
    await expect(report).toBeVisible({ timeout: 120_000 })
    await expect(page.getByRole('heading', { name: 'Your Products (1,000+)' })).toBeVisible()
    const products = page.getByRole('region', { name: 'Your Products' })
    await expect(products.getByRole('listitem')).toHaveCount(50)
    await products.getByRole('button', { name: 'Show More' }).click()
    await expect(products.getByRole('listitem')).toHaveCount(100)
  })

  test('what is no sheet is refused in words', { tag: '@long' }, async ({ page, seller, browserErrors }) => {
    await signIn(page, seller, '/shop-details')
    await begin(page)
    await upload(page, '')
    await expect(page.getByText('The file is empty')).toBeVisible()
    browserErrors.splice(0)
  })
})

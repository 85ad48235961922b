import { signIn } from './account.ts'
import { putUp, test } from './selling.ts'
import { expect, expectAccessible, expectFits, visitorsPage } from './visit.ts'

test.setTimeout(120_000)

const PHONE =
  'Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

test.describe('A seller sees who came by', () => {
  test('a visitor is counted by the page alone, the seller is not', async ({
    page,
    seller,
    browser,
    baseURL,
    browserErrors: _,
  }) => {
    await signIn(page, seller, '/profile')
    const { name, _id } = await putUp(page)
    await page.goto('/seller-overview')
    await expect(page.getByText('No leads yet')).toBeVisible()
    await expectAccessible(page)

    const visit = await browser.newContext({
      userAgent: PHONE,
      viewport: { width: 390, height: 844 },
      ...(baseURL && { baseURL }),
    })
    const visitor = await visitorsPage(await visit.newPage())
    const afterLoad = visitor.waitForRequest((request) => request.url().includes('/assets/after-load'))
    await visitor.goto(`/product/${_id}`)
    // It is the page's own module: whoever asks for it, too, has it once it has begun.
    await visitor.evaluate((script) => import(script), (await afterLoad).url())
    // Others sell the same below it.
    await visitor
      .getByRole('button', { name: `Save ${name}` })
      .first()
      .click()
    const told = visitor.waitForResponse('**/api/leads')
    await visitor.getByRole('button', { name: 'See Number' }).click()
    expect((await told).status()).toBe(204)
    await visit.close()

    await page.goto('/seller-leads')
    // Nobody has asked by e-mail: that has no column.
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name }) })
    await expect(async () => {
      await page.reload()
      await expect(row.getByRole('cell')).toHaveText(['0', '1', '1', '0', '1', '1', '100'], {
        timeout: 1_000,
        useInnerText: true,
      })
    }).toPass()
    await expectFits(page)
    await page.getByRole('button', { name: 'Shown' }).click()
    await expect(page.getByRole('columnheader', { name: 'Shown' }).first()).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^leads-30-days-to-\d{4}-\d\d-\d\d\.csv$/)

    await page.goto('/seller-overview')
    const share = page.getByRole('link', { name: 'Share your week on WhatsApp' })
    await expect(share).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*1%20buyer%20asked/)
  })
})

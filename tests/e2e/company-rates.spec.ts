import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, hydrated, test } from './visit.ts'

test.describe('The rate generator', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/rate-gen')
    await hydrated(page)
  })

  const rate = 'NGN 182,794.02'

  test('works a rate out, and again when a figure changes', async ({ page, alarms: _ }) => {
    const result = page.getByRole('status').filter({ hasText: 'Rate for 1' })
    await expect(result).toContainText(rate)
    await page.getByLabel('Price of Cement, 50 kg bag').fill('11,500')
    // 6.4944 bags × 1,000 more, with 10 % and 15 % on top.
    await expect(result).toContainText('NGN 191,009.43')
    await page.getByLabel('The gang places in a day').fill('10')
    await expect(result).toContainText('NGN 186,898.18')
    await page.getByLabel('Overheads').fill('0')
    await page.getByLabel('Profit').fill('0')
    await expect(result).toContainText('NGN 147,745.60')
    await page.getByRole('button', { name: 'Back to the starting figures' }).click()
    await expect(result).toContainText(rate)
  })

  test('has every work item, and the sellers of its materials in the chosen state', async ({
    page,
    alarms: _,
  }) => {
    const items = page.getByRole('radio')
    await expect(items).toHaveCount(8)
    for (const item of await items.all()) {
      await item.check()
      await expect(page.getByRole('status').filter({ hasText: 'Rate for 1' })).toContainText(
        /NGN [\d,]+\.\d\d/,
      )
    }
    await page.getByRole('radio', { name: /Block wall, 225 mm/ }).check()
    await page.getByLabel('State').selectOption('Oyo')
    await expect(page.getByRole('heading', { name: 'Block wall, 225 mm, for 1 m² in Oyo' })).toBeVisible()
    await page.getByRole('link', { name: /^Sellers of Sandcrete block/ }).click()
    await expect(page).toHaveURL(/\/marketplace\?.*subCategory=Sandcrete\+Block.*location=Oyo/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('loses nothing that was typed', async ({ page, alarms: _ }) => {
    await page.getByRole('radio', { name: /Reinforcement/ }).check()
    await page.getByLabel('State').selectOption('Kano')
    await page.getByLabel('Price of Reinforcement bar').fill('1,108,000')
    await page.getByLabel('Binding wire for 1 tonne').fill('12.5')
    const said = await page.getByRole('status').filter({ hasText: 'Rate for 1' }).textContent()
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Price of Reinforcement bar')).toHaveValue('1,108,000')
    await expect(page.getByLabel('Binding wire for 1 tonne')).toHaveValue('12.5')
    await expect(page.getByLabel('State')).toHaveValue('Kano')
    await expect(page.getByText(said ?? '')).toBeVisible()
  })

  test('says which figure is none, and gives no rate from it', async ({ page, alarms: _ }) => {
    const price = page.getByLabel('Price of Sharp sand')
    await price.fill('many')
    await expect(price).toHaveAttribute('aria-invalid', 'true')
    await expect(price).toHaveAccessibleDescription('A number, 0 or more')
    await expect(page.getByText('Check the marked figures')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export to Excel' })).toBeDisabled()
    await expectAccessible(page)
    await price.fill('14000')
    await expect(page.getByText(rate)).toBeVisible()
    await page.getByLabel('The gang places in a day').fill('0')
    await expect(page.getByText('Check the marked figures')).toBeVisible()
  })

  test('is copied, printed and taken away as a workbook that calculates', async ({
    page,
    context,
    alarms: _,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByLabel('State').selectOption('Lagos')
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('Copied.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('Concrete 1:2:4: rate for 1 m³, Lagos')
    expect(copied).toContain(`Rate for 1 m³\t\t\t${rate}`)

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export to Excel' }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe('concrete-1-2-4-lagos.xlsx')
    // The parts of the workbook are stored as they are.
    const workbook = await readFile(await download.path(), 'utf8')
    expect(workbook.startsWith('PK')).toBe(true)
    expect(workbook).toContain('<f>B9 / (B6 + B7 + B8) * B6 * B10 / 50</f><v>6.336')
    expect(workbook).toMatch(/<f>ROUND\(E\d+\*F\d+,2\)<\/f><v>68191\.2<\/v>/)
    expect(workbook).toMatch(/<f>G\d+\+G\d+\+G\d+<\/f><v>182794\.02<\/v>/)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: /^Concrete 1:2:4, for 1 m³/ })).toBeVisible()
    await expect(page.getByText(rate)).toBeVisible()
    for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByText('Features')])
      await expect(gone.first()).toBeHidden()
  })
})

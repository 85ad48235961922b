import type { Page } from '@playwright/test'
import { expect, expectFits, hydrated, test } from './visit.ts'

const calculator = (page: Page) => page.getByRole('region', { name: 'How much do I need?' })
const line = (page: Page, name: string) =>
  calculator(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

/** The demonstration's offers are read in the first minute. */
async function openComparison(page: Page, path: string) {
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 2_000 })
    await expect(page.getByText(/offers, the cheapest first/)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 90_000 })
  await hydrated(page)
}

test.describe('How much do I need?', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a slab, from the comparison of cement to that of sand and back', async ({
    page,
    browserErrors: _,
  }) => {
    test.slow()
    await openComparison(page, '/materials/cement')
    await calculator(page).getByRole('button', { name: 'Work it out' }).press('Enter')
    await expect(calculator(page).getByRole('heading')).toBeFocused()
    await page.getByLabel('Length', { exact: true }).fill('8')
    await page.getByLabel('Width', { exact: true }).fill('5')
    await page.getByLabel('Bars, both ways').selectOption('16 mm')
    // 6 m³ x 6.336 bags and 5 %: 39.92. 400 m of bar x 1.578 kg and 5 %: 662.8 kg, 18.94 kg a length.
    await expect(line(page, 'Cement')).toContainText('40 × 50 kg bag')
    await expect(line(page, 'Cement')).toContainText(/median of \d+ sellers/)
    await expect(line(page, '16 mm reinforcement bar')).toContainText('35 × 12 m length')
    await expect(calculator(page).getByText(/^Total/)).toBeVisible()
    await expectFits(page)
    // Each unit stands beside its box, within their column.
    for (const field of await calculator(page).getByRole('textbox').all()) {
      const overflow = await field.evaluate(
        ({ parentElement: row }) => row && row.scrollWidth - row.clientWidth,
      )
      expect(overflow).toBe(0)
    }

    const send = calculator(page).getByRole('link', { name: 'Send the list on WhatsApp' })
    const message = new URL((await send.getAttribute('href')) ?? '').searchParams.get('text')
    expect(message).toContain('a slab: length 8 m, width 5 m')
    expect(message).toContain('- Cement: 40 × 50 kg bag')

    await line(page, 'Sharp sand').getByRole('link').click()
    await expect(page).toHaveURL(/\/materials\/sharp-sand\?quantity=\d+$/)
    await expect(page.getByLabel('Length', { exact: true })).toHaveValue('8')
    await page.goBack()
    await expect(page).toHaveURL('/materials/cement')
    await expect(page.getByLabel('Length', { exact: true })).toHaveValue('8')
    await expect(page.getByLabel('Bars, both ways')).toHaveValue('16 mm')
  })

  test('priced from an offer of the list, and sent to its seller', async ({ page, browserErrors: _ }) => {
    test.slow()
    await openComparison(page, '/materials/cement')
    await calculator(page).getByRole('button', { name: 'Work it out' }).click()
    await page.getByLabel('Price from').selectOption({ index: 1 })
    const send = calculator(page).getByRole('link', { name: 'Send the list to the seller' })
    await expect(send).toHaveAttribute('href', /^https:\/\/wa\.me\/234\d{10}\?text=Hello/)
    await expect(line(page, 'Cement')).toContainText(/confirmed .*\d+\s\w+ \d{4}/)
  })

  test('what a trade is asked for, with its materials', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    test.slow()
    await openComparison(page, '/materials/labour-painting')
    await page.getByRole('link', { name: 'Painter, two coats emulsion' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Painter, two coats emulsion')
    await calculator(page).getByRole('button', { name: 'Work it out' }).click()
    await page.getByLabel('Doors and windows').fill('2')
    await expect(calculator(page).getByRole('listitem').first()).toContainText(
      'Painting40 m²₦1,250 a m²₦50,000',
    )
    const send = calculator(page).getByRole('link', { name: 'Send the list to the seller' })
    expect(decodeURIComponent((await send.getAttribute('href')) ?? '')).toContain(
      'I need Painting, 40 m², for a coat of paint',
    )
    await page.getByLabel('Doors and windows').fill('many')
    await expect(calculator(page).getByRole('status').filter({ hasText: 'Check the figures' })).toBeVisible()
  })
})

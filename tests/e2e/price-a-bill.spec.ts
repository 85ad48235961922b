import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, expectAccessible, hydrated, longUnless, test } from './visit.ts'

const BILL = join(import.meta.dirname, '../../public/bills/example-bungalow.xlsx')

const views = (page: Page) => page.getByRole('navigation', { name: 'Views of the bill' })
const grid = (page: Page) => page.getByRole('grid', { name: 'Lines of the bill' })
const lineOf = (page: Page, text: string) => grid(page).getByRole('row', { name: text })

/** Every icon in sight refers to a drawing that the page has. */
const withoutDrawing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg use')]
      .map((use) => use.getAttribute('href') ?? '')
      .filter((href) => !document.querySelector(href)),
  )

/** The lines that these words find, and nothing else. */
async function find(page: Page, words: string): Promise<void> {
  await page.getByLabel('Find a line').fill(words)
  await expect(grid(page).locator('[role=row][aria-selected]')).toHaveCount(1)
}

for (const width of [390, 1440])
  test(
    `a surveyor corrects, prices and takes home a bill, and finds it priced, at ${width} px`,
    longUnless(width === 390),
    async ({ page, browserErrors: _ }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await test.step('uploads a workbook', async () => {
        await page.goto('/bills')
        await hydrated(page)
        await expectAccessible(page)
        await page.getByLabel('Choose a file').setInputFiles(BILL)
        await expect(views(page)).toBeVisible()
        await expectAccessible(page)
        expect(await withoutDrawing(page)).toEqual([])
      })

      await test.step('confirms what is likely', async () => {
        await views(page).getByRole('link', { name: 'Lines' }).click()
        await page.getByRole('radio', { name: 'Likely' }).check({ force: true })
        await expectAccessible(page)
        const ridge = lineOf(page, 'Ridge cap to match')
        await ridge.getByRole('button', { name: 'Confirm Ridge cap' }).click()
        await expect(ridge).toHaveCount(0)
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(ridge).toContainText('Likely')
        await ridge.getByRole('button', { name: 'Confirm Ridge cap' }).click()
        await expect(ridge).toHaveCount(0)
        await page.getByRole('radio', { name: 'All' }).check({ force: true })
      })

      await test.step('says what is there already, and takes it back', async () => {
        const site = lineOf(page, 'Clear site of bush')
        const have = site.getByRole('button', { name: 'Already have it' })
        if (width === 390) {
          await site.getByRole('button', { name: /^Clear site of bush/ }).click()
          const named = page.getByRole('dialog').getByRole('button', { name: 'Already have it' })
          await named.click()
          await expect(named).toHaveAttribute('aria-pressed', 'true')
          await page.keyboard.press('Escape')
        } else {
          await have.click()
          await expect(have).toHaveAttribute('aria-pressed', 'true')
        }
        await expect(site).toContainText('You already have it.')
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(site).not.toContainText('You already have it.')
        if (width === 1440) await expect(have).toHaveAttribute('aria-pressed', 'false')
      })

      await test.step('says what another line is', async () => {
        await find(page, 'cement sand outside')
        await grid(page)
          .getByRole('button', { name: /^12mm cement and sand/ })
          .click()
        const panel = page.getByRole('dialog')
        await panel.getByLabel('Another work item').fill('render')
        await panel.getByRole('list', { name: 'Work items found' }).getByRole('button').first().click()
        await expect(panel.getByRole('heading', { name: /^Yours: / })).toBeVisible()
        await panel.getByLabel('Part of the building').selectOption('Walls outside, with scaffolding')
        await expect(panel.getByRole('heading', { name: /^Yours: .*Walls outside/ })).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(panel).toBeHidden()
        await expect(grid(page)).toContainText('Yours')
      })

      await test.step('puts in a rate of their own', async () => {
        await find(page, 'fence wall')
        if (width === 390) {
          await grid(page)
            .getByRole('button', { name: /^150mm hollow sandcrete/ })
            .click()
          await page.getByLabel('Your own rate, NGN per m²').fill('18,500')
          await page.getByRole('button', { name: 'Use this rate' }).click()
          await page.keyboard.press('Escape')
        } else {
          await grid(page).focus()
          await page.keyboard.press('1')
          await page.keyboard.press('Escape')
          await expect(grid(page)).toBeFocused()
          await page.keyboard.type('18500')
          await page.keyboard.press('Enter')
          await expect(grid(page)).toBeFocused()
        }
        await expect(lineOf(page, 'fence wall')).toContainText('3,644,500')
      })

      await test.step('prices for Kano', async () => {
        await views(page).getByRole('link', { name: 'Totals' }).click()
        await page.getByLabel('Prices in').selectOption('Kano')
        await page.getByRole('button', { name: 'Price it' }).click()
        await expect(page.getByText(/^At prices in Kano on /)).toBeVisible()
        await expectAccessible(page)
        await page.getByText(/^Prices used/).click()
        const cement = page.getByRole('button', { name: /^Already have it: Cement/ })
        await cement.click()
        await expect(cement).toHaveAttribute('aria-pressed', 'true')
        await views(page).getByRole('link', { name: 'Materials' }).click()
        await expect(page.getByText('At the cheapest comparable offers')).toBeVisible()
        await page.getByRole('button', { name: 'By section' }).click()
        await expect(page.getByRole('region', { name: 'SUBSTRUCTURE' })).toContainText('You already have it')
        await expectAccessible(page)
        await views(page).getByRole('link', { name: 'Rows' }).click()
        await expect(page.getByRole('row', { name: /Water for the works/ })).toContainText('Item.')
        await expectAccessible(page)
        await views(page).getByRole('link', { name: 'Lines' }).click()
        await find(page, 'fence wall')
        await expect(lineOf(page, 'fence wall')).toContainText('3,644,500')
      })

      await test.step('takes the workbook home', async () => {
        await views(page).getByRole('link', { name: 'Totals' }).click()
        const saved = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Download my workbook with rates' }).click()
        const download = await saved
        expect(download.suggestedFilename()).toBe('example-bungalow priced.xlsx')
        const parts = unzipSync(await readFile(await download.path()))
        const sheets = Object.keys(parts).filter((part) => part.startsWith('xl/worksheets/sheet'))
        const external = strFromU8(parts['xl/worksheets/sheet3.xml'] ?? new Uint8Array())
        expect(external).toMatch(/<c r="E14"[^>]*><v>18500<\/v>/)
        expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toContain('ADLM prices')
        expect(sheets.length).toBeGreaterThan(3)
        await expect(page.getByText(/^\d+ cells filled in/)).toBeVisible()
      })

      await test.step('opens it again and finds it priced', async () => {
        await page.goto('/bills')
        await page.getByRole('link', { name: 'example-bungalow' }).first().click()
        await expect(page.getByText(/^Prices in Kano, /)).toBeVisible()
        await views(page).getByRole('link', { name: 'Lines' }).click()
        await page.getByRole('radio', { name: 'Yours' }).check({ force: true })
        await expect(grid(page).locator('[role=row][aria-selected]')).toHaveCount(3)
        expect(await withoutDrawing(page)).toEqual([])
      })
    },
  )

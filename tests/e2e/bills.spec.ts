import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectErrors,
  expectFits,
  hydrated,
  longUnless,
  test,
  visitorsPage,
} from './visit.ts'

const EXAMPLE = join(import.meta.dirname, '../../public/bills/example-bungalow.xlsx')

/** What is wrong in the example, as the page of its checks and the way in tell it. */
const FAULTS = [
  ['2 Bungalow', 'F35', '−₦180,000'],
  ['Summary', 'F5', '−₦90,000'],
  ['3 External works', 'F13', '+₦9,000'],
] as const

const views = (page: Page) => page.getByRole('navigation', { name: 'Views of the bill' })
const grid = (page: Page) => page.getByRole('grid', { name: 'Lines of the bill' })

async function tryExample(page: Page): Promise<void> {
  await page.goto('/bills')
  await hydrated(page)
  await page.getByRole('button', { name: 'Try the example' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Example bungalow' })).toBeVisible()
  await expect(views(page)).toBeVisible()
}

for (const width of [390, 1440])
  test(
    `somebody tries the example bill, sees its faults and finds a line, at ${width} px`,
    longUnless(width === 390),
    async ({ page, browserErrors: _ }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/bills')
      const inExample = page.getByRole('region', { name: 'What we find in the example' })
      await expect(inExample.getByRole('listitem')).toHaveText([
        ...FAULTS.map(([sheet, cell, difference]) => new RegExp(`\\${difference}${sheet}, cell ${cell}$`)),
        'Net effect−₦261,000The bill’s total is too low',
      ])
      await tryExample(page)
      const main = page.getByRole('main')
      for (const [sheet, cell, difference] of FAULTS)
        await expect(
          main.getByRole('listitem').filter({ hasText: `Sheet “${sheet}”, cell ${cell}` }),
        ).toContainText(difference)
      await views(page).getByRole('link', { name: 'Lines' }).click()
      await expect(grid(page).getByRole('row', { name: /Water for the works/ })).toBeVisible()

      await page.getByLabel('Find a line').fill('kerb')
      await expect(grid(page).getByRole('row', { name: /kerb/ })).toHaveCount(1)
      await grid(page).focus()
      await page.keyboard.press('Enter')
      const panel = page.getByRole('dialog')
      await expect(panel).toContainText('3 External works, row')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()

      await page.goto('/bills')
      await expect(inExample).toBeHidden()
      await page.getByRole('link', { name: 'Example bungalow' }).click()
      await expect(views(page)).toBeVisible()
      await page.getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Delete for good' }).click()
      await page.getByRole('button', { name: 'Delete it' }).click()
      await expect(page).toHaveURL('/bills')
      await expect(page.getByRole('heading', { name: 'Your bills' })).toBeHidden()
    },
  )

test('arrows walk through all lines of a bill, of which only those in sight are drawn', {
  tag: '@long',
}, async ({ page, browserErrors: _ }) => {
  await tryExample(page)
  await views(page).getByRole('link', { name: 'Lines' }).click()
  await grid(page).focus()
  await expect(page.getByRole('row', { selected: true })).toContainText('Site office')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('row', { selected: true })).toContainText('Water for the works')
  await page.keyboard.press('End')
  await expect(page.getByRole('row', { selected: true })).toContainText('fence wall')
  await expect(page.getByRole('row', { name: /Water for the works/ })).toHaveCount(0)
})

test('pasted cells whose columns have no names are mapped by hand', async ({ page, browserErrors: _ }) => {
  await page.goto('/bills')
  await hydrated(page)
  await page.getByText('Paste cells instead').click()
  const cells = [
    'A\tExcavate trenches\tm3\t12\t4500\t54000',
    'B\tConcrete (1:2:4) in foundations\tm3\t5\t120000\t600000',
    'C\t225mm hollow block wall\tm2\t60\t14000\t850000',
  ].join('\n')
  await page.getByLabel('Cells of the bill').fill(cells)
  await page.getByRole('button', { name: 'Read what I pasted' }).click()
  const mapped = page.getByRole('button', { name: 'Read it this way' })
  await expect(mapped.or(views(page))).toBeVisible()
  if (await mapped.isVisible()) await mapped.click()
  await expect(views(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('10,000')
})

test('a bill that is not read yet can be deleted, and has nothing to share', async ({
  page,
  browserErrors: _,
}) => {
  await page.goto('/bills')
  await hydrated(page)
  const text = {
    name: 'letter.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Dear Sir,\nplease price this'),
  }
  await page.getByLabel('Choose a file').setInputFiles(text)
  await expect(page.getByRole('heading', { name: 'Which column is what in letter?' })).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Download the file you sent',
    'Rename',
    'Delete for good',
  ])
  await page.getByRole('menuitem', { name: 'Delete for good' }).click()
  const deletions: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()))
  // Twice before the first press is drawn.
  await page.getByRole('button', { name: 'Delete it' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(page).toHaveURL('/bills')
  await expect(page.getByText('Bill deleted')).toHaveCount(1)
  expect(deletions).toHaveLength(1)
})

test('an old workbook is refused with what to do, and the next file goes', { tag: '@long' }, async ({
  page,
  browserErrors,
}) => {
  await page.goto('/bills')
  await hydrated(page)
  const old = { name: 'old bill.xls', mimeType: 'application/vnd.ms-excel' }
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ ...old, buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]) })
  await expect(page.getByRole('alert')).toContainText('Save As')
  await expectErrors(browserErrors, 'status of 415')
  await page.getByLabel('Choose a file').setInputFiles(EXAMPLE)
  await expect(views(page)).toBeVisible()
})

test('a file that meets no line waits, and is sent once there is one', { tag: '@long' }, async ({
  page,
  browserErrors,
}) => {
  await page.goto('/bills')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByLabel('Choose a file').setInputFiles(EXAMPLE)
  await expect(page.getByRole('alert').filter({ hasText: 'We will send the file once' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(views(page)).toBeVisible()
  expect(browserErrors.splice(0).every((error) => error.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true)
})

test('a stranger gets 404 for another’s bill, and sees it by a link until that ends', async ({
  page,
  browser,
  browserErrors: _,
}) => {
  await tryExample(page)
  const address = new URL(page.url()).pathname
  const strangers = await browser.newContext()
  const stranger = await visitorsPage(await strangers.newPage())
  const api = address.replace('/bills/', '/api/bills/')
  for (const call of [api, `${api}/lines`, `${api}/workbook`])
    expect((await strangers.request.get(call)).status(), call).toBe(404)
  expect((await strangers.request.delete(api)).status()).toBe(404)
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { name: 'We cannot find this bill' })).toBeVisible()

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Share a link' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Copy it now').inputValue()
  await stranger.goto(link.slice(link.indexOf('/bills/')))
  await expect(views(stranger)).toBeVisible()
  await expect(stranger.getByRole('button', { name: 'More' })).toHaveCount(0)
  await expect(stranger).toHaveURL(new RegExp(`${address}$`))
  await page.getByRole('button', { name: 'End it' }).click()
  await expect(page.getByRole('button', { name: 'End it' })).toHaveCount(0)
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: 'We cannot find this bill' })).toBeVisible()
  await strangers.close()
})

test('a new version says what it has added, dropped and changed', { tag: '@long' }, async ({
  page,
  browserErrors: _,
}) => {
  await page.goto('/bills')
  await hydrated(page)
  const table = (rows: string[]) => ({
    name: 'wall.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Item,Description,Unit,Qty,Rate,Amount', ...rows].join('\n')),
  })
  const slab = 'B,Concrete (1:2:4) in slab,m3,5,120000,600000'
  await page
    .getByLabel('Choose a file')
    .setInputFiles(
      table(['A,225mm hollow block wall,m2,60,14000,840000', slab, 'C,Emulsion paint,m2,90,1500,135000']),
    )
  await expect(views(page)).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Send a new version' }).click()
  await page
    .getByLabel('Choose a file')
    .setInputFiles(
      table(['A,225mm hollow block wall,m2,70,14000,980000', slab, 'C,Flush door,Nr,4,95000,380000']),
    )
  await views(page).getByRole('link', { name: 'Changes' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Changed (1)' })).toContainText('₦140,000')
  await expect(main.getByRole('region', { name: 'Added (1)' })).toContainText('Flush door')
  await expect(main.getByRole('region', { name: 'Dropped (1)' })).toContainText('Emulsion paint')
})

test('the page of bills and a bill fit a phone, a tablet and a large screen, light and dark', {
  tag: '@long',
}, async ({ page, browserErrors: _ }) => {
  await page.goto('/bills')
  await hydrated(page)
  await expectFits(page, [320, 768, 1440])
  await tryExample(page)
  await expectFits(page, [320, 768, 1440])
  await views(page).getByRole('link', { name: 'Lines' }).click()
  await grid(page).waitFor()
  await expectFits(page, [320, 768, 1440])
})

test('the example that can be downloaded is the one that is tried', async ({ request }) => {
  const answer = await request.get('/bills/example-bungalow.xlsx')
  expect(await answer.body()).toEqual(await readFile(EXAMPLE))
})

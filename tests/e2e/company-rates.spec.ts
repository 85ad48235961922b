import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { buildUp, startingFactors } from '#domain/rates/build-up.ts'
import type { MedianPrices } from '#domain/rates/median-schema.ts'
import type { ResourcePrices } from '#domain/rates/resources.ts'
import { STARTING_PRICES } from '#domain/rates/starting-prices.ts'
import { workItem } from '#domain/rates/work-items.ts'
import { WORK_LIST } from '#domain/rates/work-sections.ts'
import { expect, expectAccessible, expectFits, hydrated, test } from './visit.ts'

const medians = async (request: APIRequestContext, location = ''): Promise<MedianPrices['prices']> =>
  (await (await request.get(`/api/prices/median?location=${location}`)).json()).prices

/** What the page starts with: our starting prices, and today's medians in their place. */
async function pricesOf(request: APIRequestContext, location = ''): Promise<ResourcePrices> {
  const today = (await medians(request, location)).map(({ material, median }) => [material, median])
  return { ...STARTING_PRICES.prices, ...Object.fromEntries(today) }
}

const CONCRETE = workItem('concrete-1-2-4')

/** The rate of 1 m³ of concrete with these prices, and with what was changed. */
function rateOf(
  prices: ResourcePrices,
  { factors = {}, margins = {} }: { factors?: Record<string, number>; margins?: Record<string, number> } = {},
) {
  const all = { ...startingFactors(CONCRETE), ...factors }
  const { rate } = buildUp(CONCRETE, all, prices, { overheads: 10, profit: 15, ...margins })
  return { kobo: rate, text: `₦${written(rate / 100)}` }
}

const written = (naira: number) =>
  naira.toLocaleString('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

test.describe('The rate generator', () => {
  let prices: ResourcePrices
  let rate: string

  test.beforeEach(async ({ page, request }) => {
    prices = await pricesOf(request)
    rate = rateOf(prices).text
    await page.goto('/rate-gen')
    await hydrated(page)
  })

  test('starts from what sellers ask today, and says so of each price', async ({
    page,
    request,
    browserErrors: _,
  }) => {
    const [cement] = await medians(request)
    const price = page.getByLabel('Price of Cement, 50 kg bag')
    await expect(price).toHaveValue(cement?.median.toLocaleString('en-NG') ?? '')
    await expect(price).toHaveAccessibleDescription(
      new RegExp(`^Median of ${cement?.sellers} sellers in Nigeria, confirmed .*\\d+\\s\\w+ \\d{4}`),
    )
    await expect(page.getByLabel('Price of Mason')).toHaveAccessibleDescription(
      /^ADLM’s starting price of \d/,
    )
    await price.fill('12,345')
    await expect(price).toHaveAccessibleDescription('Your own price')
    await page.getByLabel('State').selectOption('Rivers')
    await expect(page.getByRole('heading', { name: /in Rivers$/ })).toBeVisible()
    await expect(price).toHaveValue('12,345')
  })

  test('works on with the prices that it has where those of a state do not arrive', { tag: '@long' }, async ({
    page,
    browserErrors,
  }) => {
    await page.route('**/api/prices/median?location=Kano', (route) => route.abort())
    await page.getByLabel('State').selectOption('Kano')
    await expect(page.getByRole('alert')).toContainText('The prices could not be loaded.')
    await expect(page.getByRole('status').filter({ hasText: 'Rate for 1' })).toContainText(/₦[\d,]+/)
    expect(browserErrors.splice(0)).toContainEqual(expect.stringContaining('ERR_FAILED'))
    await page.unroute('**/api/prices/median?location=Kano')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('works a rate out, and again when a figure changes', async ({ page, browserErrors: _ }) => {
    const result = page.getByRole('status').filter({ hasText: 'Rate for 1' })
    await expect(result).toContainText(rate)
    await page.getByLabel('Price of Cement, 50 kg bag').fill('11,500')
    const dearer = { ...prices, cement: 11_500 }
    await expect(result).toContainText(rateOf(dearer).text)
    await page.getByLabel('The gang does in a day').fill('10')
    await expect(result).toContainText(rateOf(dearer, { factors: { output: 10 } }).text)
    await page.getByLabel('Overheads').fill('0')
    await page.getByLabel('Profit').fill('0')
    const bare = { factors: { output: 10 }, margins: { overheads: 0, profit: 0 } }
    await expect(result).toContainText(rateOf(dearer, bare).text)
    await page.getByRole('button', { name: 'Back to the starting figures' }).click()
    await expect(result).toContainText(rate)
  })

  test('has every work item, and the offers of its materials, compared, in the chosen state', {
    tag: '@long',
  }, async ({ page, browserErrors: _ }) => {
    const items = page.getByLabel('Work item')
    for (const { id } of WORK_LIST) {
      await items.selectOption(id)
      await expect(page.getByRole('status').filter({ hasText: 'Rate for 1' })).toContainText(/₦[\d,]+\.\d\d/)
    }
    await items.selectOption('block-225')
    await page.getByLabel('State').selectOption('Oyo')
    await expect(page.getByRole('heading', { name: 'Block wall, 225 mm, for 1 m² in Oyo' })).toBeVisible()
    await page.getByRole('link', { name: /^Compare offers of Sandcrete block/ }).click()
    await expect(page).toHaveURL('/materials/hollow-block/225mm?state=Oyo')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('225 mm hollow sandcrete block')
  })

  test('loses nothing that was typed', async ({ page, browserErrors: _ }) => {
    await page.getByLabel('Work item').selectOption('reinforcement')
    const arrived = page.waitForResponse('**/api/prices/median?location=Kano')
    await page.getByLabel('State').selectOption('Kano')
    await (await arrived).finished()
    await page.getByLabel('Price of Reinforcement bar').fill('1,108,000')
    await page.getByLabel('Binding wire for 1 tonne').fill('12.5')
    const output = await page.getByRole('status').filter({ hasText: 'Rate for 1' }).textContent()
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Price of Reinforcement bar')).toHaveValue('1,108,000')
    await expect(page.getByLabel('Binding wire for 1 tonne')).toHaveValue('12.5')
    await expect(page.getByLabel('State')).toHaveValue('Kano')
    await expect(page.getByText(output ?? '')).toBeVisible()
  })

  test('says how much to buy for an amount of work, in whole packs at its prices', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.getByLabel('Price of Cement, 50 kg bag').fill('10,000')
    await page.getByLabel('Amount of work').fill('3.6')
    const toBuy = page.getByRole('region', { name: 'How much do I need?' })
    // 3.6 m³ x 6.336 bags and 2.5 %: 23.4.
    await expect(toBuy.getByRole('listitem').first()).toHaveText('Cement24 × 50 kg bag₦240,000')
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Amount of work')).toHaveValue('3.6')
  })

  test('keeps the rate in sight on a phone while a factor is changed', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await page.locator('summary').filter({ hasText: 'Factors' }).click()
    const output = page.getByLabel('The gang does in a day')
    await output.fill('16')
    await output.scrollIntoViewIfNeeded()
    const quicker = rateOf(prices, { factors: { output: 16 } }).text
    const bar = page.getByText(quicker).first()
    await expect(bar).toBeInViewport({ ratio: 1 })
    const [box, field] = [await bar.boundingBox(), await output.boundingBox()]
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
    await expectAccessible(page)
  })

  test('says which figure is none, and gives no rate from it', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    const price = page.getByLabel('Price of Sharp sand')
    await price.fill('many')
    await expect(price).toHaveAttribute('aria-invalid', 'true')
    await expect(price).toHaveAccessibleDescription('A number, 0 or more')
    await expect(page.getByText('Check the marked figures')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export to Excel' })).toBeDisabled()
    await expectFits(page)
    await price.fill(String(prices.sand))
    await expect(page.getByText(rate).first()).toBeVisible()
    await page.getByLabel('The gang does in a day').fill('0')
    await expect(page.getByText('Check the marked figures')).toBeVisible()
  })

  test('is copied, printed and taken away as a workbook that calculates', async ({
    page,
    context,
    request,
    browserErrors: _,
  }) => {
    const here = rateOf(await pricesOf(request, 'Lagos'))
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByLabel('State').selectOption('Lagos')
    // The rate of the country stands there until the state's prices have come.
    await expect(page.getByText(here.text).first()).toBeVisible()
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('Copied.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('Concrete 1:2:4, rate for 1 m³, Lagos')
    expect(copied).toContain(`Rate for 1 m³\t\t\t${here.text.replace('₦', 'NGN ')}`)

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export to Excel' }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe('concrete-1-2-4-lagos.xlsx')
    const { 'xl/worksheets/sheet1.xml': sheet } = unzipSync(await readFile(await download.path()))
    if (!sheet) throw new Error('The workbook has no sheet')
    const workbook = strFromU8(sheet)
    expect(workbook).toContain('<f>B9 / (B6 + B7 + B8) * B6 * B10 / 50</f><v>6.336')
    expect(workbook).toMatch(/<f>ROUND\(E\d+\*F\d+,2\)<\/f><v>\d+/)
    expect(workbook).toMatch(new RegExp(`<f>G\\d+\\+G\\d+\\+G\\d+</f><v>${here.kobo / 100}</v>`))
    expect(workbook).toContain('Median of')

    expect(workbook).toContain('/materials/granite/19mm?state=Lagos')

    await expect(page.getByText('Saved as concrete-1-2-4-lagos.xlsx')).toBeVisible()
    const table = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    const csv = await readFile(await (await table).path(), 'utf8')
    expect(csv).toMatch(/"Cement, 50 kg bag",.*Median of \d+ sellers? in .*\/materials\/cement\?state=Lagos/)
    await page.getByLabel('Work item').selectOption('concrete-1-3-6')
    await expect(page.getByText('Saved as')).toHaveCount(0)
    await page.getByLabel('Work item').selectOption('concrete-1-2-4')

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: /^Concrete 1:2:4, for 1 m³/ })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Rate for 1' })).toContainText(here.text)
    for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByText('Features')])
      await expect(gone.first()).toBeHidden()
  })
})

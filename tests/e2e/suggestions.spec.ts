import type { Page } from '@playwright/test'
import { SHOP_PAGE_SIZE } from '#domain/pagination.ts'
import { SUGGESTION_PAUSE_MS } from '#domain/search/suggestion-rules.ts'
import {
  callsTo,
  expect,
  expectAccessible,
  hold,
  hydrated,
  longUnless,
  shopWith,
  stopTime,
  test,
} from './visit.ts'

const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const selected = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { selected: true })
const inHeader = (page: Page) => page.getByRole('banner').getByRole('combobox')

test.describe('Somebody types into a search box', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('in the header of any page, and goes by keys to what is suggested', async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/about')
    await hydrated(page)
    const box = inHeader(page)
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await box.pressSequentially('cem')
    await expect(options(page).first()).toContainText(/^Cementin Concrete · \d+ offers$/)
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('status').filter({ hasText: /^\d suggestions$/ })).toHaveCount(1)
    await expectAccessible(page)

    // Nothing is chosen for anybody; beyond the last and the first option is the box itself.
    await expect(selected(page)).toHaveCount(0)
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(selected(page)).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    const active = selected(page)
    await expect(active).toContainText('Cement')
    await expect(box).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
    await expectAccessible(page)
    await page.keyboard.press('Home')
    await expect(selected(page)).toHaveCount(0)

    // Escape closes the list and leaves the text; a second letter opens it again.
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(box).toHaveValue('cem')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/market?category=Concrete&subCategory=Cement')
    await expect(options(page)).toHaveCount(0)
  })

  test('searches for the text itself with Enter, and finds it again among the own searches', {
    tag: '@long',
  }, async ({ page, browserErrors: _ }) => {
    await page.goto('/about')
    await hydrated(page)
    await inHeader(page).pressSequentially('sharp sand')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/market?name=sharp+sand')
    await expect(page.getByLabel('Product name')).toHaveValue('sharp sand')

    await page.goto('/about')
    await inHeader(page).click()
    await expect(options(page).first()).toHaveText('sharp sandYour search')
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Clear recent searches' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(inHeader(page)).toBeFocused()
    await expect(options(page).filter({ hasText: 'Your search' })).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(options(page)).toHaveCount(0)
  })

  test('on the market, where a choice takes the place of what was typed', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/market?location=Lagos')
    await hydrated(page)
    const box = page.getByLabel('Product name')
    await box.pressSequentially('granit')
    const choice = options(page).filter({ hasText: 'in Concrete' })
    await choice.click()
    await expect(page).toHaveURL('/market?location=Lagos&category=Concrete&subCategory=Granite')
    await expect(box).toHaveValue('')
    // The pause of the typed text is over by now: it changes nothing any more.
    await box.pressSequentially('granite')
    await expect(page).toHaveURL(/name=granite/)
  })

  test('on the marketplace, for the state that is chosen there and not sent yet', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/marketplace')
    await hydrated(page)
    await page.getByRole('combobox', { name: 'State' }).selectOption('Kano')
    const calls = callsTo(page, 'search/suggest')
    await page.getByLabel('Name', { exact: true }).pressSequentially('roof')
    await options(page).filter({ hasText: 'Category' }).filter({ hasText: 'Roofing' }).click()
    await expect(page).toHaveURL('/marketplace?location=Kano&category=Roofing')
    for (const { searchParams } of calls) expect(searchParams.get('location')).toBe('Kano')
  })

  test('for homes, on their page and in its header', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
    await page.goto('/search')
    await hydrated(page)
    const form = page.getByRole('search', { name: 'Homes', exact: true })
    await form.getByLabel('Search term').pressSequentially('duplex in lag')
    await options(page).filter({ hasText: 'duplex in LagosPlace' }).click()
    await expect(page).toHaveURL('/search?searchTerm=duplex&state=Lagos')
    await inHeader(page).fill('duplx')
    await expect(options(page).first()).toContainText(/duplex/i)
  })

  test('in a shop, where only what is in it is suggested', { tag: '@long' }, async ({
    page,
    request,
    browserErrors: _,
  }) => {
    const { user, products } = await shopWith(request, (total) => total > SHOP_PAGE_SIZE)
    await page.goto(`/sellerShop/${user._id}`)
    await hydrated(page)
    const calls = callsTo(page, 'search/suggest')
    await page.getByLabel('Product name').pressSequentially(products[0]?.name.slice(0, 5) ?? '')
    await options(page).first().click()
    await expect(page).toHaveURL(new RegExp(`/sellerShop/${user._id}\\?name=`))
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(calls.at(-1)?.searchParams.get('seller')).toBe(user._id)
  })

  test('asks seldom, and shows no answer that is late', async ({ page, browserErrors: _ }) => {
    await page.clock.install()
    await page.goto('/about')
    await hydrated(page)
    const release = await hold(page, /\/api\/search\/suggest\?.*q=ceram(&|$)/)
    const box = inHeader(page)
    await box.click()
    await expect(options(page).first()).toBeVisible()
    await stopTime(page)
    const calls = callsTo(page, 'search/suggest')
    for (const letter of 'ceramic tiles') {
      await box.press(letter)
      await page.clock.runFor(20)
    }
    await page.clock.runFor(SUGGESTION_PAUSE_MS)
    // Of 360 ms, one at the first letter and one after each pause.
    await expect
      .poll(() => calls.map(({ searchParams }) => searchParams.get('q')))
      .toEqual(['c', 'ceram', 'ceramic ti', 'ceramic tiles'])
    await page.clock.resume()
    await expect(options(page).first()).toContainText(/ceramic/i)
    release()
    await expect(options(page).first()).toContainText(/ceramic/i)
  })

  test('goes on without suggestions where they do not come', { tag: '@long' }, async ({
    page,
    browserErrors,
  }) => {
    await page.goto('/about')
    await hydrated(page)
    await page.route('**/api/search/suggest*', (route) => route.abort())
    await inHeader(page).pressSequentially('cement')
    await expect(options(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/market?name=cement')
    browserErrors.length = 0
  })

  test('passes through with the Tab key and is shown nothing', { tag: '@long' }, async ({
    page,
    browserErrors: _,
  }) => {
    await page.goto('/about')
    await hydrated(page)
    const code = page.waitForResponse(/suggestion-boxes/)
    await page.getByRole('banner').getByRole('link', { name: 'Sell' }).focus()
    await page.keyboard.press('Tab')
    await expect(inHeader(page)).toBeFocused()
    await code
    await expect(options(page)).toHaveCount(0)
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(options(page).first()).toBeVisible({ timeout: 1_000 })
    }).toPass()
  })
})

test.describe('With a storage that refuses', () => {
  test('the box works', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Forbidden', 'SecurityError')
        },
      })
    })
    await page.goto('/market')
    await hydrated(page)
    await page.getByLabel('Product name').pressSequentially('cem')
    await expect(options(page).first()).toBeVisible()
    await options(page).first().click()
    await expect(page).toHaveURL('/market?category=Concrete&subCategory=Cement')
  })
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the header has a button that opens the field', async ({ page, browserErrors: _ }) => {
    await page.goto('/about')
    await hydrated(page)
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(65)
    await expect(inHeader(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Find' }).tap()
    const box = inHeader(page)
    await expect(box).toBeFocused()
    await expect(options(page).first()).toBeVisible()
    await expectAccessible(page)
    await box.pressSequentially('plumb')
    await expect(options(page).first()).toContainText(/plumb/i)
    const heights = await options(page).evaluateAll((rows) => rows.map((row) => row.clientHeight))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await options(page).first().tap()
    await expect(page).toHaveURL(/\/market\?/)
    await expect(box).toBeHidden()
  })
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [390, 1440])
    test(`the header's field is a form, ${width} px wide`, longUnless(width === 390), async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/about', { waitUntil: 'load' })
      if (width === 390) await page.getByRole('button', { name: 'Find' }).click()
      await inHeader(page).fill('cement')
      await inHeader(page).press('Enter')
      await expect(page).toHaveURL('/market?name=cement')
    })
})

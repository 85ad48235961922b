import type { Page } from '@playwright/test'
import { and, eq, inArray } from 'drizzle-orm'
import { createOfferLink } from '#server/api/offer-links.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/products.ts'
import { createProducts, type ProductOverrides } from '../support/factories.ts'
import { onDatabase } from '../support/product-database.ts'
import { expectRefusalsOnly, fillSignIn, modal, type Person, signIn, storedUser } from './account.ts'
import { test as base } from './selling.ts'
import { expect, expectAccessible, expectFits, goOffline } from './visit.ts'

/** Somebody whose offers have these prices, confirmed so many days ago. */
const test = base.extend<{ stock: (offers: ProductOverrides[], days?: number) => Promise<void> }>({
  stock: async ({ seller }, use) => use((offers, days = 40) => putUp(seller, offers, days)),
})

async function putUp({ email }: Person, offers: ProductOverrides[], days: number): Promise<void> {
  await onDatabase(async (db) => {
    const [owner] = await db.select().from(users).where(eq(users.email, email))
    if (!owner) throw new Error(`There is no ${email}`)
    const confirmed = Date.now() - days * 24 * 3_600_000
    await createProducts(
      db,
      // One after the other, so that they stand in this order.
      offers.map((offer, at) => ({
        ownerId: owner.id,
        priceConfirmedAt: new Date(confirmed + at),
        ...offer,
      })),
    )
  })
}

/** What another device of theirs does meanwhile. */
const change = ({ email }: Person, name: string, values: Partial<typeof products.$inferInsert>) =>
  onDatabase(async (db) => {
    const own = db.select({ id: users.id }).from(users).where(eq(users.email, email))
    await db
      .update(products)
      .set(values)
      .where(and(eq(products.name, name), inArray(products.ownerId, own)))
  })

const CEMENT = { name: 'Dangote cement 42.5R of Ibese', regularPrice: 9_600 }
const SAND = { name: 'Washed sharp sand of the Ogun', regularPrice: 185_000, unit: 'tonnes' as const }
const BLOCK = { name: 'Hollow block, nine inches, vibrated', regularPrice: 650, unit: 'nr' as const }

const priceOf = (page: Page, { name }: { name: string }, label = 'Price') =>
  page.getByRole('textbox', { name: `${label} ${name}`, exact: true })
const rowOf = (page: Page, { name }: { name: string }) => page.getByRole('row').filter({ hasText: name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const says = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

test.describe('By thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('50 prices are reconfirmed, three of them changed, in 20 taps and 25 keystrokes', async ({
    page,
    seller,
    stock,
    browserErrors: _,
  }) => {
    await stock(
      Array.from({ length: 50 }, (_, at) => ({
        name: `Offer ${String(at + 1).padStart(2, '0')} of the depot`,
        regularPrice: 9_600 + at * 50,
      })),
    )
    const count = { taps: 0, keys: 0 }
    await page.exposeFunction('counted', (kind: keyof typeof count) => {
      count[kind] += 1
    })
    await page.addInitScript(() => {
      const tell = (kind: string) => Reflect.get(window, 'counted')(kind)
      addEventListener('pointerdown', () => tell('taps'), true)
      addEventListener('keydown', () => tell('keys'), true)
    })
    await signIn(page, seller, '/')
    await page.getByRole('banner').getByRole('link', { name: 'Your profile' }).tap()
    await page.getByRole('button', { name: 'Your account' }).tap()
    await page.getByRole('link', { name: 'Prices', exact: true }).tap()
    await says(page, '50 to confirm')
    await expectAccessible(page)

    for (const [at, typed] of [
      ['03', '9800'],
      ['17', '10600'],
      ['44', '11500'],
    ] as const) {
      await priceOf(page, { name: `Offer ${at} of the depot` }).tap()
      await page.keyboard.type(typed)
    }
    await says(page, '3 changed, not saved yet')
    await page.getByRole('button', { name: 'Save 3, confirm 47' }).tap()
    await says(page, '3 changed, 47 confirmed')
    await expect(page.getByText('Confirmed today').filter({ visible: true })).toHaveCount(50)

    expect(count.taps).toBeLessThanOrEqual(20)
    expect(count.keys).toBeLessThanOrEqual(25)
    // That they have been counted at all.
    expect(count.taps).toBeGreaterThanOrEqual(7)
    expect(count.keys).toBe(14)
    await page.reload()
    await expect(priceOf(page, { name: 'Offer 17 of the depot' })).toHaveValue('10,600')
    await expect(page.getByText('Confirmed today').filter({ visible: true })).toHaveCount(50)
    // At the end of the list a bar that sticks covers half a link of the footer.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
  })

  test('fits the smallest phone, and its fields are large', { tag: '@long' }, async ({
    page,
    seller,
    stock,
    browserErrors: _,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await stock([{ ...CEMENT, name: 'Hardwood, 2 x 4 inches, 12 feet, seasoned, planed all around' }, SAND])
    await signIn(page, seller, '/seller-prices')
    await page.getByLabel('Choose all that are shown').tap()
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over).toBeLessThanOrEqual(0)
    for (const control of [priceOf(page, SAND), page.getByRole('button', { name: 'These 2 still right' })])
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expect(priceOf(page, SAND)).toHaveAttribute('inputmode', 'decimal')
  })
})

test.describe('A sheet of prices', () => {
  test('is walked through as a spreadsheet', async ({ page, seller, stock, browserErrors: _ }) => {
    await stock([CEMENT, { ...SAND, discountPrice: 180_000 }, BLOCK])
    await signIn(page, seller, '/seller-prices')
    await priceOf(page, CEMENT).focus()
    await page.keyboard.type('9900')
    await page.keyboard.press('Enter')
    await expect(priceOf(page, SAND)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(priceOf(page, SAND, 'Discounted price')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(priceOf(page, BLOCK)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(rowOf(page, BLOCK).getByLabel('In stock')).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowLeft')
    await expect(priceOf(page, BLOCK)).toBeFocused()
    await page.keyboard.type('700')
    await page.keyboard.press('Escape')
    await expect(priceOf(page, BLOCK)).toHaveValue('650')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(priceOf(page, CEMENT)).toBeFocused()
    await expect(priceOf(page, CEMENT)).toHaveValue('9,900')
    await press(page, 'Save 2, confirm 1')
    await says(page, '2 changed, 1 confirmed')
    await expect(rowOf(page, BLOCK)).toContainText('Out of stock')
  })

  test('takes a step back until the next change', { tag: '@long' }, async ({
    page,
    seller,
    stock,
    browserErrors: _,
  }) => {
    await stock([CEMENT, SAND])
    await signIn(page, seller, '/seller-prices')
    await priceOf(page, CEMENT).fill('9900')
    await press(page, 'Save 1, confirm 1')
    await says(page, '1 changed, 1 confirmed')
    await page.reload()
    await press(page, 'Undo')
    await says(page, 'Undone')
    await expect(rowOf(page, SAND)).toContainText('Confirmed 40 days ago')
    await expect(rowOf(page, CEMENT)).toContainText('was 9,600')
    await expect(priceOf(page, CEMENT)).toHaveValue('9,900')
    await press(page, 'Discard the new price of Dangote cement 42.5R of Ibese')
    await expect(priceOf(page, CEMENT)).toHaveValue('9,600')
    await says(page, '2 to confirm')
  })

  test('raises the chosen by some per cent, and takes them in and out of stock', { tag: '@long' }, async ({
    page,
    seller,
    stock,
    browserErrors: _,
  }) => {
    await stock([CEMENT, { ...SAND, priceBreaks: [{ from: 50, price: 18_000_000 }] }, BLOCK])
    await signIn(page, seller, '/seller-prices')
    await page.getByLabel(`Choose ${CEMENT.name}`).check()
    await page.getByLabel(`Choose ${SAND.name}`).check()
    await expectAccessible(page)
    await page.getByLabel('Per cent').fill('2.5')
    await press(page, '+2.5 % on these')
    await expect(priceOf(page, CEMENT)).toHaveValue('9,850')
    await expect(priceOf(page, SAND)).toHaveValue('190,000')
    await expect(priceOf(page, SAND, 'From 50')).toHaveValue('185,000')
    await expect(priceOf(page, BLOCK)).toHaveValue('650')
    await press(page, 'Undo')
    await expect(priceOf(page, CEMENT)).toHaveValue('9,600')
    await press(page, '−2.5 % on these')
    await press(page, 'Out of stock')
    await press(page, 'Save 2')
    await says(page, '2 changed')
    await expect(rowOf(page, CEMENT)).toContainText('Out of stock')
    await expect(rowOf(page, CEMENT)).toContainText('Confirmed today')
    await expect(rowOf(page, BLOCK)).toContainText('Confirmed 40 days ago')
  })

  test('says at the row what is wrong, and sends nothing', { tag: '@long' }, async ({
    page,
    seller,
    stock,
    browserErrors: _,
  }) => {
    await stock([CEMENT, { ...SAND, discountPrice: 180_000 }])
    await signIn(page, seller, '/seller-prices')
    await priceOf(page, CEMENT).fill('9.600,5')
    await priceOf(page, SAND, 'Discounted price').fill('190000')
    await press(page, 'Save 2')
    await expect(page.getByRole('alert')).toHaveText('2 prices need a look first')
    await expect(priceOf(page, CEMENT)).toBeFocused()
    await expect(rowOf(page, CEMENT)).toContainText('Type a number such as 9,600')
    await expect(rowOf(page, SAND)).toContainText('It must be less than 185,000, the price')
    await expectFits(page)
  })

  test('shows what was changed elsewhere, and takes over what nobody has touched here', {
    tag: '@long',
  }, async ({ page, seller, stock, browserErrors }) => {
    await stock([CEMENT, SAND])
    await signIn(page, seller, '/seller-prices')
    await priceOf(page, CEMENT).fill('9900')
    await change(seller, CEMENT.name, { regularPrice: 970_000, version: 2 })
    await change(seller, SAND.name, { regularPrice: 19_000_000, version: 2 })
    await press(page, 'Save 1, confirm 1')
    await expect(rowOf(page, CEMENT)).toContainText('Changed elsewhere to 9,700')
    await expect(page.getByRole('alert')).toHaveText('1 price needs a look first')
    await expect(priceOf(page, SAND)).toHaveValue('190,000')
    await expectAccessible(page)
    await press(page, 'Keep 9,900')
    await press(page, 'Save 1, confirm 1')
    await says(page, '1 changed, 1 confirmed')
    await expect(priceOf(page, CEMENT)).toHaveValue('9,900')
    expectRefusalsOnly(browserErrors)
  })

  test('loses nothing without a network, by a reload or when the session ends', async ({
    page,
    context,
    seller,
    stock,
    browserErrors,
  }) => {
    await stock([CEMENT, SAND])
    await signIn(page, seller, '/seller-prices')
    await priceOf(page, CEMENT).fill('9900')
    await goOffline(page)
    await press(page, 'Save 1, confirm 1')
    await says(page, '2 wait for a connection')
    // Typed over, it waits no more.
    await priceOf(page, CEMENT).fill('9950')
    await says(page, '1 changed, not saved yet · 1 waits for a connection')
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByText('We kept what you typed. It is not saved yet.')).toBeVisible()
    await expect(priceOf(page, CEMENT)).toHaveValue('9,950')

    await context.clearCookies({ name: /access_token|session/ })
    await press(page, 'Save 1, confirm 1')
    await fillSignIn(page, seller)
    await modal(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(modal(page)).toHaveCount(0)
    await expect(priceOf(page, CEMENT)).toHaveValue('9,950')
    await press(page, 'Save 1, confirm 1')
    await says(page, '1 changed, 1 confirmed')
    expectRefusalsOnly(browserErrors)
  })

  test('lets its seller end the reminders, and begin them again', { tag: '@long' }, async ({
    page,
    seller,
    stock,
    browserErrors,
  }) => {
    await stock([CEMENT])
    await signIn(page, seller, '/seller-prices')
    const reminders = page.getByLabel('Mail me once a week while prices are old')
    const told = () => page.waitForResponse(/price-reminders/)
    await Promise.all([told(), reminders.uncheck()])
    await page.reload()
    await expect(reminders).not.toBeChecked()
    await Promise.all([told(), reminders.check()])
    await page.reload()
    await expect(reminders).toBeChecked()
    await page.goto('/prices/stop#token=of.nobody')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We no longer remind you of old prices')
    // Not a reload, which says again what came of the link.
    await page.goto('/sell')
    await page.goto('/prices/stop')
    await expect(page.getByRole('alert')).toContainText('The link is incomplete.')
    expectRefusalsOnly(browserErrors)
  })

  test('leads a beginner to the first product', { tag: '@long' }, async ({
    page,
    seller,
    browserErrors: _,
  }) => {
    await signIn(page, seller, '/seller-prices')
    await expect(page.getByText('You have no prices yet')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe("A reminder's link", () => {
  /** To these offers of theirs, made so many days ago. */
  const linkTo = async ({ email }: Person, names: string[], days = 0): Promise<string> => {
    let token = ''
    await onDatabase(async (db) => {
      const [owner] = await db.select().from(users).where(eq(users.email, email))
      if (!owner) throw new Error(`There is no ${email}`)
      const own = await db.select().from(products).where(eq(products.ownerId, owner.id))
      const productIds = own.filter(({ name }) => names.includes(name)).map(({ id }) => id)
      const now = new Date(Date.now() - days * 24 * 3_600_000)
      token = await createOfferLink(db, { userId: owner.id, kind: 'products', offerIds: productIds }, now)
    })
    return `/prices#${token}`
  }

  test('opens just its prices without a sign-in, and leaves the address at once', async ({
    page,
    seller,
    stock,
    browserErrors: _,
  }) => {
    await stock([CEMENT, SAND, BLOCK])
    await page.goto(await linkTo(seller, [CEMENT.name, SAND.name]))
    await expect(priceOf(page, SAND)).toBeVisible()
    await expect(page).toHaveURL('/prices/confirm')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(priceOf(page, BLOCK)).toHaveCount(0)
    await expectAccessible(page)
    await priceOf(page, CEMENT).fill('9900')
    await page.reload()
    await expect(priceOf(page, CEMENT)).toHaveValue('9,900')
    await press(page, 'Save 1, confirm 1')
    await says(page, '1 changed, 1 confirmed')
    await press(page, 'Undo')
    await says(page, 'Undone')
    await page.getByRole('link', { name: 'All your prices' }).click()
    await expect(modal(page)).toBeVisible()
  })

  test('that is too old, or cut off, says so and leads to the sign-in', { tag: '@long' }, async ({
    page,
    seller,
    stock,
    browserErrors,
  }) => {
    await stock([CEMENT])
    await page.goto(await linkTo(seller, [CEMENT.name], 8))
    await expect(page.getByRole('alert')).toHaveText(
      'The link in our mail works for 7 days, or until you change your password.',
    )
    await expectAccessible(page)
    expectRefusalsOnly(browserErrors)
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/prices/confirm')
    await expect(page.getByRole('alert')).toContainText('The link is incomplete.')
    await page.getByRole('link', { name: 'Sign in to see your prices' }).click()
    await expect(modal(page)).toBeVisible()
  })
})

test.describe('An offer', () => {
  test('says to buyers how old its price is and that there is none in stock, and to its seller the way back', {
    tag: '@long',
  }, async ({ page, seller, stock, browserErrors: _ }) => {
    await stock([{ ...CEMENT, discountPrice: 9_300, inStock: false }], 3)
    await stock([SAND], 20)
    await stock([{ ...BLOCK, asleep: true }], 100)
    await signIn(page, seller, '/shop-details')
    await expect(page.getByText('Asleep: its price is too old')).toHaveCount(1)
    await page.getByRole('link', { name: CEMENT.name, exact: true }).click()
    await expect(page.getByText('Price confirmed 3 days ago')).toBeVisible()
    await expect(page.getByText('Out of stock')).toBeVisible()
    await expect(page.getByRole('button', { name: 'See Number' })).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/sellerShop/${(await storedUser(page))._id}`)
    const card = (name: string) => page.getByRole('article').filter({ hasText: name })
    await expect(card(CEMENT.name)).toContainText('Out of stock')
    await expect(card(SAND.name)).toContainText('Confirmed 20 days ago, may have changed')
    await expect(card(BLOCK.name)).toContainText('Old price: not confirmed for 100 days')
    await expectAccessible(page)
    await page.goto('/shop-details')
    await page.getByRole('link', { name: 'Confirm it in Prices' }).click()
    await page.getByLabel(`Choose ${BLOCK.name}`).check()
    await press(page, 'This one still right')
    await says(page, '1 confirmed')
    await page.goto('/shop-details')
    await expect(page.getByText('Asleep: its price is too old')).toHaveCount(0)
  })
})

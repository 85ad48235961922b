import { eq } from 'drizzle-orm'
import { users } from '#server/db/schema/accounts.ts'
import { createListing, createListings, createProduct, createSeller } from '../support/factories.ts'
import { onDatabase } from '../support/product-database.ts'
import { signIn } from './account.ts'
import { test } from './selling.ts'
import { expect, expectFits, hydrated } from './visit.ts'

const NAME = 'Flat by the Anglican school'
const DAY_MS = 24 * 3_600_000
const rent = { type: 'rent', state: 'Zamfara', bedrooms: 7 } as const
const SEARCH = '/search?state=Zamfara&bedrooms=7'
/** Not in that search. */
const elsewhere = { type: 'rent', state: 'Yobe', bedrooms: 3 } as const

test.describe('On a phone an agent', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('lets a home by one tap: it leaves the search, and its page says so and leads to similar ones', async ({
    page,
    seller,
    browserErrors: _,
  }) => {
    test.slow()
    let id = ''
    await onDatabase(async (db) => {
      const [agent] = await db.select({ id: users.id }).from(users).where(eq(users.email, seller.email))
      const ownerId = agent?.id ?? ''
      const none = { percent: 0 }
      const fees = { agencyFee: { percent: 10 }, legalFee: none, cautionFee: none, serviceFee: none }
      const confirmedAt = new Date(Date.now() - 31 * DAY_MS)
      const [home] = await createListings(db, [
        { ownerId, name: NAME, ...rent, ...fees, regularPrice: 100_000, rentPeriod: 'year', confirmedAt },
        { ownerId, name: 'Another flat nearby', ...rent },
      ])
      id = home?.id ?? ''
    })

    await page.goto(SEARCH)
    const card = page.getByRole('article').filter({ hasText: NAME })
    await expect(card).toContainText('N 110,000 to move in, with fees')
    await expect(card).toContainText('Confirmed 31 days ago, may be taken')

    await signIn(page, seller, '/seller-overview')
    await page.getByRole('link', { name: '1 home to confirm: still available, or let?' }).click()
    const asked = page.getByRole('group', { name: `Is “${NAME}” available?` })
    await expect(asked.getByRole('button', { name: 'Still available', pressed: false })).toBeVisible()
    await expectFits(page, [768, 1440, 390])
    await asked.getByRole('button', { name: 'Let', exact: true }).click()
    await expect(asked.getByRole('status')).toHaveText('Let: not in the search')
    await expect(asked.getByRole('button', { name: 'Let', exact: true, pressed: true })).toBeVisible()

    // A page of the search is kept for two seconds.
    await expect(async () => {
      await page.goto(SEARCH)
      await expect(page.getByRole('article')).toHaveCount(1, { timeout: 1_000 })
    }).toPass()
    await expect(page.getByRole('article')).toContainText('Another flat nearby')

    await page.goto(`/listing/${id}`)
    await hydrated(page)
    const notice = page.getByRole('region', { name: 'Not on offer' })
    await expect(notice).toContainText('This home was let on')
    await expectFits(page, [768, 1440, 390])
    await notice.getByRole('link', { name: 'Similar homes' }).click()
    await expect(page).toHaveURL(/#similar$/)
    await expect(
      page
        .getByRole('region', { name: /^(Similar homes|.*omes for (rent|sale).*)$/ })
        .getByRole('article')
        .first(),
    ).toContainText('Another flat nearby')
    await notice.getByRole('link', { name: 'All homes for rent in Zamfara with 7 bedrooms' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test('A home leads to the homes of its seller, beside the products of the shop', { tag: '@long' }, async ({
  page,
  browserErrors: _,
}) => {
  test.slow()
  const seller = 'Mairo Homes and Blocks'
  let id = ''
  await onDatabase(async (db) => {
    const { id: ownerId } = await createSeller(db, { name: seller })
    const home = await createListing(db, { ownerId, name: 'Bungalow behind the mill', ...elsewhere })
    await createProduct(db, { ownerId, name: 'Blocks from the mill' })
    id = home.id
  })

  await page.goto(`/listing/${id}`)
  await page.getByRole('link', { name: seller, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seller)
  const offers = page.getByRole('navigation', { name: 'What the shop offers' })
  const homes = offers.getByRole('link', { name: 'Homes (1)' })
  const products = offers.getByRole('link', { name: 'Products (1)' })
  await expect(homes).toHaveAttribute('aria-current', 'page')
  await expect(products).not.toHaveAttribute('aria-current')
  await expect(page.getByRole('article')).toContainText('Bungalow behind the mill')
  await products.click()
  await expect(page.getByRole('article')).toContainText('Blocks from the mill')
  await expect(products).toHaveAttribute('aria-current', 'page')
  await homes.click()
  await expect(page.getByRole('article')).toContainText('Bungalow behind the mill')
  await expectFits(page)
})

test('The shop of an agent shows the homes also when all of them are let', { tag: '@long' }, async ({
  page,
  browserErrors: _,
}) => {
  test.slow()
  const agent = 'Talatu, who has let everything'
  let id = ''
  await onDatabase(async (db) => {
    const { id: ownerId } = await createSeller(db, { name: agent })
    const isLet = { availability: 'let', availabilitySince: new Date() } as const
    const home = await createListing(db, { ownerId, name: 'Flat that went quickly', ...elsewhere, ...isLet })
    id = home.id
  })

  await page.goto(`/listing/${id}`)
  await page.getByRole('link', { name: agent, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(agent)
  await expect(page.getByRole('article')).toContainText('Flat that went quickly')
  await expect(page.getByRole('article').getByText('Let', { exact: true })).toBeVisible()
  await expect(page.getByText('No homes on offer now')).toBeVisible()
  await expect(page.getByText('0 products')).toHaveCount(0)
  await expect(page.getByText('No product found')).toHaveCount(0)
  await expectFits(page)
})

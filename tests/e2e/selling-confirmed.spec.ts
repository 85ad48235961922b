import { eq } from 'drizzle-orm'
import { OFFERS_ONLINE } from '#domain/offers/offer-quota.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/products.ts'
import { onDatabase } from '../support/product-database.ts'
import { expectRefusalsOnly, knownPerson, newPerson, signIn, storedUser } from './account.ts'
import { confirmInDialog } from './confirm-address.ts'
import {
  arrived,
  choose,
  fillFirstStep,
  fillSecondStep,
  images,
  NAME,
  next,
  putUp,
  submit,
} from './selling.ts'
import { expect, expectAccessible, test } from './visit.ts'

test('Whoever has not confirmed their address does so on the way, and what they put up is online', {
  tag: '@long',
}, async ({ page, request, browserErrors }) => {
  test.slow()
  const person = await newPerson(request)
  await signIn(page, person, '/create-product')
  await fillFirstStep(page)
  await next(page)
  await fillSecondStep(page)
  await choose(page, await images('unconfirmed'))
  await arrived(page, 1)
  await submit(page)
  const dialog = page.getByRole('dialog', { name: 'Confirm your address' })
  await expect(dialog).toContainText(person.email)
  await expectAccessible(page)
  // Whoever leaves it for later keeps what they typed.
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please confirm your e-mail address first')
  await page.reload()
  await expect(page.getByText('We kept what you typed.')).toBeVisible()
  await arrived(page, 1)
  await submit(page)
  await confirmInDialog(page, request, person)
  await expect(page).toHaveURL(/\/product\/[\da-f-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  expect(
    (await request.get(`/api${new URL(page.url()).pathname.replace('/product/', '/product/get/')}`)).status(),
  ).toBe(200)
  expectRefusalsOnly(browserErrors)
})

test('Whoever has as much online as they may is told what waits, and why', { tag: '@long' }, async ({
  page,
  browserErrors: _,
}) => {
  const person = await knownPerson()
  await signIn(page, person, '/shop-details')
  const first = await putUp(page)
  const id = (await storedUser(page))._id
  await onDatabase(async (db) => {
    const [row] = await db.select().from(products).where(eq(products.id, first._id))
    if (!row) throw new Error('Nothing was put up')
    await db.insert(products).values(
      Array.from({ length: OFFERS_ONLINE.first - 1 }, (_, index) => ({
        ...row,
        id: crypto.randomUUID(),
        name: `Sharp sand, load ${index}`,
      })),
    )
  })
  await putUp(page, { name: 'One more load of sand' })
  await page.clock.install()
  await page.reload()
  const notice = page.getByRole('region', { name: '1 of your offers is waiting' })
  await expect(notice).toContainText('You can have 50 offers online')
  await expect(page.getByText('Waiting: it goes online by itself once there is room.')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(notice).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await onDatabase((db) => db.update(users).set({ businessCheckedAt: new Date() }).where(eq(users.id, id)))
  // They came in the same moment, so any of them may be the one that the first part of the list leaves out.
  await page
    .getByRole('button', { name: /^Delete Sharp sand, load/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // A deletion is sent once it cannot be undone any more.
  await page.clock.runFor(7_000)
  await expect(notice).toHaveCount(0)
})

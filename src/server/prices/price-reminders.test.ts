import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PriceSheet } from '#domain/prices/price-sheet-schema.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/products.ts'
import type { EmailTemplate } from '#server/jobs/jobs.ts'
import { PermanentFailure } from '#server/jobs/queue.ts'
import {
  createProducts,
  createSeller,
  type ProductOverrides,
  type Seller,
} from '../../../tests/support/factories.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'
import { priceMail } from './price-mail.ts'
import { letFallAsleep, remindOfPrices } from './price-reminders.ts'

const { call, ctx, db, get, queued } = await createTestApi()

const DAY = 24 * 3_600_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY)
const inDays = (days: number) => daysAgo(-days)
const { signal } = new AbortController()
const run = { id: 'run', signal }

let seller: Seller

beforeEach(async () => {
  seller = await createSeller(db, { name: 'Ojota Stores' })
})

const offers = (...several: ProductOverrides[]) =>
  createProducts(
    db,
    several.map((each) => ({ ownerId: seller.id, priceConfirmedAt: daysAgo(20), ...each })),
  )

const remind = (now?: Date) => remindOfPrices(ctx, signal, now, 2)
const reminded = async () => (await queued('price-mail')).map(({ userId }) => userId)

/** What the job of a seller sends. */
async function mailTo(userId: string, now = new Date()): Promise<EmailTemplate | undefined> {
  const sent: EmailTemplate[] = []
  await priceMail(
    ctx,
    async (mail) => void sent.push(mail),
    () => now,
  )({ userId }, run)
  return sent[0]
}

const countsOf = async () =>
  (await db.select().from(products).orderBy(products.name)).map(({ priceReminders }) => priceReminders)

describe('who is reminded', () => {
  it('is a seller of old prices with a confirmed address, once a week at most', async () => {
    const [fresh, unconfirmed, unwilling, another] = await Promise.all([
      createSeller(db),
      createSeller(db, { emailVerified: false }),
      createSeller(db, { priceRemindersOff: true }),
      createSeller(db),
    ])
    await createProducts(db, [{ ownerId: fresh.id, priceConfirmedAt: daysAgo(5) }])
    for (const { id: ownerId } of [unconfirmed, unwilling, another])
      await createProducts(db, [{ ownerId, priceConfirmedAt: daysAgo(20) }])
    await offers({}, {})
    await remind()
    expect((await reminded()).sort()).toEqual([seller.id, another.id].sort())
    await remind()
    await remind(inDays(6))
    expect(await reminded()).toHaveLength(2)
    await remind(inDays(7))
    expect(await reminded()).toHaveLength(4)
  })

  it('is nobody whose old offers are in no list', async () => {
    await offers({ hiddenReason: 'A joke' }, { asleep: true, priceConfirmedAt: daysAgo(100) })
    await remind()
    expect(await reminded()).toEqual([])
  })
})

describe('the mail', () => {
  it('says which are how old, with a link to just these', async () => {
    await offers(
      { name: 'Fresh cement', priceConfirmedAt: daysAgo(2) },
      { name: 'Ageing cement', priceConfirmedAt: daysAgo(20) },
      { name: 'Stale cement', priceConfirmedAt: daysAgo(40) },
      { name: 'Sleeping cement', priceConfirmedAt: daysAgo(100), asleep: true },
    )
    const mail = await mailTo(seller.id)
    expect(mail).toMatchObject({
      to: seller.email,
      subject: 'Are these 3 prices still right?',
      greeting: 'Hello Ojota Stores,',
    })
    const text = mail?.paragraphs.join('\n') ?? ''
    expect(text).toContain('Stale cement; Ageing cement; Sleeping cement.')
    expect(text).toContain('1 price is older than 14 days')
    expect(text).toContain('1 price is older than 28 days')
    expect(text).toContain('1 has left the lists')
    expect(text).not.toContain('Fresh cement')

    const [page, token = ''] = mail?.link?.url.split('#') ?? []
    expect(page).toBe('http://localhost/prices')
    const { body } = await get('/user/prices', { 'X-Price-Token': token })
    expect((body as PriceSheet).prices.map(({ name }) => name)).toEqual([
      'Sleeping cement',
      'Stale cement',
      'Ageing cement',
    ])
  })

  it('is not sent when everything was confirmed meanwhile, or the seller wants none any more', async () => {
    const [one] = await offers({})
    await db.update(users).set({ priceRemindersOff: true }).where(eq(users.id, seller.id))
    expect(await mailTo(seller.id)).toBeUndefined()
    await db.update(users).set({ priceRemindersOff: false }).where(eq(users.id, seller.id))
    await db
      .update(products)
      .set({ priceConfirmedAt: new Date() })
      .where(eq(products.id, one?.id ?? ''))
    expect(await mailTo(seller.id)).toBeUndefined()
  })

  it('ends the reminders by one press, and the seller has them again in the sheet', async () => {
    await offers({})
    const { oneClickUrl = '', paragraphs = [] } = (await mailTo(seller.id)) ?? {}
    const isOff = async () =>
      (await db.select().from(users).where(eq(users.id, seller.id)))[0]?.priceRemindersOff
    const token = new URL(oneClickUrl).searchParams.get('token') ?? ''
    expect(paragraphs.join(' ')).toContain(`http://localhost/prices/stop#token=${token}`)
    const stop = (path: string, body?: object) => call('POST', `/user/price-reminders${path}`, body)
    await stop('/stop', { token: `${token}x` })
    expect(await isOff()).toBe(false)
    expect((await stop(`/stop/one-click?token=${token}`)).status).toBe(200)
    expect(await isOff()).toBe(true)

    const own = await signInAs(ctx, seller)
    const on = await call('PUT', `/user/price-reminders/${seller.id}`, { reminders: true }, own)
    expect([on.status, on.body, await isOff()]).toEqual([200, { reminders: true }, false])
    expect((await stop('/stop', { token })).status).toBe(200)
    expect(await isOff()).toBe(true)
    // It opens no prices.
    expect((await get('/user/prices', { 'X-Price-Token': token })).status).toBe(401)
  })

  it('counts when it was sent, or is refused for good', async () => {
    await offers({}, {})
    const fails = (error: Error) =>
      priceMail(ctx, async () => Promise.reject(error))({ userId: seller.id }, run).catch(() => undefined)
    await fails(new Error('The mail server is away'))
    expect(await countsOf()).toEqual([0, 0])
    await mailTo(seller.id)
    expect(await countsOf()).toEqual([1, 1])
    await fails(new PermanentFailure('There is no such mailbox'))
    await mailTo(seller.id)
    expect(await countsOf()).toEqual([2, 2])
  })
})

describe('falling asleep', () => {
  const sleep = (now?: Date) => letFallAsleep(db, signal, now, 2)
  const asleep = async () =>
    (await db.select().from(products).where(eq(products.asleep, true)).orderBy(products.name)).map(
      ({ name }) => name,
    )

  it('needs 90 days without a confirmation, and two reminders', async () => {
    await offers(
      { name: 'Reminded twice, one', priceConfirmedAt: daysAgo(91), priceReminders: 2 },
      { name: 'Reminded twice, two', priceConfirmedAt: daysAgo(99), priceReminders: 2 },
      { name: 'Reminded twice, three', priceConfirmedAt: daysAgo(99), priceReminders: 2 },
      { name: 'Reminded once', priceConfirmedAt: daysAgo(99), priceReminders: 1 },
      { name: 'Not so old yet', priceConfirmedAt: daysAgo(89), priceReminders: 2 },
    )
    await sleep()
    expect(await asleep()).toEqual(['Reminded twice, one', 'Reminded twice, three', 'Reminded twice, two'])
    await sleep(inDays(2))
    expect(await asleep()).toContain('Not so old yet')
  })

  it('needs no reminder of whoever wants none', async () => {
    await offers({ name: 'Never reminded', priceConfirmedAt: daysAgo(91) })
    await sleep()
    expect(await asleep()).toEqual([])
    await db.update(users).set({ priceRemindersOff: true })
    await sleep()
    expect(await asleep()).toEqual(['Never reminded'])
  })

  it('comes of silence alone: from the upgrade on, as long as that takes', async () => {
    await offers({ name: 'From before the upgrade', priceConfirmedAt: new Date() })
    for (let day = 0; day <= 95; day += 1) {
      const now = inDays(day)
      await sleep(now)
      await remind(now)
      for (const userId of await reminded()) await mailTo(userId, now)
      await db.execute(sql`DELETE FROM pgboss.job`)
      if (day < 90) expect(await asleep()).toEqual([])
    }
    expect(await asleep()).toEqual(['From before the upgrade'])
  })
})

import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DIGEST_SPREAD_MINUTES, digestWeek } from '#domain/digest/digest.ts'
import { users } from '#server/db/schema/accounts.ts'
import { digestRounds } from '#server/db/schema/digest-rounds.ts'
import { listingLeads, productLeads } from '#server/db/schema/leads.ts'
import { products } from '#server/db/schema/products.ts'
import { createListing, createProducts, createSeller, type Seller } from '../../tests/support/factories.ts'
import { createTestApi, signInAs } from '../../tests/support/test-app.ts'
import { letFallAsleep } from './db/old-offers.ts'
import { digestMail } from './digest/digest-mail.ts'
import { queueDigests } from './digest/queue-digests.ts'
import type { EmailTemplate } from './jobs/jobs.ts'
import { PermanentFailure } from './jobs/queue.ts'
import { leadsDigest } from './leads/lead-digest.ts'
import type { DigestPart } from './mail/digest-part.ts'
import { PRICES, pricesDigest } from './prices/old-prices.ts'

const { call, ctx, db, get, queued } = await createTestApi()

const DAY = 24 * 3_600_000
const { signal } = new AbortController()
const run = { id: 'run', signal }
const parts: DigestPart[] = [pricesDigest(ctx), leadsDigest(ctx)]

/** In Nigeria. */
const MONDAY = new Date('2026-11-23T07:00:00+01:00')
const daysAfter = (days: number) => new Date(MONDAY.getTime() + days * DAY)
const daysBefore = (days: number) => daysAfter(-days)

let seller: Seller

beforeEach(async () => {
  await db.delete(digestRounds)
  seller = await createSeller(db, { name: 'Ojota Stores' })
  await createProducts(db, [{ ownerId: seller.id, priceConfirmedAt: daysBefore(20) }])
})

const queue = (now = MONDAY) => queueDigests(ctx, parts, signal, now, 2)
const readers = async () => (await queued('digest-mail')).map(({ userId }) => userId).toSorted()

/** What the job of an account sends. */
async function mailTo(userId: string, now = MONDAY): Promise<EmailTemplate | undefined> {
  const sent: EmailTemplate[] = []
  await digestMail(
    ctx,
    parts,
    async (mail) => void sent.push(mail),
    () => now,
  )({ userId }, run)
  return sent[0]
}

const account = async () => (await db.select().from(users).where(eq(users.id, seller.id)))[0]

describe('its week', () => {
  it('begins on Monday at seven in Nigeria', () => {
    expect(digestWeek(MONDAY)).toEqual(MONDAY)
    expect(digestWeek(new Date(MONDAY.getTime() - 1))).toEqual(daysBefore(7))
    expect(digestWeek(daysAfter(6.99))).toEqual(MONDAY)
  })
})

describe('who gets it', () => {
  it('is whoever may have news, wants them, and has a confirmed address', async () => {
    const accounts = await Promise.all([
      createSeller(db),
      createSeller(db, { emailVerified: false }),
      createSeller(db, { suspendedReason: 'Fraud' }),
      createSeller(db, { priceRemindersOff: true }),
      createSeller(db),
    ])
    for (const { id: ownerId } of accounts)
      await createProducts(db, [{ ownerId, priceConfirmedAt: daysBefore(20) }])
    await createSeller(db)
    await queue()
    expect(await readers()).toEqual([seller.id, accounts[0]?.id, accounts[4]?.id].toSorted())
  })

  it('is also who has nothing but homes that were looked at', async () => {
    const agent = await createSeller(db)
    const { id: offerId } = await createListing(db, { ownerId: agent.id })
    await db.insert(listingLeads).values({ offerId, day: '2026-11-20', shown: 3, opened: 1 })
    await queue()
    expect(await readers()).toEqual([seller.id, agent.id].toSorted())
    expect((await mailTo(agent.id))?.subject).toMatch(/^Your week on ADLM: /)
  })

  it('is queued once a week, by however many instances, and on a later day where none ran on that one', async () => {
    await Promise.all([queue(), queue(), queue()])
    await queue(daysAfter(3))
    expect(await readers()).toHaveLength(1)
    await queue(daysAfter(9))
    expect(await readers()).toHaveLength(2)
  })

  it('goes on where it was ended', async () => {
    const others = await Promise.all([createSeller(db), createSeller(db), createSeller(db)])
    for (const { id: ownerId } of others)
      await createProducts(db, [{ ownerId, priceConfirmedAt: daysBefore(20) }])
    const ending = new AbortController()
    const { queue: real } = ctx
    const stopping = {
      ...real,
      sendAll: (async (...args: Parameters<typeof real.sendAll>) => {
        ending.abort()
        return real.sendAll(...args)
      }) as typeof real.sendAll,
    }
    const ended = queueDigests({ db, queue: stopping }, parts, ending.signal, MONDAY, 2)
    await expect(ended).rejects.toThrow()
    expect(await readers()).toHaveLength(2)
    await queue()
    expect(await readers()).toEqual([seller, ...others].map(({ id }) => id).toSorted())
  })

  it('has it within an hour', async () => {
    await queue()
    const { rows } = await db.execute<{ at: string }>(
      sql`SELECT start_after::text AS at FROM pgboss.job WHERE name = 'digest-mail'`,
    )
    const wait = Date.parse(rows[0]?.at ?? '') - MONDAY.getTime()
    expect(wait).toBeGreaterThanOrEqual(0)
    expect(wait).toBeLessThan(DIGEST_SPREAD_MINUTES * 60_000)
  })
})

describe('the mail', () => {
  it('has the parts that have something to say', async () => {
    const mail = await mailTo(seller.id)
    expect(mail).toMatchObject({
      to: seller.email,
      subject: 'Your week on ADLM: 1 price to confirm',
      greeting: 'Hello Ojota Stores,',
    })
    expect(mail?.sections?.map(({ title }) => title)).toEqual(['Is this price still right?', 'This mail'])
    const stop = mail?.sections?.[0]?.links.at(-1)?.url
    expect(stop).toMatch(/^http:\/\/localhost\/weekly-mail\/stop\/prices#token=.+/)
    expect(stop?.split('#')[1]).toBe(mail?.oneClickUrl?.split('?')[1])
  })

  it('is not sent without anything to say, to whoever stopped it, or twice in a week', async () => {
    const buyer = await createSeller(db)
    expect(await mailTo(buyer.id)).toBeUndefined()
    expect((await db.select().from(users).where(eq(users.id, buyer.id)))[0]?.digestAt).toBeNull()
    await db.update(users).set({ priceRemindersOff: true })
    expect(await mailTo(seller.id)).toBeUndefined()
    await db.update(users).set({ priceRemindersOff: false })
    expect(await mailTo(seller.id)).toBeDefined()
    expect(await mailTo(seller.id, daysAfter(6))).toBeUndefined()
    expect(await mailTo(seller.id, daysAfter(7))).toBeDefined()
  })

  it('is handed over once, whoever else is at it, and again only where that failed', async () => {
    let handedOver = 0
    const send = digestMail(
      ctx,
      parts,
      async () => {
        handedOver += 1
        if (handedOver === 1) throw new Error('The mail server is away')
      },
      () => MONDAY,
    )
    await expect(send({ userId: seller.id }, run)).rejects.toThrow('away')
    expect(await account()).toMatchObject({ digestAt: null })
    await Promise.all([1, 2, 3].map(() => send({ userId: seller.id }, run)))
    expect(handedOver).toBe(2)
  })

  it('asks its parts side by side, and has them in their order', async () => {
    const allAsked = Promise.withResolvers<void>()
    let asked = 0
    const beside = parts.map(
      (part): DigestPart => ({
        ...part,
        findNews: async ({ username }) => {
          asked += 1
          if (asked === parts.length) allAsked.resolve()
          await allAsked.promise
          return { headline: '', section: { title: `${part.id} of ${username}`, paragraphs: [], links: [] } }
        },
      }),
    )
    const deliver = vi.fn()
    await digestMail(ctx, beside, deliver, () => MONDAY)({ userId: seller.id }, run)
    const mail: EmailTemplate = deliver.mock.lastCall?.[0]
    const titles = mail.sections?.map(({ title }) => title)
    expect(titles).toEqual(['prices of Ojota Stores', 'leads of Ojota Stores', 'This mail'])
  })

  it('counts as a reminder where its address is refused for good, and not where its server is away', async () => {
    const reminders = async () => (await db.select().from(products))[0]?.priceReminders
    const fails = (error: Error) =>
      digestMail(
        ctx,
        parts,
        async () => Promise.reject(error),
        () => MONDAY,
      )({ userId: seller.id }, run).catch(() => undefined)
    await fails(new Error('The mail server is away'))
    expect(await reminders()).toBe(0)
    await fails(new PermanentFailure('There is no such mailbox'))
    expect(await reminders()).toBe(1)
    expect(await account()).toMatchObject({ digestAt: MONDAY })
  })

  it('leaves out a part that was stopped, and is not sent for that alone', async () => {
    const [offer] = await db.select().from(products)
    await db.insert(productLeads).values([
      { offerId: offer?.id ?? '', day: '2026-11-20', shown: 34, opened: 12, whatsapp: 2, number: 1 },
      { offerId: offer?.id ?? '', day: '2026-11-12', shown: 1, opened: 1, whatsapp: 2 },
    ])
    await db.update(users).set({ priceRemindersOff: true })
    await queue()
    expect(await readers()).toEqual([seller.id])
    const mail = await mailTo(seller.id)
    expect(mail?.subject).toBe('Your week on ADLM: 3 buyers asked')
    const [leads] = mail?.sections ?? []
    expect(leads?.paragraphs).toEqual([
      'Your offers were shown 34 times, opened 12 times, 3 buyers asked (up 50 % on the week before).',
      `Most requested: ${offer?.name}.`,
    ])
    const share = new URL(leads?.links[0]?.url ?? '')
    expect(share.origin + share.pathname).toBe('https://wa.me/')
    expect(share.searchParams.get('text')).toBe(
      `Ojota Stores on ADLM, the last 7 days: shown 34 times, opened 12 times, 3 buyers asked.\nMost requested: ${offer?.name}.\nhttp://localhost/sellerShop/${seller.id}`,
    )
    await db.update(users).set({ digestAt: null, digestOff: ['leads'] })
    await db.delete(digestRounds)
    await db.execute(sql`DELETE FROM pgboss.job`)
    await queue()
    expect(await readers()).toEqual([])
    expect(await mailTo(seller.id)).toBeUndefined()
  })
})

describe('its settings', () => {
  const path = () => `/user/weekly-mail/${seller.id}`

  it('are the account’s own', async () => {
    const own = await signInAs(ctx, seller)
    const other = await signInAs(ctx, await createSeller(db))
    expect(await get(path(), own)).toMatchObject({
      status: 200,
      body: { prices: true, homes: true, leads: true, alerts: true, index: true },
    })
    expect((await get(path())).status).toBe(401)
    expect((await get(path(), other)).status).toBe(403)
    expect(
      (
        await call(
          'PUT',
          path(),
          { prices: false, homes: true, leads: true, alerts: true, index: true },
          other,
        )
      ).status,
    ).toBe(403)
    expect(
      await call('PUT', path(), { prices: false, homes: true, leads: true, alerts: true, index: true }, own),
    ).toMatchObject({
      status: 200,
      body: { prices: false, homes: true, leads: true, alerts: true, index: true },
    })
    expect(
      (await call('PUT', path(), { prices: 'no', homes: true, leads: true, alerts: true, index: true }, own))
        .status,
    ).toBe(422)
    expect(await get(path(), own)).toMatchObject({
      body: { prices: false, homes: true, leads: true, alerts: true, index: true },
    })
    expect(await mailTo(seller.id)).toBeUndefined()
  })

  it('are changed by the links of the mail: a part, or everything that is and will be', async () => {
    const { oneClickUrl = '' } = (await mailTo(seller.id)) ?? {}
    const token = new URL(oneClickUrl).searchParams.get('token') ?? ''
    const stop = (body: object) => call('POST', '/user/weekly-mail/stop', body)
    expect((await stop({ token: `${token}x`, part: 'prices' })).status).toBe(200)
    expect((await stop({ token, part: 'weather' })).status).toBe(422)
    expect(await account()).toMatchObject({ priceRemindersOff: false, digestOff: [] })
    expect((await stop({ token, part: 'prices' })).status).toBe(200)
    expect(await account()).toMatchObject({ priceRemindersOff: true, digestOff: [] })
    for (const _ of ['once', 'twice'])
      expect((await call('POST', `/user/weekly-mail/stop/one-click?token=${token}`)).status).toBe(200)
    expect(await account()).toMatchObject({ priceRemindersOff: true, digestOff: ['all'] })
  })

  it('are changed by a valid link from an address that has guessed too often', async () => {
    const { oneClickUrl = '' } = (await mailTo(seller.id)) ?? {}
    const oneClick = (search: string) => call('POST', `/user/weekly-mail/stop/one-click${search}`)
    for (let count = 0; count < 200; count++) await oneClick(`?token=guess${count}`)
    expect((await oneClick('?token=guess')).status).toBe(429)
    expect((await oneClick(new URL(oneClickUrl).search)).status).toBe(200)
    expect(await account()).toMatchObject({ digestOff: ['all'] })
  })
})

it('prices fall asleep of silence alone: after ninety days and two mails', async () => {
  await db.update(products).set({ priceConfirmedAt: MONDAY })
  const asleep = () => db.$count(products, eq(products.asleep, true))
  for (let day = 0; day <= 95; day += 1) {
    const now = daysAfter(day)
    await letFallAsleep(db, signal, PRICES, now, 2)
    await queue(now)
    for (const userId of await readers()) await mailTo(userId, now)
    await db.execute(sql`DELETE FROM pgboss.job`)
    expect(await asleep()).toBe(day < 90 ? 0 : 1)
  }
})

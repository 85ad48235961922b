import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { UNTOLD_DAYS, WAITING_MAX } from '#domain/alerts/alert-rules.ts'
import { users } from '#server/db/schema/accounts.ts'
import { alertOffers, forgottenAlerts, freshOffers, searchAlerts } from '#server/db/schema/alerts.ts'
import { createProduct, createSeller } from '../../tests/support/factories.ts'
import { createToldSearches, EMAIL, MORNING, signal } from '../../tests/support/told-searches.ts'
import { bestEffort } from './alerts/best-effort.ts'
import { forgetFinds } from './alerts/forget-finds.ts'
import { oldestFreshOffer } from './alerts/match-offers.ts'
import { queueAlerts } from './alerts/queue-alerts.ts'

const { ctx, db, queued, searched, saved, find, cements, untold, match, dayMails } =
  await createToldSearches()

describe('a search that cannot be asked', () => {
  it('keeps nobody else waiting', async () => {
    const [good, bad] = [await saved(), await saved({ search: { name: 'sand' } })]
    const failsOn =
      <One extends { search: Record<string, string> }, Result>(work: (all: One[]) => Promise<Result>) =>
      (all: One[]) => {
        if (all.some(({ search }) => search.name === 'sand')) throw new Error('a bug')
        return work(all)
      }
    const { products: real } = searched
    await match()
    const [offer] = await cements(1)
    await createProduct(db, { name: 'Sharp sand' })
    await match({
      ...searched,
      products: {
        ...real,
        listAmong: (all, reading) => failsOn((some: typeof all) => real.listAmong(some, reading))(all),
      },
    })
    expect(await db.select().from(alertOffers)).toContainEqual(expect.objectContaining({ offerId: offer }))
    expect(await db.$count(alertOffers, eq(alertOffers.alertId, bad.id))).toBe(0)
    expect(await db.$count(freshOffers)).toBe(0)
    // Nor where its needs cannot be found out, which is tried again another day.
    await db.update(searchAlerts).set({ needs: null, checkedAt: null })
    await match({
      ...searched,
      products: {
        ...real,
        findNeeds: (all) =>
          failsOn((some: { search: Record<string, string> }[]) =>
            real.findNeeds(some.map(({ search }) => search)),
          )(all.map((search) => ({ search }))),
      },
    })
    const needs = new Map((await db.select().from(searchAlerts)).map((each) => [each.id, each.needs]))
    expect([needs.get(good.id), needs.get(bad.id)]).toEqual([expect.anything(), null])
  })

  it('is told apart from a database that is away', async () => {
    const failing: number[] = []
    const all = Array.from({ length: 100 }, (_, n) => n)
    const options = { signal, onFailing: (one: number) => void failing.push(one) }
    expect(
      await bestEffort(
        all,
        async (some) => {
          if (some.includes(7) || some.includes(63)) throw new Error('a bug')
          return some.map(String)
        },
        options,
      ),
    ).toEqual(all.map((n) => (n === 7 || n === 63 ? undefined : String(n))))
    expect(failing).toEqual([7, 63])
    let calls = 0
    await expect(
      bestEffort(
        all,
        async () => {
          calls += 1
          throw new Error('away')
        },
        options,
      ),
    ).rejects.toThrow('away')
    expect(calls).toBeLessThan(50)
  })

  it('shows in the age of what searches were not asked for', async () => {
    expect(await oldestFreshOffer(db)).toBe(0)
    await db
      .insert(freshOffers)
      .values({ kind: 'products', offerId: crypto.randomUUID(), at: sql`now() - interval '1 hour'` })
    expect(await oldestFreshOffer(db)).toBeCloseTo(3_600, -1)
  })
})

describe('what searches have found', () => {
  it('is kept up to a number, and told as at least so much', { tags: ['slow'] }, async () => {
    const { id } = await saved({ createdAt: sql`now() - interval '1 minute'` })
    await cements(WAITING_MAX - 5)
    await match()
    await cements(10)
    await match()
    expect(await untold()).toBe(WAITING_MAX)
    const [mail] = await dayMails()
    expect(mail?.sections?.[0]?.title).toBe(`${WAITING_MAX} or more new: Materials`)
    expect(mail?.sections?.[0]?.paragraphs.at(-1)).toBe(`And at least ${WAITING_MAX - 5} more.`)
    await cements(1)
    await match()
    expect(await db.$count(alertOffers, sql`alert_id = ${id} AND told_at IS NULL`)).toBe(1)
  })

  it('goes soon after its search, which goes at once, and its account', async () => {
    const user = await createSeller(db)
    const broad = await saved({ userId: user.id })
    const other = await saved({ search: { name: 'sand' } })
    await db.execute(sql`
      INSERT INTO alert_offers (alert_id, offer_id) SELECT ${broad.id}, gen_random_uuid() FROM generate_series(1, 25000)`)
    await find(other.id, [crypto.randomUUID()])
    await db.delete(users).where(eq(users.id, user.id))
    expect(await db.select().from(forgottenAlerts)).toMatchObject([{ alertId: broad.id }])
    expect(await db.$count(alertOffers)).toBe(25_001)
    await forgetFinds(db, signal)
    expect(await db.$count(alertOffers)).toBe(1)
    expect(await db.$count(forgottenAlerts)).toBe(0)
  })

  it('is forgotten where it could not be told for long, and long after it was told', async () => {
    const { id } = await saved()
    const [kept = '', untoldLong = '', toldLong = ''] = await cements(3)
    await find(id, [kept])
    await find(id, [untoldLong], { foundAt: sql`now() - make_interval(days => ${UNTOLD_DAYS + 1})` })
    await find(id, [toldLong], { toldAt: sql`now() - interval '366 days'` })
    await forgetFinds(db, signal)
    expect(await db.select().from(alertOffers)).toMatchObject([{ offerId: kept }])
  })

  it('is queued for each address once, in turns of instances', async () => {
    const offers = await cements(1)
    for (const name of ['cement', 'sand']) await find((await saved({ search: { name } })).id, offers)
    await Promise.all(Array.from({ length: 4 }, () => queueAlerts(ctx, signal, MORNING)))
    expect((await queued('alert-news')).filter(({ email }) => email === EMAIL)).toHaveLength(1)
  })
})

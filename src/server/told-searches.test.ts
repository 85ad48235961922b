import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { NAMED_SEARCHES } from '#domain/alerts/alert-rules.ts'
import { users } from '#server/db/schema/accounts.ts'
import { alertOffers, searchAlerts } from '#server/db/schema/alerts.ts'
import { products } from '#server/db/schema/products.ts'
import { PermanentFailure } from '#server/jobs/queue.ts'
import { createSeller } from '../../tests/support/factories.ts'
import { createToldSearches, EMAIL, MORNING, run, signal } from '../../tests/support/told-searches.ts'
import { alertsDigest } from './alerts/alert-digest.ts'
import { alertMail, alertNewsMail } from './alerts/alert-mail.ts'
import { claimNews } from './alerts/alert-news.ts'
import { queueAlerts } from './alerts/queue-alerts.ts'
import { digestMail } from './digest/digest-mail.ts'
import type { EmailTemplate } from './jobs/jobs.ts'

const { ctx, db, queued, saved, find, cements, untold, dayMails } = await createToldSearches()

describe('what is untold', { tags: ['slow'] }, () => {
  it('is found without what searches have told in a year', async () => {
    const { id } = await saved()
    await db.execute(sql`
      INSERT INTO alert_offers (alert_id, offer_id, told_at) SELECT ${id}, gen_random_uuid(), now() FROM generate_series(1, 20000)`)
    await find(id, [crypto.randomUUID()])
    await db.execute(sql`ANALYZE alert_offers`)
    const statements: string[] = []
    const explained = async (query: string) => {
      const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql.raw(`EXPLAIN ${query}`))
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    statements.push(await explained('SELECT DISTINCT alert_id FROM alert_offers WHERE told_at IS NULL'))
    statements.push(
      await explained(`SELECT min(found_at) FROM alert_offers WHERE alert_id = '${id}' AND told_at IS NULL`),
    )
    for (const plan of statements) {
      expect(plan).toContain('alert_offers_waiting')
      expect(plan).not.toContain('Seq Scan')
    }
  })
})

describe('news', () => {
  it('are untold as before where they cannot be read', async () => {
    const { id } = await saved()
    await find(id, await cements(2))
    const failing = {
      settings: ctx.settings,
      db: new Proxy(db, {
        get: (target, key) =>
          key === 'transaction'
            ? (work: Parameters<typeof db.transaction>[0]) =>
                db.transaction((tx) =>
                  work(
                    new Proxy(tx, {
                      get: (inner, name) => {
                        if (name === 'execute') throw new Error('time-out')
                        const value = Reflect.get(inner, name)
                        return typeof value === 'function' ? value.bind(inner) : value
                      },
                    }),
                  ),
                )
            : Reflect.get(target, key),
      }),
    }
    await expect(claimNews(failing, [id])).rejects.toThrow('time-out')
    expect(await untold()).toBe(2)
  })

  it('are told once, whoever asks at the same time', async () => {
    const { id } = await saved()
    await find(id, await cements(3))
    const mails = await Promise.all(Array.from({ length: 5 }, () => dayMails()))
    expect(mails.flat()).toHaveLength(1)
  })

  it('of more than a statement may have parameters are told, and five of them named', {
    tags: ['long'],
  }, async () => {
    const { id } = await saved()
    const offers = await cements(7)
    await find(id, offers)
    await db.execute(sql`
      INSERT INTO alert_offers (alert_id, offer_id) SELECT ${id}, gen_random_uuid() FROM generate_series(1, 70000)`)
    const [mail] = await dayMails()
    expect(mail?.sections?.[0]).toMatchObject({
      title: '7 new: Materials',
      paragraphs: [...Array.from({ length: 5 }, () => 'Dangote cement, N 7,500 / bag, Kano'), 'And 2 more.'],
    })
    expect(await untold()).toBe(0)
  })

  it('are given back where the mail server is away, and count as told where it refuses for good', async () => {
    const { id } = await saved()
    await find(id, await cements(1))
    const sending = (error: Error) =>
      alertNewsMail(ctx, () => Promise.reject(error))({ email: EMAIL, userId: null, way: 'daily' }, run)
    await expect(sending(new Error('away'))).rejects.toThrow('away')
    expect(await untold()).toBe(1)
    await expect(sending(new PermanentFailure('no such address'))).rejects.toThrow('no such')
    expect(await untold()).toBe(0)
  })

  it('of the weekly mail are given back where another part of it fails', async () => {
    const user = await createSeller(db)
    const alert = await saved({ email: user.email, userId: user.id, way: 'weekly' })
    await find(alert.id, await cements(1))
    const failing = {
      id: 'leads' as const,
      mayHaveNews: () => sql`true`,
      findNews: () => Promise.reject(new Error('no leads')),
    }
    const send = digestMail(ctx, [alertsDigest(ctx), failing], async () => undefined)
    await expect(send({ userId: user.id }, run)).rejects.toThrow('no leads')
    expect(await untold()).toBe(1)
  })

  it('are no homes or products that have left the lists', async () => {
    const { id } = await saved({ way: 'once', foundAt: new Date() })
    const [offer = ''] = await cements(1)
    await find(id, [offer])
    await db.update(products).set({ hiddenReason: 'spam' }).where(eq(products.id, offer))
    const sent: EmailTemplate[] = []
    const mail = alertMail(ctx, async (each) => void sent.push(each))
    await mail({ alertId: id }, run)
    // It waits for the next, and is no more done than before.
    expect(await db.select().from(searchAlerts)).toMatchObject([{ foundAt: null }])
    await db.update(searchAlerts).set({ foundAt: new Date() })
    await find(id, await cements(1))
    await mail({ alertId: id }, run)
    expect(sent).toHaveLength(1)
    await mail({ alertId: id }, run)
    expect(await db.select().from(searchAlerts)).toMatchObject([{ foundAt: expect.any(Date) }])
  })

  it('of what was paused, or whose account was suspended, once they were queued wait', async () => {
    const user = await createSeller(db)
    const { id } = await saved({ email: user.email, userId: user.id, way: 'once' })
    await find(id, await cements(1))
    const sent: EmailTemplate[] = []
    const tell = async () => {
      await queueAlerts(ctx, signal, MORNING)
      await db.update(searchAlerts).set({ pausedAt: isPaused ? new Date() : null })
      await suspend(isSuspended)
      await alertMail(ctx, async (each) => void sent.push(each))({ alertId: id }, run)
    }
    const suspend = (is: boolean) => db.update(users).set({ suspendedReason: is ? 'spam' : null })
    let [isPaused, isSuspended] = [true, false]
    await tell()
    expect(await db.select().from(searchAlerts)).toMatchObject([{ foundAt: null }])
    ;[isPaused, isSuspended] = [false, true]
    await db.update(searchAlerts).set({ pausedAt: null })
    await tell()
    expect(await db.select().from(searchAlerts)).toMatchObject([{ foundAt: null }])
    expect([sent, await untold()]).toEqual([[], 1])
    const queuedBefore = (await queued('alert-mail')).length
    await queueAlerts(ctx, signal, MORNING)
    expect(await queued('alert-mail')).toHaveLength(queuedBefore)
    isSuspended = false
    await suspend(false)
    await tell()
    expect(sent).toHaveLength(1)
  })

  it('of more searches than a mail has room for come first the next time', async () => {
    const offers = await cements(1)
    for (let n = 0; n < NAMED_SEARCHES + 2; n++) {
      const { id } = await saved({ search: { name: `cement ${n}` } })
      await find(id, offers, { foundAt: new Date(Date.now() - n * 1_000) })
    }
    const [first] = await dayMails()
    expect(first?.sections).toHaveLength(NAMED_SEARCHES + 1)
    expect(first?.paragraphs.at(-1)).toBe(
      '2 other searches of yours found something too: they will be in the next mail.',
    )
    // Those wait that have found something last, also where they were saved first.
    const waiting = await db
      .select({ search: searchAlerts.search })
      .from(searchAlerts)
      .innerJoin(alertOffers, eq(alertOffers.alertId, searchAlerts.id))
      .where(sql`${alertOffers.toldAt} IS NULL`)
    expect(waiting.map(({ search }) => search.name).sort()).toEqual(['cement 0', 'cement 1'])
    const [{ alertId } = { alertId: '' }] = await db
      .select()
      .from(alertOffers)
      .where(sql`told_at IS NOT NULL`)
    await find(alertId, await cements(1), { foundAt: new Date(Date.now() + 1_000) })
    const [second] = await dayMails()
    expect(second?.sections).toHaveLength(3 + 1)
    expect(await untold()).toBe(0)
  })
})

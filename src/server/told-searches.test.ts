import { eq, sql } from 'drizzle-orm'
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ALERT_CONFIRMATION_DAYS,
  BROWSERS_PER_SEARCH,
  NAMED_SEARCHES,
  PROOF_DAYS,
  UNTOLD_DAYS,
  WAITING_MAX,
} from '#domain/alerts/alert-rules.ts'
import { users } from '#server/db/schema/accounts.ts'
import {
  alertOffers,
  alertPushes,
  forgottenAlerts,
  freshOffers,
  pushSubscriptions,
  searchAlerts,
} from '#server/db/schema/alerts.ts'
import { consents } from '#server/db/schema/consents.ts'
import { products } from '#server/db/schema/products.ts'
import { PermanentFailure } from '#server/jobs/queue.ts'
import { createProduct, createProducts, createSeller } from '../../tests/support/factories.ts'
import { createPerson, PASSWORD } from '../../tests/support/people.ts'
import { createTestApi, signInAs } from '../../tests/support/test-app.ts'
import { createLinkToken } from './accounts/link-tokens.ts'
import { setNewPassword } from './accounts/password-reset.ts'
import { passwordFingerprint } from './accounts/passwords.ts'
import { removeOldAlerts } from './alerts/alert-commands.ts'
import { alertsDigest } from './alerts/alert-digest.ts'
import { alertMail, alertNewsMail } from './alerts/alert-mail.ts'
import { claimNews } from './alerts/alert-news.ts'
import { alertPush } from './alerts/alert-push.ts'
import { addressProof, alertToken, confirmationToken, isProofOf } from './alerts/alert-tokens.ts'
import { bestEffort } from './alerts/best-effort.ts'
import { forgetFinds } from './alerts/forget-finds.ts'
import { matchFreshOffers, oldestFreshOffer, type SearchedKinds } from './alerts/match-offers.ts'
import { queueAlerts } from './alerts/queue-alerts.ts'
import { moveAlerts } from './db/account-alerts.ts'
import { digestMail } from './digest/digest-mail.ts'
import type { EmailTemplate, Jobs } from './jobs/jobs.ts'
import { searchedListings } from './listings/listed-among.ts'
import { searchedComparisons } from './materials/listed-among.ts'
import { searchedProducts } from './products/listed-among.ts'

const { ctx, call, db, queued } = await createTestApi()

const EMAIL = 'ngozi@mail.example'
const MORNING = new Date('2026-11-24T08:00:00Z')

beforeEach(async () => {
  await db.delete(searchAlerts)
  await db.delete(alertOffers)
  await db.delete(forgottenAlerts)
  await db.delete(freshOffers)
  await db.delete(pushSubscriptions)
})

const { signal } = new AbortController()
const run = { id: 'run', signal }

const searched: SearchedKinds = {
  products: searchedProducts(ctx),
  listings: searchedListings(ctx),
  comparisons: searchedComparisons(ctx),
}

type NewAlert = PgUpdateSetSource<typeof searchAlerts>

/** A search of an address, confirmed. */
async function saved(more: NewAlert = {}) {
  const [alert] = await db
    .insert(searchAlerts)
    .values({
      kind: 'products',
      search: { name: 'cement' },
      email: EMAIL,
      way: 'daily',
      confirmedAt: sql`now()`,
      ...more,
    } as PgInsertValue<typeof searchAlerts>)
    .returning()
  if (!alert) throw new Error('No alert')
  return alert
}

const find = (alertId: string, offerIds: string[], more: object = {}) =>
  db.insert(alertOffers).values(offerIds.map((offerId) => ({ alertId, offerId, ...more })))

const cements = async (count: number) =>
  (
    await createProducts(
      db,
      Array.from({ length: count }, () => ({ name: 'Dangote cement', location: 'Kano' as const })),
    )
  ).map(({ id }) => id)

const untold = () => db.$count(alertOffers, sql`told_at IS NULL`)

const match = (kinds = searched) => matchFreshOffers(ctx, kinds, signal)

/** The mails that a job of the day sends now. */
async function dayMails(job: Partial<Jobs['alert-news']> = {}): Promise<EmailTemplate[]> {
  const sent: EmailTemplate[] = []
  await alertNewsMail(ctx, async (mail) => void sent.push(mail))(
    { email: EMAIL, userId: null, way: 'daily', ...job },
    run,
  )
  return sent
}

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

  it('of more than a statement may have parameters are told, and five of them named', async () => {
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
      '2 other searches of yours found something, too: they are in the next mail.',
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

describe('the links', () => {
  const confirm = (token: string) => call('POST', '/search/alerts/confirm', { token })

  it('that stop a search prove no address', async () => {
    const told = await saved({ toldAt: new Date() })
    expect((await confirm(await alertToken(ctx, told.id))).status).toBe(422)
    const { id } = await saved({ search: { name: 'sand' }, confirmedAt: null })
    expect((await confirm(await alertToken(ctx, id))).status).toBe(422)
    const confirmation = await confirmationToken(ctx, id)
    expect((await call('POST', '/search/alerts/stop', { token: confirmation })).status).toBe(200)
    expect(await db.$count(searchAlerts)).toBe(2)
    expect((await confirm(confirmation)).status).toBe(200)
    expect((await confirm(`${confirmation}x`)).status).toBe(422)
    expect((await confirm(confirmation.replace(/\.\d+\./, '.9999999999.'))).status).toBe(422)
  })

  it('and the proof of a browser end', async () => {
    const { id } = await saved({ confirmedAt: null })
    const [token, proof] = [await confirmationToken(ctx, id), await addressProof(ctx, EMAIL)]
    expect(await isProofOf(ctx, proof, EMAIL)).toBe(true)
    expect(await isProofOf(ctx, proof, 'other@mail.example')).toBe(false)
    const later = (days: number) => Date.now() + days * 24 * 3_600_000 + 1_000
    try {
      vi.setSystemTime(later(ALERT_CONFIRMATION_DAYS))
      expect((await confirm(token)).status).toBe(422)
      vi.setSystemTime(later(PROOF_DAYS))
      expect(await isProofOf(ctx, proof, EMAIL)).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  it('of an address that an account has left prove nothing of its new one', async () => {
    const user = await createSeller(db)
    const { id } = await saved({ email: user.email, userId: user.id })
    const token = await confirmationToken(ctx, id)
    await db.transaction((tx) => moveAlerts(tx, user.id, 'new@mail.example'))
    expect((await confirm(token)).status).toBe(422)
  })

  it('leave what an account has saved to the account', async () => {
    const user = await createSeller(db)
    const { id } = await saved({ email: user.email, userId: user.id, pausedAt: new Date(), name: 'Mine' })
    const proof = await addressProof(ctx, user.email)
    const body = {
      kind: 'products',
      search: { name: 'cement' },
      email: user.email,
      proof,
      way: 'weekly',
      name: 'Theirs',
    }
    expect((await call('POST', '/search/alerts', body)).status).toBe(202)
    expect(await db.select().from(searchAlerts)).toMatchObject([
      { id, way: 'daily', name: 'Mine', pausedAt: expect.any(Date) },
    ])
  })

  it('a stranger changes nothing of what is an account’s, or confirmed and waiting', async () => {
    const user = await createSeller(db)
    const requestedAt = sql`now() - interval '2 days'`
    await saved({ email: user.email, userId: user.id, way: 'once', foundAt: sql`now()`, requestedAt })
    await saved({ way: 'once', requestedAt })
    const before = await db.select().from(searchAlerts).orderBy(searchAlerts.id)
    const consented = () => db.$count(consents, eq(consents.userId, user.id))
    const consentsBefore = await consented()
    for (const email of [user.email, EMAIL])
      expect(
        (await call('POST', '/search/alerts', { kind: 'products', search: { name: 'cement' }, email }))
          .status,
      ).toBe(202)
    expect(await db.select().from(searchAlerts).orderBy(searchAlerts.id)).toEqual(before)
    expect(await consented()).toBe(consentsBefore)
    expect(await queued('alert-mail')).toEqual([])
  })
})

describe('an account with the address of confirmed searches', () => {
  const own = async () => (await db.select().from(searchAlerts)).map(({ userId }) => userId)

  it('has them once its address is proved, without the names that were typed', async () => {
    const { id, email } = await createPerson(db, { emailVerified: false })
    await saved({ email, name: 'Theirs', way: 'weekly' })
    await saved({ email, search: { name: 'sand' }, confirmedAt: null })
    await db
      .update(users)
      .set({ digestOff: ['alerts'] })
      .where(eq(users.id, id))
    const token = await createLinkToken(ctx, 'confirm-email', { userId: id, email })
    const { status } = await call('POST', '/auth/confirm-email', { token, password: PASSWORD })
    expect(status).toBe(200)
    // The weekly mail that would tell of it has no such part.
    expect(await db.select().from(searchAlerts).orderBy(searchAlerts.id)).toMatchObject([
      { userId: id, name: '', way: 'daily' },
      { userId: null, confirmedAt: null },
    ])
  })

  it('has them once a new password by the link of a mail proves its address', async () => {
    const { id, email } = await createPerson(db, { emailVerified: false })
    await saved({ email })
    const replaces = await passwordFingerprint(db, id)
    const token = await createLinkToken(ctx, 'new-password', { userId: id, email, replaces })
    await setNewPassword(ctx, { token, password: 'six planks and a bucket of nails' })
    expect(await own()).toEqual([id])
  })

  it('has those that the link of a mail confirms, and one mail tells of all', async () => {
    const user = await createSeller(db)
    await saved({ email: user.email, userId: user.id, search: { name: 'sand' } })
    const { id } = await saved({ email: user.email, confirmedAt: null })
    const confirmation = { token: await confirmationToken(ctx, id) }
    expect((await call('POST', '/search/alerts/confirm', confirmation)).status).toBe(200)
    expect(await own()).toEqual([user.id, user.id])
    const offers = await cements(1)
    for (const alert of await db.select().from(searchAlerts)) await find(alert.id, offers)
    await queueAlerts(ctx, signal, MORNING)
    expect(await queued('alert-news')).toEqual([{ email: user.email, userId: user.id, way: 'daily' }])
  })

  it('saves by itself or by the link of a mail: a browser’s proof is not enough', async () => {
    const user = await createSeller(db)
    const body = { kind: 'products', search: { name: 'cement' }, way: 'daily', email: user.email }
    const answer = await call('POST', '/search/alerts', {
      ...body,
      proof: await addressProof(ctx, user.email),
    })
    expect(answer).toMatchObject({ status: 202, body: { message: expect.stringContaining('your mail') } })
    expect(await db.select().from(searchAlerts)).toMatchObject([{ userId: null, confirmedAt: null }])
    expect(await queued('alert-mail')).toHaveLength(1)
  })
})

describe('browsers', () => {
  const browser = (name: string) => ({
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  })
  const notified = async () =>
    (
      await db
        .select()
        .from(alertPushes)
        .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, alertPushes.subscriptionId))
    )
      .map(({ push_subscriptions: { endpoint } }) => endpoint.split('/').at(-1))
      .sort()
  const save = (name: string, more: object = {}, headers?: Record<string, string>) => {
    ctx.settings.pushKey = 'configured'
    return call(
      'POST',
      '/search/alerts',
      { kind: 'products', search: { name: 'cement' }, way: 'push', push: browser(name), ...more },
      headers,
    )
  }

  it('of strangers are notified of nobody’s search', async () => {
    const user = await createSeller(db)
    const own = await signInAs(ctx, user)
    await save('planted', { email: user.email })
    await save('mine', {}, own)
    expect(await notified()).toEqual(['mine'])
    await db.update(searchAlerts).set({ requestedAt: sql`now() - interval '2 days'` })
    await save('strange', { email: user.email })
    expect(await notified()).toEqual(['mine'])
    await save('', { email: user.email, way: 'daily', push: undefined })
    expect(await notified()).toEqual(['mine'])
  })

  it('are the newest of a search, and leave it with the way', async () => {
    const own = await signInAs(ctx, await createSeller(db))
    for (let n = 0; n < BROWSERS_PER_SEARCH + 2; n++) await save(`${n}`.padStart(2, '0'), {}, own)
    const names = await notified()
    expect(names).toHaveLength(BROWSERS_PER_SEARCH)
    expect(names.at(-1)).toBe(`${BROWSERS_PER_SEARCH + 1}`)
    const [alert] = await db.select().from(searchAlerts)
    await call('PUT', `/search/alerts/${alert?.id}`, { way: 'daily' }, own)
    expect(await notified()).toEqual([])
  })

  it('show the next person nothing of the former', async () => {
    const [one, other] = [
      await signInAs(ctx, await createSeller(db)),
      await signInAs(ctx, await createSeller(db)),
    ]
    await save('shared', {}, one)
    await save('shared', { search: { name: 'sand' } }, other)
    const pushes = await db.select().from(alertPushes)
    const [sand] = await db.select().from(searchAlerts).where(sql`search ->> 'name' = 'sand'`)
    expect(pushes.map(({ alertId }) => alertId)).toEqual([sand?.id])
  })

  it('are not notified of what was paused, or is told otherwise now', async () => {
    const alert = await saved({ way: 'push', pausedAt: new Date() })
    await find(alert.id, await cements(1))
    const sent: unknown[] = []
    const notify = alertPush(ctx, async (...message) => {
      sent.push(message)
      return 'sent'
    })
    await notify({ alertId: alert.id })
    await db.update(searchAlerts).set({ pausedAt: null, way: 'weekly' })
    await notify({ alertId: alert.id })
    expect(sent).toEqual([])
    expect(await db.select().from(searchAlerts)).toMatchObject([{ way: 'weekly' }])
  })
})

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

describe('searches', () => {
  it('are forgotten by when they were asked for last', async () => {
    const old = sql`now() - interval '200 days'`
    await saved({ way: 'once', createdAt: old })
    await saved({ search: { name: 'sand' }, confirmedAt: null, createdAt: old })
    await removeOldAlerts(db)
    expect(await db.$count(searchAlerts)).toBe(2)
  })

  it('are kept where somebody has asked for the same at the new address of their account', async () => {
    const [user, other] = [await createSeller(db), await createSeller(db)]
    const own = { email: user.email, userId: user.id, name: 'Mine' }
    await saved(own)
    await saved({ ...own, search: { name: 'sand' } })
    await saved({ email: 'new@mail.example', confirmedAt: null, way: 'once', name: 'Theirs' })
    // Of an account that had the address before this was so.
    await saved({ email: 'new@mail.example', userId: other.id, search: { name: 'sand' } })
    await db.transaction((tx) => moveAlerts(tx, user.id, 'new@mail.example'))
    const rows = await db.select().from(searchAlerts)
    expect(rows.map(({ userId, name, search }) => [userId, name, search.name])).toEqual(
      expect.arrayContaining([
        [user.id, 'Mine', 'cement'],
        [other.id, '', 'sand'],
      ]),
    )
    expect(rows).toHaveLength(2)
  })

  it('are not told weekly where the weekly mail has no part of them', async () => {
    const user = await createSeller(db)
    await db
      .update(users)
      .set({ digestOff: ['alerts'] })
      .where(eq(users.id, user.id))
    const own = await signInAs(ctx, user)
    const body = { kind: 'products', search: { name: 'cement' } }
    expect((await call('POST', '/search/alerts', { ...body, way: 'weekly' }, own)).status).toBe(422)
    await call('POST', '/search/alerts', { ...body, way: 'daily' }, own)
    const [alert] = await db.select().from(searchAlerts)
    expect((await call('PUT', `/search/alerts/${alert?.id}`, { way: 'weekly' }, own)).status).toBe(422)
  })

  it('say nothing to an account that a stranger has typed', async () => {
    const user = await createSeller(db)
    const body = { kind: 'products', search: { name: 'cement' } }
    await call('POST', '/search/alerts', { ...body, email: user.email, name: 'Call 0800 SCAM' })
    await call('POST', '/search/alerts', { ...body, way: 'daily' }, await signInAs(ctx, user))
    expect(await db.select().from(searchAlerts)).toMatchObject([{ userId: user.id, name: '' }])
  })

  it('follow their account to another address, and its deletion takes no others', async () => {
    const [user, next] = [await createSeller(db), await createPerson(db)]
    for (const name of ['cement', 'sand'])
      await saved({ email: user.email, userId: user.id, search: { name } })
    await saved({ email: 'new@mail.example', search: { name: 'sand' } })
    await db.transaction((tx) => moveAlerts(tx, user.id, 'new@mail.example'))
    const rows = await db.select().from(searchAlerts)
    expect(rows.map(({ email, search }) => [email, search.name]).sort()).toEqual([
      ['new@mail.example', 'cement'],
      ['new@mail.example', 'sand'],
    ])
    expect(rows.map(({ userId }) => userId)).toEqual([user.id, user.id])
    // Of an account that has not moved, before this was so.
    await db
      .update(searchAlerts)
      .set({ email: next.email, userId: user.id })
      .where(sql`search ->> 'name' = 'cement'`)
    await call('DELETE', `/user/${next.id}`, { currentPassword: PASSWORD }, await signInAs(ctx, next))
    expect(await db.$count(searchAlerts)).toBe(2)
  })
})

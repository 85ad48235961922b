import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { freshOffers, searchAlerts } from '#server/db/schema/alerts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { createListing, createSeller } from '../../tests/support/factories.ts'
import { createSavedSearches, run, SEARCH } from '../../tests/support/saved-searches.ts'
import { signInAs } from '../../tests/support/test-app.ts'
import { removeOldAlerts } from './alerts/alert-commands.ts'
import { alertsDigest } from './alerts/alert-digest.ts'
import { alertNewsMail } from './alerts/alert-mail.ts'
import { matchFreshOffers } from './alerts/match-offers.ts'

const { ctx, db, queued, ask, alerts, found, newsOf, mailOf, confirmed, searched, check, cement } =
  await createSavedSearches()

describe('the job', () => {
  it('tells once when there is something, with a way to stop', async () => {
    const alert = await confirmed()
    await check()
    expect(await queued('alert-mail')).toHaveLength(1)
    await cement()
    for (const _ of ['first', 'again']) await check()
    await cement()
    await check()
    expect(await queued('alert-mail')).toHaveLength(2)
    const mail = await mailOf(alert.id)
    expect(mail?.sections?.[0]).toMatchObject({
      title: '1 new: Materials in Kano',
      paragraphs: ['Dangote cement, N 7,500 / bag, Kano'],
      link: { url: 'http://localhost/marketplace?name=cement&location=Kano' },
    })
    expect(mail?.oneClickUrl).toContain(`/api/search/alerts/stop/one-click?token=${alert.token}`)
  })

  it('tells nothing that is not confirmed', async () => {
    await ask()
    await cement()
    await check()
    expect(await queued('alert-mail')).toHaveLength(1)
  })

  it('begins again where it was stopped', async () => {
    await confirmed()
    await cement()
    const stopped = AbortSignal.abort(new Error('stopped'))
    await expect(matchFreshOffers(ctx, searched, stopped)).rejects.toThrow('stopped')
    await check()
    expect(await alerts()).toMatchObject([{ foundAt: expect.any(Date) }])
  })

  it('finds what waited to come online, and what became cheap enough', async () => {
    const own = await signInAs(ctx, await createSeller(db))
    const search = { ...SEARCH, maxPrice: '7000' }
    await ask({ email: undefined, way: 'daily', search }, own)
    const [waiting, dear, hidden] = await Promise.all([
      cement({ waitingFor: 'quota', regularPrice: 5_000 }),
      cement(),
      cement({ hiddenReason: 'spam', regularPrice: 5_000 }),
    ])
    await check()
    expect(await found()).toEqual([])
    await db.update(products).set({ waitingFor: null }).where(eq(products.id, waiting.id))
    await db.update(products).set({ regularPrice: 690_000 }).where(eq(products.id, dear.id))
    await db.update(products).set({ hiddenReason: null }).where(eq(products.id, hidden.id))
    await check()
    expect(await found()).toEqual([waiting.id, dear.id].sort())
    // Once for each, whatever its price does.
    await db.update(products).set({ regularPrice: 800_000 }).where(eq(products.id, dear.id))
    await db.update(products).set({ regularPrice: 500_000 }).where(eq(products.id, dear.id))
    await check()
    expect(await found()).toHaveLength(2)
  })

  it('finds a home that was put up before it could be had', async () => {
    await ask(
      { kind: 'listings', search: { state: 'Lagos' }, email: undefined, way: 'daily' },
      await signInAs(ctx, await createSeller(db)),
    )
    const home = await createListing(db, { state: 'Lagos', availability: 'paused' })
    await check()
    expect(await found()).toEqual([])
    await db.update(listings).set({ availability: 'under-offer' }).where(eq(listings.id, home.id))
    await check()
    expect(await found()).toEqual([home.id])
  })

  it('finds nothing of its author’s own, and nothing that was there before', async () => {
    const author = await createSeller(db)
    const before = await cement()
    await ask({ email: undefined, way: 'daily' }, await signInAs(ctx, author))
    await cement({ ownerId: author.id })
    await db
      .insert(freshOffers)
      .values({ kind: 'products', offerId: before.id, at: sql`now() - interval '1 hour'` })
    await check()
    expect(await found()).toEqual([])
  })

  it('writes to an address once a day, of all its searches', async () => {
    const own = await signInAs(ctx, await createSeller(db))
    await ask({ email: undefined, way: 'daily' }, own)
    await ask(
      { email: undefined, way: 'daily', search: { name: 'dangote' }, name: 'Anything of theirs' },
      own,
    )
    await cement()
    const morning = new Date('2026-11-23T08:00:00Z')
    await check(morning)
    await check(morning)
    const [job, ...others] = await queued('alert-news')
    expect([job?.way, others]).toEqual(['daily', []])
    const mail = await newsOf(job)
    expect(mail?.sections?.map(({ title }) => title)).toEqual([
      '1 new: cement in Kano',
      '1 new: Anything of theirs',
      'This mail',
    ])
    await cement()
    await check(new Date('2026-11-24T05:59:00Z'))
    expect(await queued('alert-news')).toHaveLength(1)
    await check(new Date('2026-11-24T06:00:00Z'))
    expect(await queued('alert-news')).toHaveLength(2)
    // What was told is told no more, and what could not be sent is.
    const failing = alertNewsMail(ctx, () => Promise.reject(new Error('no')))
    await expect(failing(job as Jobs['alert-news'], run)).rejects.toThrow('no')
    expect((await newsOf(job))?.sections?.[0]?.title).toBe('1 new: cement in Kano')
    expect(await newsOf(job)).toBeUndefined()
  })

  it('leaves the weekly mail of an account to the digest', async () => {
    const user = await createSeller(db)
    await ask({ email: undefined, way: 'weekly' }, await signInAs(ctx, user))
    await cement()
    await check()
    expect(await queued('alert-news')).toEqual([])
    const part = alertsDigest(ctx)
    const readers = () => db.select({ id: users.id }).from(users).where(part.mayHaveNews(new Date()))
    expect(await readers()).toEqual([{ id: user.id }])
    const news = await part.findNews({ userId: user.id, username: user.name }, new Date())
    expect(news).toMatchObject({
      headline: '1 new: cement in Kano',
      section: { title: 'Your saved searches' },
    })
    expect(await readers()).toEqual([])
    await news?.onFailed?.()
    expect(await readers()).toHaveLength(1)
  })

  it('forgets what nobody confirmed, what was told, and what nothing came of', async () => {
    const { id } = await confirmed()
    await removeOldAlerts(db)
    expect(await alerts()).toHaveLength(1)
    await db
      .update(searchAlerts)
      .set({ requestedAt: sql`now() - interval '181 days'` })
      .where(eq(searchAlerts.id, id))
    await ask({ search: { name: 'sand' } })
    await db
      .update(searchAlerts)
      .set({ requestedAt: sql`now() - interval '8 days'` })
      .where(sql`confirmed_at IS NULL`)
    await removeOldAlerts(db)
    expect(await alerts()).toEqual([])
  })
})

import { asc } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import { alertMail, alertNewsMail } from '#server/alerts/alert-mail.ts'
import { alertToken } from '#server/alerts/alert-tokens.ts'
import { matchFreshOffers } from '#server/alerts/match-offers.ts'
import { queueAlerts } from '#server/alerts/queue-alerts.ts'
import { alertOffers, freshOffers, pushSubscriptions, searchAlerts } from '#server/db/schema/alerts.ts'
import type { EmailTemplate, Jobs } from '#server/jobs/jobs.ts'
import { searchedListings } from '#server/listings/listed-among.ts'
import { searchedComparisons } from '#server/materials/listed-among.ts'
import { searchedProducts } from '#server/products/listed-among.ts'
import { createProduct } from './factories.ts'
import { createTestApi } from './test-app.ts'

export const EMAIL = 'ngozi@mail.example'
export const SEARCH = { name: 'cement', location: 'Kano' }

export const run = { id: 'run', signal: new AbortController().signal }

/** The API, and searches that are saved by its calls; each test begins without any. */
export async function createSavedSearches() {
  const { ctx, call, db, queued } = await createTestApi()

  beforeEach(async () => {
    await db.delete(searchAlerts)
    await db.delete(alertOffers)
    await db.delete(freshOffers)
    await db.delete(pushSubscriptions)
  })

  const ask = (more: object = {}, headers?: Record<string, string>) =>
    call('POST', '/search/alerts', { kind: 'products', search: SEARCH, email: EMAIL, ...more }, headers)

  const alerts = () => db.select().from(searchAlerts)

  /** The offers that were found, by their ids. */
  const found = async () =>
    (await db.select().from(alertOffers).orderBy(asc(alertOffers.offerId))).map(({ offerId }) => offerId)

  /** The mail of a day or a week that a job sends now. */
  async function newsOf(job: Jobs['alert-news'] | undefined): Promise<EmailTemplate | undefined> {
    const sent: EmailTemplate[] = []
    if (job) await alertNewsMail(ctx, async (mail) => void sent.push(mail))(job, run)
    return sent[0]
  }

  /** The mail that the job of an alert sends now. */
  async function mailOf(alertId: string): Promise<EmailTemplate | undefined> {
    const sent: EmailTemplate[] = []
    await alertMail(ctx, async (mail) => void sent.push(mail))({ alertId }, run)
    return sent[0]
  }

  async function confirmed() {
    await ask()
    const [alert] = await alerts()
    if (!alert) throw new Error('No alert')
    const token = (await mailOf(alert.id))?.link?.url.split('#token=')[1] ?? ''
    expect((await call('POST', '/search/alerts/confirm', { token })).status).toBe(200)
    return { ...alert, confirmation: token, token: await alertToken(ctx, alert.id) }
  }

  const searched = {
    products: searchedProducts(ctx),
    listings: searchedListings(ctx),
    comparisons: searchedComparisons(ctx),
  }

  /** What the job does. @param now tells which mails are due */
  async function check(now?: Date) {
    await matchFreshOffers(ctx, searched, new AbortController().signal)
    await queueAlerts(ctx, new AbortController().signal, now)
  }

  const cement = (more: object = {}) =>
    createProduct(db, { name: 'Dangote cement', location: 'Kano', ...more })

  return { ctx, call, db, queued, ask, alerts, found, newsOf, mailOf, confirmed, searched, check, cement }
}
